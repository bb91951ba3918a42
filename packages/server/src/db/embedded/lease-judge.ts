import { setTimeout as sleep } from 'node:timers/promises';
import { leaseSocketPath, type LeaseFile } from './lease-file.ts';
import { bootId } from './machine.ts';
import { probe } from './unix-socket.ts';

/** A monotonic clock in milliseconds. */
export interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
}

export const machineClock: Clock = { now: () => performance.now(), sleep };

/**
 * - `held`: its server is alive.
 * - `free`: it was released, or its server is dead.
 * - `silent`: its server, on another machine, has not renewed it for long.
 * - `unsure`: to be judged again.
 */
export type Verdict = 'held' | 'free' | 'silent' | 'unsure';

/** Milliseconds without a renewal after which a server whose socket is unreachable counts as dead. */
const maxSilence = 10_000;
/** How long to wait until a live server starts to end, and until one that is ending has ended. */
const timeouts = { held: 2000, ending: 120_000 };

/**
 * Judges the newest lease of a folder repeatedly: earlier observations are part of the verdict.
 *
 * @param isShared whether other machines may use the folder too
 */
export function createJudge(
  folder: string,
  isShared: boolean,
  clock: Clock,
): (lease: LeaseFile) => Promise<Verdict> {
  const boot = bootId();
  const started = clock.now();
  let seen: { text: string; at: number } | undefined;
  let renewals = -1;

  return async ({ text, record }) => {
    if (text !== seen?.text) {
      seen = { text, at: clock.now() };
      renewals += 1;
    }
    if (record?.state === 'free') return 'free';
    const isOfThisBoot = record?.boot === boot;
    const answer = isOfThisBoot ? await probe(leaseSocketPath(folder, record.id)) : 'unknown';
    if (answer === 'refuses') return 'free';
    // The disk belongs to this machine alone: its earlier holder ended with the restart of the machine.
    if (record && !isOfThisBoot && !isShared) return 'free';
    const lives = answer === 'answers' || renewals > 0;
    if (lives && clock.now() - started >= timeouts[record?.state ?? 'held']) return 'held';
    if (answer === 'unknown' && clock.now() - seen.at >= maxSilence) return isOfThisBoot ? 'free' : 'silent';
    return 'unsure';
  };
}
