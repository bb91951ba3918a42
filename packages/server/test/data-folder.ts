import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdtemp, realpath, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Identity } from '#db/embedded/identity.ts';
import { isPostgresOn, readPidFile } from '#db/embedded/pid-file.ts';

/** The process id of the PostgreSQL that runs on a data folder, or null. */
export function postgresOf(dataFolder: string): number | null {
  const files = join(dataFolder, 'postgres');
  const found = readPidFile(files);
  return found && isPostgresOn(files, found) ? found.pid : null;
}

/** Kills the PostgreSQL that runs on a data folder with all its processes at once, like a power failure. */
export function killPostgres(dataFolder: string): void {
  const postmaster = postgresOf(dataFolder);
  if (postmaster === null) throw new Error(`No PostgreSQL runs on ${dataFolder}.`);
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number]);
  const children = processes.filter(([, parent]) => parent === postmaster).map(([pid]) => pid);
  for (const pid of [postmaster, ...children]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended in the meantime.
    }
  }
}

export interface FolderOptions {
  /** @default the user of the tests */
  owner?: Identity | undefined;
  /** Whether only its owner may enter. @default false */
  isPrivate?: boolean;
}

/** An empty data folder among the temporary files. */
export async function makeDataFolder({ owner, isPrivate = false }: FolderOptions = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-data-'));
  await chmod(folder, isPrivate ? 0o700 : 0o755);
  if (owner) await chown(folder, owner.uid, owner.gid);
  return folder;
}

/** Removes a data folder, and ends any PostgreSQL on it. */
export async function removeDataFolder(folder: string): Promise<void> {
  const link = join(folder, 'postgres');
  for (let pid = postgresOf(folder); pid !== null; pid = postgresOf(folder)) {
    process.kill(pid, 'SIGQUIT');
    await sleep(50);
  }
  if (existsSync(link)) await rm(await realpath(link), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}
