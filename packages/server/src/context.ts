import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { createBus, type Bus } from '#bus/bus.ts';
import { createPool, queriesOn } from '#db/connect.ts';
import { startEngine } from '#db/embedded/engine.ts';
import { migrate } from '#db/migrate.ts';
import type { Database } from '#db/schema.ts';
import { requireUsableDatabase } from '#db/version.ts';
import type { Config } from './config.ts';

/** Everything that reaches outside a function: database, clock, ids, other nodes, log. */
export interface Context {
  db: Kysely<Database>;
  /** How busy the connections below `db` are. */
  pool: Readonly<Record<'totalCount' | 'idleCount' | 'waitingCount', number>>;
  bus: Bus;
  now: () => Date;
  /** A new time-ordered UUID (version 7). */
  newId: () => string;
  log: FastifyBaseLogger;
}

/** A context whose database and connections are its own to end. */
interface OwnedContext extends Context {
  close(): Promise<void>;
}

/**
 * The composition root: a migrated database, the server's own or the one that the settings name, and all around it.
 * `onLost` is called when the data folder is no longer the server's, which then has nothing to go on with.
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
  const pool = createPool(connection, (error) => log.error({ err: error }, 'A database connection broke'));
  const db = queriesOn(pool);
  let bus: Bus | undefined;
  const close = async () => {
    await bus?.close();
    await db.destroy();
    await engine?.stop();
  };
  try {
    await requireUsableDatabase(db);
    await migrate(db);
    bus = await createBus(connection, log);
    return { db, pool, bus, log, now: () => new Date(), newId: () => uuid(), close };
  } catch (error) {
    await close();
    throw error;
  }
}
