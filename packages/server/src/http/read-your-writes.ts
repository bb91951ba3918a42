import type { Context } from '#context.ts';
import { accessOf } from './access.ts';
import type { App } from './app-type.ts';

/**
 * Sends the response to a write once this node has received its events, so that the node's caches contain nothing older
 * than the response.
 */
export function readYourWrites(app: App, { bus }: Context): void {
  app.addHook('onRoute', (options) => {
    if (!accessOf(options.schema) || options.method === 'GET' || options.method === 'HEAD') return;
    options.onSend = [async () => bus.catchUp(), ...[options.onSend ?? []].flat()];
  });
}
