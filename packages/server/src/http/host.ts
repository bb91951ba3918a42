import type { App } from './app-type.ts';
import { InvalidHostError } from './errors.ts';

/** An empty one is valid. */
const isHost = (host: string): boolean =>
  host === '' || (/^[^\s,/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`));

/**
 * Refuses requests with two hosts or an invalid one: a proxy before the server may read another host. Node joins two Host
 * headers with a comma.
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
