import type { App } from './app-type.ts';
import { InvalidHostError } from './errors.ts';

/** An empty one is valid. */
const isHost = (host: string): boolean =>
  host === '' || (/^[^\s,/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`));

/**
 * Refuses requests with two hosts or an invalid one, and with none from HTTP/1.1 on: a proxy before the server may read
 * another host. Node joins two Host headers with a comma.
 */
export function requireOneHost(app: App): void {
  // Nearly all requests name the same one.
  let known = '';
  app.addHook('onRequest', ({ raw: { headers, httpVersion } }, _reply, done) => {
    const { host = httpVersion === '1.0' ? '' : undefined } = headers;
    if (host === undefined || (host !== known && !isHost(host))) return done(new InvalidHostError());
    known = host;
    done();
  });
}
