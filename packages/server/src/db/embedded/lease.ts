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

/** The right to use a data folder, for one server at a time. See docs/decisions/0020-lease.md. */
export interface Lease {
  /** Whether it was taken over from an unresponsive server of another machine, whose PostgreSQL may still run. */
  isFromElsewhere: boolean;
  /** Reads from the disk whether no other server has it and the folder is still in its place. */
  isHeld(): Promise<boolean>;
  /** Makes servers that want the folder next wait for its release. */
  announceEnd(): Promise<void>;
  release(): Promise<void>;
}

interface LeaseOptions {
  /** Called once, when the folder was moved, removed or taken by another server. */
  onLost: () => void;
  /** Whether other machines may use the folder too. @default by its file system */
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
  // Before the lease: a lease whose socket refuses counts as abandoned.
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
      // If that server is alive after all, it notices within a second that it has lost the lease, and ends its database.
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
      // Opened, because a network disk may serve `stat` from a cache.
      const found = await open(leasePath(folder, generation));
      const isOurs = (await found.stat({ bigint: true })).ino === ino;
      await found.close();
      return isOurs;
    } catch (error) {
      // A failing disk or missing descriptors do not mean that the lease is lost.
      return !isMissing(error);
    }
  }
  async function write(changes: Partial<LeaseRecord>): Promise<void> {
    Object.assign(record, changes, { count: record.count + 1 });
    try {
      await writeRecord(file, record);
      if (shared) await file.datasync();
    } catch {
      // A later write may succeed. It only matters that no other server has taken over.
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
