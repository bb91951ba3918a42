import { spawnSync, type StdioOptions } from 'node:child_process';
import { closeSync, createReadStream, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { program } from '#db/embedded/binaries.ts';
import { openDataFolder } from '#db/embedded/data-folder.ts';
import { findPlaces, type Places } from '#db/embedded/places.ts';
import { database, usualTransport, type Transport } from '#db/embedded/transport.ts';
import { StartError } from '#start-error.ts';

interface RestoreOptions {
  /** Created if necessary; it must contain no database. */
  dataFolder: string;
  /** The file of a backup. */
  file: string;
  /** Receives a line about anything unexpected. */
  say: (line: string) => void;
  /** Aborts the restore while the file is read; no database is left then. */
  signal: AbortSignal;
  /** @default the transport for this platform */
  transport?: Transport;
}

/** Fails unless the file is complete and matches its checksum. */
async function requireWhole({ file, signal }: RestoreOptions): Promise<void> {
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(file), createGunzip(), sink, { signal });
}

/** Runs a program in the database's files, as their owner. */
function run({ files, identity }: Places, path: string, args: string[], input: string | number): void {
  const { error, status, stderr } = spawnSync(path, args, {
    ...identity,
    cwd: files,
    env: { ...process.env, LC_ALL: 'C' },
    ...(typeof input === 'string' && { input }),
    stdio: [typeof input === 'string' ? 'pipe' : input, 'ignore', 'pipe'] satisfies StdioOptions,
    encoding: 'utf8',
  });
  if (error) throw error;
  const lines = stderr.trim().split('\n');
  // What tar says last is only that it has failed.
  const cause = lines.find((line) => /\b(ERROR|FATAL|PANIC): /.test(line)) ?? lines[0];
  if (status !== 0) throw new Error(cause);
}

function extract(places: Places, file: string): void {
  // Opened here, because the user of the database may not have access.
  const archive = openSync(file, 'r');
  try {
    // The lock of the socket belongs to the PostgreSQL that was backed up.
    run(places, 'tar', ['-x', '-z', '-f', '-', '--exclude=.s.PGSQL.*'], archive);
  } finally {
    closeSync(archive);
  }
}

function requireSameVersion({ binaries, files }: Places): void {
  const found = readFileSync(join(files, 'PG_VERSION'), 'utf8').trim();
  const [own] = binaries.version.split('.');
  if (found !== own) throw new Error(`it is of PostgreSQL ${found}, and this server brings ${own}`);
}

/** Replays the write-ahead log of the backup and lets the server in, in a PostgreSQL without connections. */
function recover(places: Places, transport: Transport): void {
  const args = ['--single', '-D', places.files, '-c', 'exit_on_error=on', database];
  run(places, program(places.binaries, 'postgres'), args, `${transport.admission(places)}\n`);
}

/**
 * Creates the database of a data folder from a backup, or nothing when that fails. Throws StartError, also when there is a
 * database already.
 */
export async function restore(options: RestoreOptions): Promise<void> {
  const { dataFolder, file, say, transport = usualTransport } = options;
  let restored: number | undefined;
  const create = async (places: Places) => {
    try {
      await requireWhole(options);
      extract(places, file);
      requireSameVersion(places);
      recover(places, transport);
    } catch (error) {
      throw new StartError(`${file} cannot be restored: ${(error as Error).message}`);
    }
    restored = statSync(places.files).ino;
  };
  const { files } = await findPlaces(await openDataFolder(dataFolder), { say, create });
  // Another program may have created one first.
  if (statSync(files).ino !== restored) {
    throw new StartError(
      `There is a database in ${dataFolder} already. Set GUILDHALL_DATA to an empty folder.`,
    );
  }
}
