import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { probe } from './unix-socket.ts';

/** The content of `postmaster.pid`, which PostgreSQL writes while it runs. */
export interface PidFile {
  pid: number;
  /** The path of its files at its start. */
  folder: string;
  port: number;
  /** Empty without a socket. */
  socketFolder: string;
  status: 'starting' | 'ready' | 'stopping';
}

export const pidFilePath = (files: string): string => join(files, 'postmaster.pid');

/** Null when there is no such file, or when it is incomplete. */
export function readPidFile(files: string): PidFile | null {
  let lines: string[];
  try {
    lines = readFileSync(pidFilePath(files), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  const status = lines[7]?.trim();
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return {
    pid,
    folder: lines[1] ?? '',
    port: Number(lines[3]),
    socketFolder: lines[4] ?? '',
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
  };
}

/** The number in the name of PostgreSQL's socket. */
export const socketPort = 5432;
export const socketName = `.s.PGSQL.${socketPort}`;

/** Removes the files that prevent a start of PostgreSQL while any process has that id. */
export function removeLockFiles(files: string, { socketFolder, port }: PidFile): void {
  rmSync(pidFilePath(files), { force: true });
  if (socketFolder !== '') rmSync(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
  rmSync(join(files, `${socketName}.lock`), { force: true });
}

/** The command line of a running process, or null when it is hidden or the process is gone. */
function commandLine(pid: number): string | null {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (process.platform === 'win32')
      return execFileSync('tasklist', ['/FI', `PID eq ${pid}`], { encoding: 'utf8' });
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return null;
  }
}

/** Whether there is a process with that id. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether this is the working folder of a process, under any path; null when that is hidden. */
function worksIn(folder: string, pid: number): boolean | null {
  try {
    const [own, wanted] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return own.dev === wanted.dev && own.ino === wanted.ino;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' ? null : false;
  }
}

/**
 * Whether the process of that id is a PostgreSQL on these files. After a crash of the machine the id may belong to another
 * program. If unsure, true: waiting does no harm.
 */
export function isPostgresOn(files: string, { pid }: PidFile): boolean {
  if (!isAlive(pid)) return false;
  const known = process.platform === 'linux' ? worksIn(files, pid) : null;
  if (known !== null) return known;
  const command = commandLine(pid);
  if (command === null) return true;
  return process.platform === 'win32' ? command.includes('postgres') : command.includes(files);
}

/**
 * The place of the PostgreSQL on these files: `here`, among our processes; `elsewhere`, as in another container, where only
 * its socket responds; or `gone`. Process ids are useless across containers, and paths after a folder was moved.
 */
export async function findPostgres(
  files: string,
  found: PidFile | null,
): Promise<'here' | 'elsewhere' | 'gone'> {
  if (found && isPostgresOn(files, found)) return 'here';
  return (await probe(join(files, socketName))) === 'answers' ? 'elsewhere' : 'gone';
}
