import { hash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { connect } from '#db/connect.ts';
import { findBinaries } from '#db/embedded/binaries.ts';
import type { Engine } from '#db/embedded/engine.ts';
import { giveTo, newIdentity } from '#db/embedded/identity.ts';
import { bootId } from '#db/embedded/machine.ts';
import { migrate } from '#db/migrate.ts';
import { packageFolder } from './package-folder.ts';
import { startPostgres, urlOf } from './postgres.ts';

/** The migrated database that is copied for each test. */
export const template = 'guildhall_template';

/** Where the files of a migrated PostgreSQL are kept between runs. */
const kept = resolve(packageFolder, '../../node_modules/.cache/guildhall-template');
/** How long nobody may have used them until they are removed, in milliseconds. */
const unusedFor = 24 * 60 * 60 * 1000;

/** Makes the migrated database of a new PostgreSQL. */
export async function addTemplate({ connection }: Engine): Promise<void> {
  const admin = new pg.Client({ connectionString: urlOf(connection, 'postgres') });
  await admin.connect();
  await admin.query(`create database ${template}`);
  // These databases need not survive a power failure.
  await admin.query('alter role current_user set synchronous_commit = off');
  await admin.end();
  const db = connect(
    { connectionString: urlOf(connection, template) },
    { onError: () => {}, statementTimeout: 0 },
  );
  await migrate(db);
  await db.destroy();
}

/** What shapes those files: all that creates and migrates a database, and a power failure that may have damaged them. */
async function versionOf(): Promise<string> {
  const source = join(packageFolder, 'src/db');
  const names = await readdir(source, { recursive: true });
  const files = names.filter((name) => /(?<!\.test)\.ts$/.test(name)).map((name) => join(source, name));
  files.push(import.meta.filename, resolve(packageFolder, '../../package-lock.json'));
  const contents = await Promise.all(files.toSorted().map((file) => readFile(file, 'utf8')));
  return hash('sha256', JSON.stringify([contents, await findBinaries(), bootId()]));
}

/** Makes them in a folder of this run, and keeps a copy, which appears as a whole. */
async function make(folder: string, files: string): Promise<void> {
  await mkdir(folder, { mode: 0o755 });
  const engine = await startPostgres(folder, undefined);
  await addTemplate(engine);
  await engine.stop();
  const copy = `${files}.${randomUUID()}`;
  await mkdir(kept, { recursive: true });
  await cp(join(folder, 'postgres'), copy, { recursive: true });
  // Another run may have been faster.
  await rename(copy, files).catch(() => rm(copy, { recursive: true }));
  await rm(folder, { recursive: true });
}

async function removeUnused(): Promise<void> {
  for (const name of await readdir(kept)) {
    const { mtimeMs } = await stat(join(kept, name));
    if (Date.now() - mtimeMs > unusedFor) await rm(join(kept, name), { recursive: true, force: true });
  }
}

/** Fills a data folder with a PostgreSQL that has the migrated database. */
export async function copyTemplate(dataFolder: string): Promise<void> {
  const files = join(kept, await versionOf());
  if (!existsSync(files)) {
    await make(`${dataFolder}-template`, files);
    await removeUnused();
  }
  await utimes(files, new Date(), new Date());
  const own = join(dataFolder, 'postgres');
  await cp(files, own, { recursive: true });
  const identity = newIdentity();
  if (identity) giveTo(identity, own);
}
