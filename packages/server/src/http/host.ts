import type { App } from './app-type.ts';
import { InvalidHostError } from './errors.ts';

/** An empty one is valid: it names no host. */
const isHost = (host: string): boolean =>
  host === '' || (/^[^\s,/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`));

/**
 * Refuses requests that name two hosts or none that could be: what is before the server may read another one. Two come
 * joined by a comma, for the server joins headers that come twice.
 */
export function requireOneHost(app: App): void {
  // Nearly all requests name the same one.
  let known = '';
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const { host = '' } = headers;
    if (host !== known && !isHost(host)) return done(new InvalidHostError());
    known = host;
    done();
  });
}
