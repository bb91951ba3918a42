import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireSession } from '#http/auth.ts';
import { createEventStreams } from './streams.ts';

export function eventRoutes(app: App, context: Context): void {
  const streams = createEventStreams(context);
  // A server that closes waits for every answer to end.
  app.addHook('preClose', async () => streams.close());

  app.route({
    ...route('streamEvents'),
    // It would open a stream and never end.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const stream = streams.open(requireSession(request), request.headers['last-event-id']);
      return (
        reply
          .headers({
            'content-type': 'text/event-stream; charset=utf-8',
            'cache-control': 'no-store',
            // nginx would hold events back until they fill a buffer.
            'x-accel-buffering': 'no',
            // Kept alive afterwards, it would hold up a server that closes.
            connection: 'close',
          })
          // The types know no answer that is a stream.
          .send(stream as never)
      );
    },
  });
}
