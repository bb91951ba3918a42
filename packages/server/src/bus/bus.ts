import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { ConnectionOptions } from '#db/connect.ts';
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
  close(): Promise<void>;
}

const retryEvery = 500;

/** A bus with one connection of its own, on which it listens. It connects again whenever that is lost. */
export async function createBus(connection: ConnectionOptions, log: FastifyBaseLogger): Promise<Bus> {
  const topics = new EventEmitter().setMaxListeners(0);
  const resets = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();
  let listening = false;

  async function listen(): Promise<pg.Client> {
    const client = new pg.Client({
      ...connection,
      application_name: 'guildhall bus',
      // It may be silent for hours: whatever drops idle connections on the way must find it alive.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 5000,
    });
    client.on('notification', ({ payload = '' }) => {
      const space = payload.indexOf(' ');
      topics.emit(payload.slice(0, space), payload.slice(space + 1));
    });
    client.on('error', (error) => log.warn({ err: error }, 'The bus has lost its connection'));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    listening = true;
    client.once('end', () => {
      listening = false;
      void reconnect();
    });
    return client;
  }

  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        client = await listen();
        // What was said in the meantime is lost.
        resets.emit('reset');
        return;
      } catch (error) {
        log.warn({ err: error }, 'The bus cannot connect');
        await sleep(retryEvery, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  let client = await listen();
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
    async close() {
      closing.abort();
      await client.end();
    },
  };
}
