import { randomBytes } from 'node:crypto';
import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import type { Server } from 'node:net';
import { setInterval } from 'node:timers/promises';
import { createJudge, machineClock, type Clock } from './lease-judge.ts';
import {
  createLease,
  leasePath,
  leaseSocketPath,
  newestLease,
  removeOlderLeases,
  writeRecord,
  type LeaseRecord,
} from './lease-file.ts';
import { bootId, mayBeShared } from './machine.ts';
import { listenAt } from './unix-socket.ts';

/** The right to use a data folder, which one server has at a time. See docs/decisions/0020-lease.md. */
export interface Lease {
  /** Whether it was taken from a server of another machine that has fallen silent, and may have left things running. */
  isFromElsewhere: boolean;
  /** Whether nobody else has it and the folder is still where it was; asked of the disk. */
  isHeld(): Promise<boolean>;
  /** Lets those who want the folder next wait instead of giving up. */
  announceEnd(): Promise<void>;
  release(): Promise<void>;
}

interface LeaseOptions {
  /** Called once, when the folder was moved, removed or taken by another server. */
  onLost: () => void;
  /** Whether other machines may have the folder too. @default what its file system says */
  isShared?: boolean;
  /** @default the machine's */
  clock?: Clock;
}

/** Milliseconds. */
const renewEvery = 1000;
const pollEvery = 50;

/** Takes the lease of a data folder. Null when another server has it. Errors are those of the file system. */
export async function takeLease(
  folder: string,
  { onLost, isShared, clock = machineClock }: LeaseOptions,
): Promise<Lease | null> {
  const shared = isShared ?? (await mayBeShared(folder));
  const judge = createJudge(folder, shared, clock);
  const record: LeaseRecord = {
    id: randomBytes(6).toString('hex'),
    boot: bootId(),
    state: 'held',
    count: 0,
  };
  // First of all: a lease whose socket does not answer counts as left behind.
  const socket = await listenAt(leaseSocketPath(folder, record.id));
  try {
    for (; ; await clock.sleep(pollEvery)) {
      const newest = await newestLease(folder);
      const verdict = newest ? await judge(newest) : 'free';
      if (verdict === 'held') break;
      if (verdict === 'unsure') continue;
      const generation = (newest?.generation ?? 0) + 1;
      const file = await createLease(folder, generation, record);
      if (!file) continue;
      await removeOlderLeases(folder, generation);
      // Should it live after all, it sees within a second that it has lost, and ends its database.
      if (verdict === 'silent') await clock.sleep(3 * renewEvery);
      return await hold({ folder, generation, record, file, socket, shared, onLost }, verdict === 'silent');
    }
  } catch (error) {
    await close(folder, record, socket);
    throw error;
  }
  await close(folder, record, socket);
  return null;
}

async function close(folder: string, { id }: LeaseRecord, socket: Server | null): Promise<void> {
  socket?.close();
  await rm(leaseSocketPath(folder, id), { force: true });
}

interface Holding {
  folder: string;
  generation: number;
  record: LeaseRecord;
  file: FileHandle;
  socket: Server | null;
  shared: boolean;
  onLost: () => void;
}

async function hold(
  { folder, generation, record, file, socket, shared, onLost }: Holding,
  isFromElsewhere: boolean,
): Promise<Lease> {
  const { ino } = await file.stat({ bigint: true });
  const ending = new AbortController();
  async function isHeld(): Promise<boolean> {
    if (await exists(leasePath(folder, generation + 1))) return false;
    try {
      // Opened, since a network disk may answer from memory about what is only looked at.
      const found = await open(leasePath(folder, generation));
      const isOurs = (await found.stat({ bigint: true })).ino === ino;
      await found.close();
      return isOurs;
    } catch (error) {
      // A disk that fails or descriptors that have run out say nothing about others.
      return !isMissing(error);
    }
  }
  async function write(changes: Partial<LeaseRecord>): Promise<void> {
    Object.assign(record, changes, { count: record.count + 1 });
    try {
      await writeRecord(file, record);
      if (shared) await file.datasync();
    } catch {
      // What the disk does not take now it may take the next time. That nobody else took over is what counts.
    }
  }
  async function renew(): Promise<void> {
    for await (const _ of setInterval(renewEvery, undefined, { ref: false, signal: ending.signal })) {
      if (!(await isHeld())) {
        if (!ending.signal.aborted) onLost();
        return;
      }
      await write({});
    }
  }
  const renewing = renew().catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
  return {
    isFromElsewhere,
    isHeld,
    announceEnd: () => write({ state: 'ending' }),
    async release() {
      ending.abort();
      await renewing;
      await write({ state: 'free' });
      await file.close();
      await close(folder, record, socket);
    },
  };
}

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'ESTALE'].includes((error as NodeJS.ErrnoException).code ?? '');

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
