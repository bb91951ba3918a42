import cors from '@fastify/cors';
import type { App } from './app-type.ts';

const hours = 60 * 60;

/**
 * Allows pages of other origins to call the server. They send the token themselves; there are no cookies, so an unlisted
 * page gains nothing from a browser that is logged in.
 */
export async function allowOrigins(app: App, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Last-Event-ID'],
    // The address of the next page, and the time of the next try.
    exposedHeaders: ['Link', 'Retry-After'],
    // The poll of a conversation has one address, so it needs one preflight request in this time.
    maxAge: 2 * hours,
  });
}
