import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { inject, onTestFinished } from 'vitest';
import type { Identity } from '#db/embedded/identity.ts';
import { builtFile } from './built.ts';
import { packageFolder } from './package-folder.ts';

/** A server that runs in a process of its own. */
export interface ServerProcess {
  /** The address that it has printed. Rejects when it ends before. */
  ready: Promise<string>;
  /** Sets its clock that many milliseconds ahead of the machine's, or back. Only with `ownClock`. */
  setClock(offset: number): Promise<void>;
  kill(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void;
  pid: number;
  /** Its standard output so far: the greeting and the log. */
  output(): string;
  /** Its exit code and output. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

interface ProcessOptions {
  env?: Record<string, string>;
  /** @default the user that runs the tests */
  identity?: Identity | undefined;
  /** Whether its clock can be set. @default false */
  ownClock?: boolean;
  /** A command that runs the server, as `unshare` with its options. @default none */
  within?: string[];
  /** The built server to run. @default the one of this package */
  file?: string;
}

/** Whether that user can read a file and all folders on the way to it. */
export const canRead = (identity: Identity, file: string): boolean =>
  spawnSync('test', ['-r', file], { ...identity, cwd: '/' }).status === 0;

/** The built server as a process of its own, on a free port and without the demo. It is killed when the test ends. */
export function spawnServer(
  dataFolder: string,
  { env, identity, ownClock = false, within = [], file = builtFile('main') }: ProcessOptions = {},
): ServerProcess {
  const clock = ['--import', 'tsx', '--import', join(packageFolder, 'test/clock.ts')];
  // The server reads no arguments: the last one tells whose it is, when this run is stopped.
  const node = [process.execPath, ...(ownClock ? clock : []), file, inject('runFolder')];
  const [command, ...args] = [...within, ...node] as [string, ...string[]];
  const child = spawn(command, args, {
    ...identity,
    cwd: packageFolder,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      GUILDHALL_DATA: dataFolder,
      GUILDHALL_DEMO: 'off',
      GUILDHALL_LOG: 'warn',
      // Tests write as fast as they can.
      GUILDHALL_WRITE_LIMIT: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(ownClock ? (['ipc'] as const) : [])],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  onTestFinished(() => void child.kill('SIGKILL'));
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => void (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr }));
  const ready = new Promise<string>((listening, failed) => {
    child.stdout.on('data', () => {
      const url = /Guildhall +(http:\S+)/.exec(stdout)?.[1];
      if (url) listening(url);
    });
    void ended.then((end) => failed(new Error(`The server ended: ${JSON.stringify(end)}`)));
  });
  // A test that only waits for the end must not cause an unhandled rejection.
  ready.catch(() => {});
  return {
    ready,
    ended,
    async setClock(offset) {
      const isSet = once(child, 'message');
      child.send(offset);
      await isSet;
    },
    pid: child.pid!,
    kill: (signal) => void child.kill(signal),
    output: () => stdout,
  };
}
