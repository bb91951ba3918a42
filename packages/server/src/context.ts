import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Bus } from '#bus/bus.ts';
import type { Database } from '#db/schema.ts';

/** Everything that reaches outside a function: database, clock, ids, other nodes, log. */
export interface Context {
  db: Kysely<Database>;
  bus: Bus;
  now: () => Date;
  /** A new time-ordered UUID (version 7). */
  newId: () => string;
  log: FastifyBaseLogger;
}
