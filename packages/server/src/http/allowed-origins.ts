import cors from '@fastify/cors';
import type { App } from './app-type.ts';

const hours = 60 * 60;

/**
 * Lets pages of other origins call the server. They send the token themselves; there are no cookies, so a page that is
 * not listed gains nothing by a browser that is logged in.
 */
export async function allowOrigins(app: App, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Last-Event-ID'],
    // What a client reads beside the body: the next page, when to come back.
    exposedHeaders: ['Link', 'Retry-After'],
    // The poll of a conversation has one address, so it costs one question in this time.
    maxAge: 2 * hours,
  });
}
