import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { backUp } from '#backup/backup.ts';
import { startEngine } from '#db/embedded/engine.ts';
import type { Identity } from '#db/embedded/identity.ts';
import { usualTransport, type Transport } from '#db/embedded/transport.ts';
import { builtFile } from './built.ts';
import { makeDataFolder, removeDataFolder, type FolderOptions } from './data-folder.ts';
import { packageFolder } from './package-folder.ts';

interface CommandOptions {
  env?: Record<string, string>;
  /** @default the user that runs the tests */
  identity?: Identity;
}

/** Runs the built backup or restore in a process of its own, as an operator does. */
export async function runBackupCommand(
  name: 'backup' | 'restore',
  dataFolder: string,
  args: string[],
  { env, identity }: CommandOptions = {},
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [builtFile(name), ...args], {
    ...identity,
    cwd: packageFolder,
    env: { PATH: process.env['PATH'], GUILDHALL_DATA: dataFolder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [[code], stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}

/** Ignores all lines. */
export const say = () => {};
/** Is never aborted. */
export const signal: AbortSignal = new AbortController().signal;

/** Runs one query on the database of a data folder, which no server uses. */
export async function ask(dataFolder: string, query: string, transport: Transport = usualTransport) {
  const engine = await startEngine({ dataFolder, say, transport });
  const client = new pg.Client(engine.connection);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>({ text: query });
  await client.end();
  await engine.stop();
  return Object.values(rows[0] ?? {})[0];
}

/**
 * For all tests of a file: a database with 2,000 rows in the table `entries`, which no server uses, and a backup of it.
 * Both exist during all tests.
 */
export function backedUpDatabase(): { folder: string; backup: string } {
  const made = { folder: '', backup: '' };
  let backups: string;
  beforeAll(async () => {
    made.folder = await makeDataFolder();
    backups = await mkdtemp(join(tmpdir(), 'guildhall-backup-'));
    made.backup = join(backups, 'guildhall.tar.gz');
    await ask(made.folder, 'create table entries as select n as answer from generate_series(1, 2000) n');
    await backUp({ dataFolder: made.folder, file: made.backup, say, signal });
  });
  afterAll(async () => {
    await removeDataFolder(made.folder);
    await rm(backups, { recursive: true });
  });
  return made;
}

/** A data folder without a database, for one test. */
export async function temporaryDataFolder(options?: FolderOptions): Promise<string> {
  const folder = await makeDataFolder(options);
  onTestFinished(() => removeDataFolder(folder));
  return folder;
}

/** An empty folder for backups. */
export async function backupFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The end of a refused command: a failure with one line. */
export const refusal = (pattern: RegExp) => ({
  code: 1,
  // A line about PostgreSQL's programs, if they are in an unusual place.
  stdout: expect.any(String) as string,
  stderr: expect.stringMatching(new RegExp(`^${pattern.source}\\n$`)) as string,
});
