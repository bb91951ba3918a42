import { route } from '@guildhall/contract';
import type { FastifyReply } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireSession } from '#http/auth.ts';
import { createEventStreams } from './streams.ts';

const ignore = () => {};

/**
 * Lets go of what is kept of a request until its response ends: with thousands of streams that is a fifth of their memory.
 */
function forgetRequest({ raw: response }: FastifyReply): void {
  // Fastify waits for either event with one listener, which holds its request and reply.
  for (const listener of response.listeners('error') as (() => void)[])
    response.off('error', listener).off('finish', listener);
  response.on('error', ignore);
  Object.assign(response.req, { headers: {}, rawHeaders: [] });
}

export function eventRoutes(app: App, context: Context): void {
  const streams = createEventStreams(context);
  // A server that closes waits for every response to end.
  app.addHook('preClose', async () => streams.close());

  app.route({
    ...route('streamEvents'),
    // A HEAD request would open a stream and never end.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const session = requireSession(request);
      streams.requireRoom(session);
      reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          // nginx would hold events back until they fill a buffer.
          'x-accel-buffering': 'no',
          // With keep-alive the connection would delay a server that closes.
          connection: 'close',
        })
        // Thousands are open at a time: the bare response takes half the memory of a stream that is piped into it.
        .hijack();
      await streams.open(reply.raw, session, request.headers['last-event-id'], () => {
        reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
        // Flushed alone, the head stays in memory as one string; sent with the first event, as many.
        reply.raw.flushHeaders();
        forgetRequest(reply);
      });
    },
  });
}
