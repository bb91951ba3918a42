import { setTimeout } from 'node:timers/promises';
import { findPostgres, pidFilePath, readPidFile } from './pid-file.ts';
import { rmSync } from 'node:fs';

/** Milliseconds. PostgreSQL looks for its `postmaster.pid` once a minute. */
const longestLife = 75_000;

/**
 * Waits out a PostgreSQL that a dead server may have left running on another machine: without its `postmaster.pid` it
 * ends within a minute, and writes no more.
 */
export async function outlast(
  files: string,
  say: (line: string) => void,
  sleep: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<void> {
  const found = readPidFile(files);
  if (!found || (await findPostgres(files, found)) !== 'gone') return;
  say(
    `The last server on this data folder died on another machine. Starting in ${longestLife / 1000} seconds, when its PostgreSQL has ended for sure.`,
  );
  rmSync(pidFilePath(files), { force: true });
  await sleep(longestLife);
}
