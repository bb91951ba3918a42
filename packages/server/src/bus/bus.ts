import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { isSilence } from '#db/errors.ts';
import type { ConnectionOptions } from '#db/pool.ts';
import { channel } from './notify.ts';
import { shareNext } from './share-next.ts';

/** Receives one payload. It must not throw or block. */
type Listener = (payload: string) => void;

/** Receives the notifications that queries of all nodes publish with `notify`, in the order in which they were stored. */
export interface Bus {
  /** Returns the function that ends the subscription. */
  subscribe(topic: string, listener: Listener): () => void;
  /**
   * Calls the listener when notifications may have been lost, so that it can drop what it has cached. Returns the function
   * that ends the subscription.
   */
  onReset(listener: () => void): () => void;
  /** False while the connection is lost. */
  isListening(): boolean;
  /** Whether no other node listens. It stays false once there was one, until the connection is opened again. */
  isAlone(): boolean;
  /**
   * Resolves once this node has received all earlier notifications, after `responseTimeout` at the latest; at once while
   * the connection is lost.
   */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

const applicationName = 'guildhall bus';
/** What a node says when it begins to listen. */
const arrival = 'arrival ';
const retryEvery = 500;
/** The interval of checks that the connection is alive, in milliseconds. */
const checkEvery = 1000;
/** A connection without a response for this time, in milliseconds, counts as lost. */
const responseTimeout = 2000;

/**
 * A bus on a connection of its own, which it opens again whenever that is lost.
 *
 * @param onSilence is called when that connection does not respond: others to the same database may not either.
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
  let alone = false;

  async function listen(): Promise<void> {
    const fresh = new pg.Client({
      ...connection,
      application_name: applicationName,
      // It may be idle for hours: routers on the way must not drop it.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 5000,
      query_timeout: responseTimeout,
    });
    fresh.on('notification', ({ payload = '' }) => {
      if (payload === arrival) alone = false;
      const space = payload.indexOf(' ');
      topics.emit(payload.slice(0, space), payload.slice(space + 1));
    });
    fresh.on('error', (error) => log.warn({ err: error }, 'The bus has lost its connection'));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}; notify ${channel}, '${arrival}'`);
      // It sees the connections of nodes that were there before; those that come later tell of their arrival.
      alone = true;
      const { rowCount: others } = await fresh.query(
        `select from pg_stat_activity
         where application_name = $1 and datname = current_database() and pid <> pg_backend_pid()`,
        [applicationName],
      );
      alone &&= others === 0;
    } catch (error) {
      void fresh.end().catch(() => {});
      throw error;
    }
    // Closed while it connected.
    if (closing.signal.aborted) return fresh.end();
    fresh.once('end', () => {
      listening = false;
      void reconnect();
    });
    client = fresh;
    listening = true;
    // Notifications of the meantime are lost.
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

  /** PostgreSQL delivers pending notifications before it completes a query. */
  async function queryOnce(): Promise<void> {
    if (!listening) return;
    const queried = client;
    try {
      await queried.query('');
    } catch (error) {
      if (queried !== client || !listening) return;
      // While a query is pending, the query gets the error in place of the client.
      log.warn({ err: error }, 'The bus has lost its connection');
      listening = false;
      if (isSilence(error)) onSilence();
      void queried.end().catch(() => {});
    }
  }

  const catchUp = shareNext(queryOnce);

  await listen();
  // Without queries a dead connection would look like an idle one.
  const timer = setInterval(() => void catchUp(), checkEvery).unref();
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
    isAlone: () => alone,
    catchUp,
    async close() {
      clearInterval(timer);
      closing.abort();
      await client.end();
    },
  };
}
