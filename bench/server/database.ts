import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../../packages/server/src/db/connect.ts';
import { migrate } from '../../packages/server/src/db/migrate.ts';
import { startPostgres, urlOf } from '../../packages/server/test/postgres.ts';
import { seed } from './seed.ts';

/** The server's own PostgreSQL, in a folder of its own. */
interface Engine {
  version: string;
  /**
   * Creates a database with this number of rows in each table, and returns its URL.
   * @param migrateBy creates the tables. @default the migrations of this checkout
   * @param seedBy fills them. @default the rows of this checkout
   */
  create(rows: number, migrateBy?: (url: string) => Promise<void>, seedBy?: typeof seed): Promise<string>;
}

/** Starts a database, works with it and removes it, also when the bench is interrupted. */
export async function withDatabase(work: (engine: Engine) => Promise<void>): Promise<void> {
  const { engine, stop } = await startDatabase();
  let ended: Promise<void> | undefined;
  // An interrupted bench also fails, which would stop the database twice.
  const end = () => (ended ??= stop());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void end().finally(() => process.exit(1)));
  }
  try {
    await work(engine);
  } finally {
    await end();
  }
}

async function migrateByThis(url: string): Promise<void> {
  const db = connect({ connectionString: url }, { onError: () => {}, statementTimeout: 0 });
  await migrate(db);
  await db.destroy();
}

async function startDatabase(): Promise<{ engine: Engine; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-bench-'));
  await chmod(folder, 0o755);
  const engine = await startPostgres(folder, undefined);
  const admin = new pg.Client({ connectionString: urlOf(engine.connection, 'postgres') });
  await admin.connect();
  const { rows } = await admin.query<{ server_version: string }>('show server_version');
  let databases = 0;
  const created: Engine = {
    version: rows[0]!.server_version,
    async create(count, migrateBy = migrateByThis, seedBy = seed) {
      databases += 1;
      const name = `bench_${databases}`;
      await admin.query(`create database ${name}`);
      const url = urlOf(engine.connection, name);
      await migrateBy(url);
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await seedBy(client, count);
      await client.end();
      return url;
    },
  };
  return {
    engine: created,
    async stop() {
      await admin.end();
      await engine.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
