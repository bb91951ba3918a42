import type { App } from './app-type.ts';
import { InvalidHostError } from './errors.ts';

/** An empty one is valid: it names no host. */
const isHost = (host: string): boolean =>
  host === '' || (/^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`));

/** Refuses requests that name two hosts or none that could be: what is before the server may read another one. */
export function requireOneHost(app: App): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const names = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    done(names.length > 1 || !isHost(raw.headers.host ?? '') ? new InvalidHostError() : undefined);
  });
}
