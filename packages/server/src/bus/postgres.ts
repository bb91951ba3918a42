import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import type { ConnectionOptions } from '#db/connect.ts';
import type { Database } from '#db/schema.ts';
import type { Bus } from './bus.ts';

const channel = 'guildhall';
const retryEvery = 500;

/** The bus of nodes that share a database: NOTIFY to tell, and one connection of its own to LISTEN. */
export async function createPostgresBus(
  connection: ConnectionOptions,
  db: Kysely<Database>,
  log: FastifyBaseLogger,
): Promise<Bus> {
  const topics = new EventEmitter().setMaxListeners(0);
  const resets = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();

  async function listen(): Promise<pg.Client> {
    const client = new pg.Client({
      ...connection,
      application_name: 'guildhall bus',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    client.on('notification', ({ payload = '' }) => {
      const space = payload.indexOf(' ');
      topics.emit(payload.slice(0, space), payload.slice(space + 1));
    });
    client.on('error', (error) => log.warn({ err: error }, 'The bus has lost its connection'));
    await client.connect();
    await client.query(`listen ${channel}`);
    client.once('end', () => void reconnect());
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
    async publish(topic, payload) {
      await sql`select pg_notify(${channel}, ${`${topic} ${payload}`})`.execute(db);
    },
    subscribe(topic, listener) {
      topics.on(topic, listener);
      return () => topics.off(topic, listener);
    },
    onReset(listener) {
      resets.on('reset', listener);
      return () => resets.off('reset', listener);
    },
    async close() {
      closing.abort();
      await client.end();
    },
  };
}
