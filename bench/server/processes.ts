import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** Where the system allows it, the server has a core of its own; load and database share another. */
const canPin = process.platform === 'linux' && existsSync('/usr/bin/taskset');
const cores = { server: '0', others: '1' };

/** Keeps this process, and those that it starts from now on, off the core of the server. */
export function pinBench(): void {
  if (canPin) execFileSync('taskset', ['-acp', cores.others, String(process.pid)], { stdio: 'ignore' });
}

/** A server in a process of its own. */
export interface ServerProcess {
  url: URL;
  /** Resident memory, in bytes. */
  memory(): number;
  /** The same with that of the processes that it has started. What they share counts once. Linux only. */
  memoryOfAll(): number;
  /** The processor time used so far, in seconds; NaN where the system does not report it. */
  processorTime(): number;
  stop(): Promise<void>;
}

/** The memory of a process in bytes, with its part of what it shares with others; 0 when it has ended. */
function memoryWithShare(pid: string): number {
  const file = `/proc/${pid}/smaps_rollup`;
  if (!existsSync(file)) return 0;
  const [, kilobytes = '0'] = /^Pss: +(\d+)/m.exec(readFileSync(file, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

async function start(
  command: string[],
  env: Record<string, string>,
  checkout = root,
): Promise<ServerProcess> {
  const [program = '', ...args] = canPin ? ['taskset', '-c', cores.server, ...command] : command;
  const child: ChildProcess = spawn(program, args, {
    cwd: checkout,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const url = await new Promise<URL>((listening, failed) => {
    let output = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/\S+/.exec(output);
      if (found) listening(new URL(found[0]));
    });
    void ended.then(() => failed(new Error(`${command.join(' ')} ended: ${output}`)));
  });
  const pid = String(child.pid);
  return {
    url,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', pid]).toString()) * 1024,
    memoryOfAll() {
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
      return [pid, ...children].reduce((sum, id) => sum + memoryWithShare(id), 0);
    },
    processorTime() {
      if (!existsSync(`/proc/${pid}/stat`)) return NaN;
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export const commands = {
  guildhall: ['node', 'packages/server/dist/main.js'],
  bare: ['node', '--import', 'tsx', 'bench/server/bare.ts'],
};

/** The built server of a checkout, by default this one, on a database. */
export const startGuildhall = (
  databaseUrl: string,
  checkout?: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> =>
  start(
    commands.guildhall,
    {
      DATABASE_URL: databaseUrl,
      PORT: '0',
      GUILDHALL_LOG: 'warn',
      GUILDHALL_WRITE_LIMIT: '1000000',
      GUILDHALL_DEMO: 'off',
      ...env,
    },
    checkout,
  );

/** The server of `node:http` alone. `bytes` is the size of its static response. */
export const startBare = (bytes = 0): Promise<ServerProcess> =>
  start(commands.bare, { BYTES: String(bytes) });
