import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { isSilence } from '#db/errors.ts';
import type { ConnectionOptions } from '#db/pool.ts';
import { channel } from './notify.ts';

/** Hears one payload. It must not throw and must not wait. */
type Listener = (payload: string) => void;

/** Hears what queries tell by `notify`, on this node and on all others, in the order in which it was stored. */
export interface Bus {
  /** Returns the function that ends the subscription. */
  subscribe(topic: string, listener: Listener): () => void;
  /**
   * Called when signals may have been lost, so that whatever was kept on the strength of them is dropped.
   * Returns the function that ends the subscription.
   */
  onReset(listener: () => void): () => void;
  /** False while the connection that it listens on is lost. */
  isListening(): boolean;
  /**
   * Resolves once all that was told before has been heard here, within `deadAfter` at most; at once while the
   * connection is lost.
   */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

const retryEvery = 500;
/** How often the connection must prove that it is alive, in milliseconds. */
const beatEvery = 1000;
/** A connection that does not answer for so long, in milliseconds, counts as lost. */
const deadAfter = 2000;

/**
 * A bus with one connection of its own, on which it listens. It connects again whenever that is lost.
 *
 * @param onSilence is called when that connection does not answer: others to the same database may not either.
 */
export async function createBus(
  connection: ConnectionOptions,
  log: FastifyBaseLogger,
  onSilence: () => void = () => {},
): Promise<Bus> {
  const topics = new EventEmitter().setMaxListeners(0);
  const resets = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();
  let client: pg.Client;
  let listening = false;

  async function listen(): Promise<void> {
    const fresh = new pg.Client({
      ...connection,
      application_name: 'guildhall bus',
      // It may be silent for hours: whatever drops idle connections on the way must find it alive.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 5000,
      query_timeout: deadAfter,
    });
    fresh.on('notification', ({ payload = '' }) => {
      const space = payload.indexOf(' ');
      topics.emit(payload.slice(0, space), payload.slice(space + 1));
    });
    fresh.on('error', (error) => log.warn({ err: error }, 'The bus has lost its connection'));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      void fresh.end().catch(() => {});
      throw error;
    }
    fresh.once('end', () => {
      listening = false;
      void reconnect();
    });
    client = fresh;
    listening = true;
    // What was said in the meantime is lost.
    resets.emit('reset');
  }

  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await listen();
        return;
      } catch (error) {
        log.warn({ err: error }, 'The bus cannot connect');
        await sleep(retryEvery, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  /** PostgreSQL hands over what it has to tell before it says that a query is done. */
  async function askForAnswer(): Promise<void> {
    if (!listening) return;
    const asked = client;
    try {
      await asked.query('');
    } catch (error) {
      if (asked !== client || !listening) return;
      // A question that is on its way hears of the loss in place of the client.
      log.warn({ err: error }, 'The bus has lost its connection');
      listening = false;
      if (isSilence(error)) onSilence();
      void asked.end().catch(() => {});
    }
  }

  let asking = Promise.resolve();
  let next: Promise<void> | undefined;
  /** A question that is under way may have come too early; whoever waits shares the next. */
  function catchUp(): Promise<void> {
    next ??= asking.then(() => {
      next = undefined;
      asking = askForAnswer();
      return asking;
    });
    return next;
  }

  await listen();
  // One that is dead without a word would be silent, as one is that has nothing to tell.
  const timer = setInterval(() => void catchUp(), beatEvery).unref();
  return {
    subscribe(topic, listener) {
      topics.on(topic, listener);
      return () => topics.off(topic, listener);
    },
    onReset(listener) {
      resets.on('reset', listener);
      return () => resets.off('reset', listener);
    },
    isListening: () => listening,
    catchUp,
    async close() {
      clearInterval(timer);
      closing.abort();
      await client.end();
    },
  };
}
