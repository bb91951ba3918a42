import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What PostgreSQL writes about itself into `postmaster.pid` while it runs. */
export interface PidFile {
  pid: number;
  port: number;
  /** Empty when it listens on no socket. */
  socketFolder: string;
  status: 'starting' | 'ready' | 'stopping';
}

export const pidFilePath = (files: string): string => join(files, 'postmaster.pid');

/** Null when there is no such file, or when it is only half written. */
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
    port: Number(lines[3]),
    socketFolder: lines[4] ?? '',
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
  };
}

/** Removes what keeps PostgreSQL from starting while there is a process of that number, whatever that is. */
export function removeLockFiles(files: string, { socketFolder, port }: PidFile): void {
  rmSync(pidFilePath(files), { force: true });
  if (socketFolder !== '') rmSync(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
}

/** The command line of a running process, or null when it is hidden from us or the process is gone. */
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

/** Whether there is a process of that number. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether the process that the file names is a PostgreSQL on these files. After a crash of the machine its
 * number may belong to any other program. In doubt the answer is yes, since no harm comes of waiting.
 */
export function isPostgresOn(files: string, { pid }: PidFile): boolean {
  if (!isAlive(pid)) return false;
  const command = commandLine(pid);
  if (command === null) return true;
  return process.platform === 'win32' ? command.includes('postgres') : command.includes(files);
}
