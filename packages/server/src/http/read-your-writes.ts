import type { Context } from '#context.ts';
import { accessOf } from './access.ts';
import type { App } from './app-type.ts';

/**
 * A write is answered when this node has heard of it itself, so nothing that it keeps is older than what a caller has
 * been told.
 */
export function readYourWrites(app: App, { bus }: Context): void {
  app.addHook('onRoute', (options) => {
    if (!accessOf(options.schema) || options.method === 'GET' || options.method === 'HEAD') return;
    options.onSend = [async () => bus.catchUp(), ...[options.onSend ?? []].flat()];
  });
}
