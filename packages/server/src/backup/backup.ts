import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { reachEngine } from '#db/embedded/reach-engine.ts';
import type { Transport } from '#db/embedded/transport.ts';
import { StartError } from '#start-error.ts';
import { baseBackup, replicationClient } from './base-backup.ts';

interface BackupOptions {
  dataFolder: string;
  /** The new file: a tar archive, compressed by gzip. It must not exist yet. */
  file: string;
  /** Receives a line about anything unexpected. */
  say: (line: string) => void;
  /** Aborts the backup; no file is left then. */
  signal: AbortSignal;
  /** @default the transport for this platform */
  transport?: Transport;
}

/** Makes the folder's entries survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes the embedded database of a data folder into one file that only its owner may read, whether the server runs or not.
 * The file is complete and on the disk, or does not exist. Throws StartError.
 */
export async function backUp(options: BackupOptions): Promise<void> {
  const { file, signal } = options;
  if (existsSync(file)) throw new StartError(`${file} is there already. Name a new file.`);
  const engine = await reachEngine(options);
  const part = `${file}.${randomUUID()}`;
  const client = replicationClient(engine.connection);
  try {
    await client.connect();
    // Opened before, because a stream that is aborted may still create its file.
    const handle = await open(part, 'wx', 0o600);
    await pipeline(
      baseBackup(client),
      createGzip({ level: constants.Z_BEST_SPEED }),
      handle.createWriteStream({ flush: true }),
      { signal },
    );
    await rename(part, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw new StartError(`The backup failed, and ${file} is not written: ${(error as Error).message}`);
  } finally {
    await client.end().catch(() => {});
    await engine.stop();
  }
}
