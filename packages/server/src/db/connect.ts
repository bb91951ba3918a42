import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { preparing } from './prepare.ts';
import type { Database } from './schema.ts';

/** What node-postgres needs to reach a database. */
export type ConnectionOptions = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'
>;

/** Both arrive as text; ours (paise, counters, percent) all fit a double exactly. */
const asNumber = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    asNumber.has(oid) ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** A pool of connections. `onError` hears of idle ones that break. */
export function createPool(
  options: ConnectionOptions,
  onError: (error: Error) => void,
  poolSize = 10,
): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    types,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    application_name: 'guildhall',
  });
  // One that breaks while it is used says so to its query; with nobody to hear it, Node would end the server.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('error', (error: Error & { client?: unknown }) => {
    // A pool that ends does not wait for its last good-byes; PostgreSQL may cut them short.
    if (pool.ending) return;
    // The driver hangs the whole connection on the error, queries and all: nothing for a log.
    delete error.client;
    onError(error);
  });
  return pool;
}

/** The query builder over a pool; destroying it ends the pool. */
export const queriesOn = (pool: pg.Pool): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });

/** A query builder over a pool of its own. */
export const connect = (...options: Parameters<typeof createPool>): Kysely<Database> =>
  queriesOn(createPool(...options));
