import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { createBus, type Bus } from '#bus/bus.ts';
import { queriesOn, sharedQueriesOn } from '#db/connect.ts';
import { startEngine } from '#db/embedded/engine.ts';
import { migrate } from '#db/migrate.ts';
import { Pool } from '#db/pool.ts';
import type { Database } from '#db/schema.ts';
import { requireUsableDatabase } from '#db/version.ts';
import { minimumPasswordCost, type PasswordCost } from '#modules/accounts/password.ts';
import type { Config } from './config.ts';

/** The dependencies of the routes: database, clock, ids, other nodes, log. */
export interface Context {
  /** For calls: a statement that takes too long is cancelled and rejects. */
  db: Kysely<Database>;
  /** For work that no caller waits for: its statements have no timeout. It has two connections. */
  dbWithoutTimeout: Kysely<Database>;
  /** The connections of `db`. */
  pool: Readonly<Record<'totalCount' | 'idleCount' | 'waiting', number>>;
  bus: Bus;
  now: () => Date;
  /** A new time-ordered UUID (version 7). */
  newId: () => string;
  /** The cost of a password hash; no setting changes it. */
  passwordCost: PasswordCost;
  log: FastifyBaseLogger;
}

/** A context that owns its database and connections. */
interface OwnedContext extends Context {
  close(): Promise<void>;
}

/**
 * The composition root: connects to the server's own database or the one of the settings, and migrates it. `onLost` is
 * called when the data folder is no longer the server's, which then cannot continue.
 */
export async function createContext(
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  log: FastifyBaseLogger,
  onLost: (reason: Error) => void = (reason) => {
    throw reason;
  },
): Promise<OwnedContext> {
  const engine =
    databaseUrl === undefined
      ? await startEngine({ dataFolder, say: (line) => log.info(line), onLost })
      : undefined;
  const connection = engine?.connection ?? { connectionString: databaseUrl };
  const onError = (error: Error) => log.error({ err: error }, 'A database connection broke');
  const pool = new Pool(connection, { onError });
  const db = sharedQueriesOn(pool);
  const poolWithoutTimeout = new Pool(connection, { onError, size: 2, statementTimeout: 0 });
  const dbWithoutTimeout = queriesOn(poolWithoutTimeout);
  let bus: Bus | undefined;
  const close = async () => {
    await bus?.close();
    // A database that does not respond would be waited for without an end.
    poolWithoutTimeout.dropAll();
    await Promise.all([db.destroy(), dbWithoutTimeout.destroy()]);
    await engine?.stop();
  };
  try {
    await requireUsableDatabase(db);
    await migrate(dbWithoutTimeout);
    bus = await createBus(connection, log, () => pool.dropIdle());
    return {
      db,
      dbWithoutTimeout,
      pool,
      bus,
      log,
      now: () => new Date(),
      newId: () => uuid(),
      passwordCost: minimumPasswordCost,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
