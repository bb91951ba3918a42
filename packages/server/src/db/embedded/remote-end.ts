import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { findPostgres, pidFilePath, readPidFile } from './pid-file.ts';

/** Milliseconds. PostgreSQL checks for its `postmaster.pid` once a minute. */
const maxLifetime = 75_000;

/**
 * Waits for the end of a PostgreSQL that a dead server may have left running on another machine: without its
 * `postmaster.pid` it ends within a minute.
 */
export async function waitForRemoteEnd(
  files: string,
  say: (line: string) => void,
  sleep: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<void> {
  const found = readPidFile(files);
  if (!found || (await findPostgres(files, found)) !== 'gone') return;
  say(
    `The last server on this data folder died on another machine. Starting in ${maxLifetime / 1000} seconds, when its PostgreSQL has ended for sure.`,
  );
  rmSync(pidFilePath(files), { force: true });
  await sleep(maxLifetime);
}
