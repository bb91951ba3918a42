import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { UnavailableError } from '#http/errors.ts';
import { createQueues } from '#http/queues.ts';

/** A picture as it is stored. */
export interface Picture {
  /** In pixels, in the largest width. */
  width: number;
  height: number;
  /** WebP for each width of the contract, the largest last. */
  renditions: { width: number; data: Buffer }[];
}

/** Why there is no picture. */
export type PictureRefusal = 'too large' | 'unreadable' | 'too slow';

/** What the process of the worker sends. */
export type PictureAnswer = Picture | { refusal: PictureRefusal };

/** The bytes of a picture. */
export interface PictureContent {
  bytes: number;
  /** Called once, when its turn has come. */
  parts: () => AsyncIterable<Buffer> | Iterable<Buffer>;
}

/** Reads pictures in a process of its own. */
export interface PictureReader {
  /**
   * Throws TooManyRequestsError when too many wait, and UnavailableError when it has waited too long or no process can be
   * started.
   */
  read(content: PictureContent): Promise<PictureAnswer>;
  close(): void;
}

interface PictureReaderOptions {
  /**
   * How long a picture may wait for others, in milliseconds. With the time to read it this is less than the minute that
   * proxies wait for a response.
   * @default 30_000
   */
  maxWait?: number;
  /**
   * How long a picture may take, in milliseconds.
   * @default 20_000
   */
  timeout?: number;
}

/** Pictures that are read or wait, at most. */
const maxWaiting = 32;
/** How long the process may take to start, in milliseconds. */
const startTimeout = 30_000;
/** A process that has not read one for so many milliseconds ends. */
const idleTime = 60_000;
/** A process that has grown beyond this, in bytes, is replaced before the next picture. */
const maxMemory = 192 * 1024 ** 2;

const isSource = import.meta.filename.endsWith('.ts');
const workerFile = join(import.meta.dirname, `picture-worker.${isSource ? 'ts' : 'js'}`);

/** Sends a picture to the process: its size in four bytes, then its bytes, which are never here all at once. */
async function send(stdin: Writable, { bytes, parts }: PictureContent): Promise<void> {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(bytes);
  stdin.write(size);
  for await (const part of parts()) if (!stdin.write(part)) await once(stdin, 'drain');
}

/** A process that reads pictures. */
interface Worker {
  process: ChildProcess;
  /** Rejects when it does not start. */
  isReady: Promise<unknown>;
}

function startWorker(): Worker {
  const worker = fork(workerFile, {
    execArgv: isSource ? ['--import', 'tsx'] : [],
    // Buffers as they are.
    serialization: 'advanced',
    // No settings and no secrets of the server. With more arenas the C library keeps much of what it has freed.
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  // Its end is noticed by its exit.
  worker.stdin?.on('error', () => {});
  // It must not keep a server alive that ends.
  worker.unref();
  worker.channel?.unref();
  const ended = once(worker, 'exit').then(() =>
    Promise.reject(new Error('The reader of pictures has ended.')),
  );
  const started = once(worker, 'message', { signal: AbortSignal.timeout(startTimeout) });
  return { process: worker, isReady: Promise.race([started, ended]) };
}

/** One process, started when it is needed, that reads one picture after the other. It is killed when one takes too long. */
export function createPictureReader({
  timeout = 20_000,
  maxWait = 30_000,
}: PictureReaderOptions = {}): PictureReader {
  const queue = createQueues({ atOnce: 1, maxLength: maxWaiting });
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(idle);
    worker?.process.kill('SIGKILL');
    worker = undefined;
  };

  async function readyWorker(): Promise<ChildProcess> {
    const current = (worker ??= startWorker());
    try {
      await current.isReady;
      return current.process;
    } catch {
      end();
      throw new UnavailableError();
    }
  }

  const ask = (current: ChildProcess, content: PictureContent) =>
    new Promise<PictureAnswer>((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        current.off('message', onMessage).off('exit', onExit).off('error', onError);
        act();
      };
      const timer = setTimeout(() => {
        end();
        settle(() => resolve({ refusal: 'too slow' }));
      }, timeout);
      const onMessage = ({ memory, ...answer }: PictureAnswer & { memory: number }) => {
        if (memory > maxMemory) end();
        settle(() => resolve(answer));
      };
      const onExit = () => {
        if (worker?.process === current) worker = undefined;
        settle(() => resolve({ refusal: 'unreadable' }));
      };
      const onError = () => {
        end();
        settle(() => reject(new UnavailableError()));
      };
      current.on('message', onMessage).on('exit', onExit).on('error', onError);
      send(current.stdin!, content).catch(() => current.kill('SIGKILL'));
    });

  return {
    read(content) {
      const asked = performance.now();
      return queue('', async () => {
        if (performance.now() - asked > maxWait) throw new UnavailableError();
        clearTimeout(idle);
        try {
          return await ask(await readyWorker(), content);
        } finally {
          idle = setTimeout(end, idleTime).unref();
        }
      });
    },
    close: end,
  };
}
