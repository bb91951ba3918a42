import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#context.ts';
import type { Desk, LetterKind, LetterWriter, LetterWriters } from './letters.ts';
import {
  claimLetter,
  deferLetter,
  deleteLetter,
  failLetter,
  outboxTopic,
  returnLetter,
  type ClaimedLetter,
} from './outbox.ts';
import { LetterRefusedError, type Transport } from './transport.ts';

const maxTries = 5;
/** Letters that a node sends at once. */
const maxLanes = 4;
/** How long one try may take, in milliseconds: less than a lease, so that no other node tries at the same time. */
const tryTimeout = 60_000;
/** How often a node looks for letters that are due again, in milliseconds. New ones are told by the bus. */
const pollEvery = 60_000;
/** How long tries under way may still take when the node ends, in milliseconds. */
const stopTimeout = 5000;

/**
 * The wait after a failed try, in seconds: a minute, and five times as long each time. Up to a half less, at random, so
 * that letters that failed together are not all tried together.
 */
const waitAfter = (tries: number): number => 60 * 5 ** (tries - 1) * (1 - Math.random() / 2);

/** How a try has ended. */
export type LetterResult = 'sent' | 'deferred' | 'failed';

interface SenderOptions {
  transport: Transport;
  writers: LetterWriters;
  publicUrl: string;
  /** Called after every try. */
  onResult: (result: LetterResult) => void;
}

/** Sends the letters of the outbox until it is stopped. */
export interface Sender {
  /** Waits for tries under way, five seconds at most; letters that are not sent then are left to other nodes. */
  stop(): Promise<void>;
}

/**
 * Starts to send letters, each at least once. Any number of nodes may do so: a letter is leased to one of them, and free
 * for the others when that one has not ended its try in time.
 */
export function startSender(
  { db, bus, now, log }: Pick<Context, 'db' | 'bus' | 'now' | 'log'>,
  { transport, writers, publicUrl, onResult }: SenderOptions,
): Sender {
  const desk: Desk = { db, now, publicUrl };
  const domain = new URL(publicUrl).hostname;
  const lanes = new Set<Promise<void>>();
  const stopped = new AbortController();
  let isStopping = false;
  let isWoken = false;

  async function send({ id, kind, recipient, parameters, createdAt }: ClaimedLetter): Promise<void> {
    // The row is of this kind: only `enqueueLetter` writes rows.
    const write = writers[kind as LetterKind] as LetterWriter;
    const words = await write({ recipient, parameters: parameters as never }, desk);
    if (!words) return;
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(tryTimeout)]);
    await transport.send({ id, recipient, createdAt, words, domain }, signal);
  }

  async function endFailedTry(
    letter: ClaimedLetter,
    error?: Error & { code?: string; responseCode?: number },
  ) {
    const { id, kind, tries } = letter;
    if (error && stopped.signal.aborted) return returnLetter(db, letter);
    const isLast = !error || tries >= maxTries || error instanceof LetterRefusedError;
    if (isLast) await failLetter(db, letter, error?.message);
    else await deferLetter(db, letter, waitAfter(tries), error.message);
    onResult(isLast ? 'failed' : 'deferred');
    // Without the error's message, which may contain the address.
    const { code, responseCode } = (error?.cause ?? error ?? {}) as { code?: string; responseCode?: number };
    const fields = { letter: id, kind, tries, code, responseCode };
    if (isLast) log.error(fields, 'A letter could not be sent');
    else log.warn(fields, 'A letter could not be sent yet');
  }

  async function deliver(letter: ClaimedLetter): Promise<void> {
    // The nodes of all tries have died: maybe of this letter.
    if (letter.tries > maxTries) return endFailedTry(letter);
    try {
      await send(letter);
    } catch (error) {
      return endFailedTry(letter, error as Error);
    }
    await deleteLetter(db, letter.id);
    onResult('sent');
  }

  async function runLane(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      const letter = await claimLetter(db);
      if (letter) {
        addLane();
        await deliver(letter);
      } else if (!isWoken) return;
    }
  }

  function addLane(): void {
    if (isStopping || lanes.size >= maxLanes) return;
    const lane = runLane()
      // What is leased now is tried again when the lease ends.
      .catch((error: unknown) => log.warn({ err: error }, 'The outbox cannot be read'))
      .finally(() => lanes.delete(lane));
    lanes.add(lane);
  }

  /** All lanes at work may have looked just before the new letter was there: they look once more. */
  function wake(): void {
    isWoken = true;
    addLane();
  }

  const unsubscribe = [bus.subscribe(outboxTopic, wake), bus.onReset(wake)];
  const timer = setInterval(wake, pollEvery).unref();
  wake();
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      for (const end of unsubscribe) end();
      const ended = Promise.all(lanes);
      const waiting = new AbortController();
      await Promise.race([ended, sleep(stopTimeout, undefined, { signal: waiting.signal }).catch(() => {})]);
      waiting.abort();
      stopped.abort();
      await ended;
    },
  };
}
