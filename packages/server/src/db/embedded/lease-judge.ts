import { setTimeout as sleep } from 'node:timers/promises';
import { leaseSocketPath, type LeaseFile } from './lease-file.ts';
import { bootId } from './machine.ts';
import { probe } from './unix-socket.ts';

/** Time that only goes forward, in milliseconds, and waiting. */
export interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
}

export const machineClock: Clock = { now: () => performance.now(), sleep };

/**
 * - `held`: its server lives.
 * - `free`: it was given back, or its server is dead.
 * - `silent`: its server, on another machine, has renewed nothing for long.
 * - `unsure`: ask again.
 */
export type Verdict = 'held' | 'free' | 'silent' | 'unsure';

/** Milliseconds without a renewal after which a server that cannot be asked counts as dead. */
const silence = 10_000;
/** How long to wait for a server that lives to begin to end, and for one that ends to be gone. */
const timeouts = { held: 2000, ending: 120_000 };

/**
 * Judges the newest lease of a folder, asked again and again: what it has seen before is part of the answer.
 *
 * @param isShared whether other machines may have the folder too
 */
export function createJudge(
  folder: string,
  isShared: boolean,
  clock: Clock,
): (lease: LeaseFile) => Promise<Verdict> {
  const boot = bootId();
  const begun = clock.now();
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
    // A disk of this machine alone: what held it then went down with the machine.
    if (record && !isOfThisBoot && !isShared) return 'free';
    const lives = answer === 'answers' || renewals > 0;
    if (lives && clock.now() - begun >= timeouts[record?.state ?? 'held']) return 'held';
    if (answer === 'unknown' && clock.now() - seen.at >= silence) return isOfThisBoot ? 'free' : 'silent';
    return 'unsure';
  };
}
