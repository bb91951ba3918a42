import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from './pool.ts';
import { preparing } from './prepare.ts';
import type { Database } from './schema.ts';

/** The query builder over a pool; destroying it ends the pool. */
export const queriesOn = (pool: Pool): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });

/** A query builder over a pool of its own. */
export const connect = (...options: ConstructorParameters<typeof Pool>): Kysely<Database> =>
  queriesOn(new Pool(...options));
