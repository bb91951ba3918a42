import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#db/connect.ts';
import { startDatabaseProxy } from '../../test/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createBus, type Bus } from './bus.ts';
import { notify } from './notify.ts';
import { createReachAll } from './reach-all.ts';

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
let database: TestDatabase;
let db: ReturnType<typeof connect>;
const buses: Bus[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  db = connect({ connectionString: database.url }, { onError: () => {} });
});
afterEach(async () => {
  await Promise.all(buses.splice(0).map((bus) => bus.close()));
  await db.destroy();
  await database.drop();
  lines.length = 0;
});

const createNode = async () => {
  const bus = await createBus({ connectionString: database.url }, log);
  buses.push(bus);
  return bus;
};
/** The process id of PostgreSQL's backend for the one bus. */
async function findBackend(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where application_name = 'guildhall bus' and datname = current_database()`.execute(db);
  return rows[0]!.pid;
}
const publish = (topic: string, payload: string, on = db) =>
  on.selectNoFrom(notify(topic, sql`${payload}`)).execute();

describe('a bus', () => {
  it('has received all earlier notifications when it has caught up', async () => {
    const bus = await createNode();
    const received: string[] = [];
    bus.subscribe('chat', (payload) => void received.push(payload));
    for (let number = 1; number <= 50; number += 1) {
      await publish('chat', String(number));
      await bus.catchUp();
      expect(received).toHaveLength(number);
    }
  });

  it('notifies all listeners of a topic, and no others', async () => {
    const bus = await createNode();
    const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
    bus.subscribe('chat', first);
    bus.subscribe('chat', second);
    bus.subscribe('sessions', other);
    await publish('chat', 'a b "c" \n d');
    await expect.poll(() => first.mock.calls).toEqual([['a b "c" \n d']]);
    expect(second.mock.calls).toEqual([['a b "c" \n d']]);
    expect(other).not.toHaveBeenCalled();
  });

  it('notifies no listener that has unsubscribed', async () => {
    const bus = await createNode();
    const [stopped, listening] = [vi.fn(), vi.fn()];
    bus.subscribe('chat', stopped)();
    bus.subscribe('chat', listening);
    await publish('chat', '1');
    await expect.poll(() => listening.mock.calls).toEqual([['1']]);
    expect(stopped).not.toHaveBeenCalled();
  });

  it('notifies when a transaction is committed, and never when it is rolled back', async () => {
    const received = vi.fn();
    (await createNode()).subscribe('chat', received);
    const undone = db.transaction().execute(async (trx) => {
      await publish('chat', 'undone', trx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await db.transaction().execute(async (trx) => {
      await publish('chat', 'stored', trx);
      await publish('chat', 'meanwhile');
    });
    await expect.poll(() => received.mock.calls).toEqual([['meanwhile'], ['stored']]);
  });
});

describe('two nodes on one database', () => {
  it('receive each other’s notifications, in order', async () => {
    const [, there] = [await createNode(), await createNode()];
    const received: string[] = [];
    there.subscribe('chat', (payload) => void received.push(payload));
    for (let number = 0; number < 20; number += 1) await publish('chat', String(number));
    await expect.poll(() => received).toEqual(Array.from({ length: 20 }, (_, number) => String(number)));
  });

  it('know that they are not alone, whichever was there first', async () => {
    const first = await createNode();
    expect(first.isAlone()).toBe(true);
    const second = await createNode();
    await first.catchUp();
    expect([first.isAlone(), second.isAlone()]).toEqual([false, false]);
  });

  it('know what one of them tells once all are reached', async () => {
    const nodes = [await createNode(), await createNode(), await createNode()];
    const received = nodes.map(() => new Set<string>());
    const late: string[] = [];
    let told = 0;
    nodes.forEach((node, index) => {
      const reachAll = createReachAll({ bus: node, db, log });
      const look = async (payload: string) => {
        await reachAll();
        await Promise.all(nodes.map((other) => other.catchUp()));
        if (!received.every((those) => those.has(payload))) late.push(payload);
        told += 1;
      };
      node.subscribe('chat', (payload) => {
        received[index]!.add(payload);
        void look(payload);
      });
    });
    const count = 2000;
    for (let number = 0; number < count; number += 1) await publish('chat', String(number));
    await expect.poll(() => told).toBe(count * nodes.length);
    expect(late).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('reset their listeners when a connection was lost, and then receive again', async () => {
    const node = await createNode();
    const [reset, received] = [vi.fn(), vi.fn()];
    node.onReset(reset);
    node.subscribe('chat', received);
    expect(node.isListening()).toBe(true);
    await sql`select pg_terminate_backend(${await findBackend()}::int)`.execute(db);
    await expect.poll(() => node.isListening(), { interval: 1 }).toBe(false);
    await expect.poll(() => reset.mock.calls.length).toBe(1);
    expect(node.isListening()).toBe(true);
    await publish('chat', 'again');
    await expect.poll(() => received.mock.calls).toEqual([['again']]);
  });

  it('replace a connection that is dead without an error', async () => {
    const node = await createNode();
    const reset = vi.fn();
    node.onReset(reset);
    const backend = await findBackend();
    process.kill(backend, 'SIGSTOP');
    try {
      await expect.poll(() => reset.mock.calls.length).toBe(1);
      expect(node.isListening()).toBe(true);
      expect(lines.join('')).toContain('The bus has lost its connection');
    } finally {
      process.kill(backend, 'SIGCONT');
    }
  });

  it('leave no connection open when they close while they connect again', async () => {
    const proxy = await startDatabaseProxy(database.url);
    const node = await createBus({ connectionString: proxy.url }, log);
    const other = await createNode();
    const arrived = vi.fn();
    other.subscribe('arrival', arrived);
    const release = proxy.hold();
    await expect.poll(() => proxy.count()).toBe(2);
    await node.close();
    release();
    await expect.poll(() => arrived.mock.calls.length).toBe(1);
    const countBackends = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where application_name = 'guildhall bus' and datname = current_database()`.execute(db);
      return rows.length;
    };
    await expect.poll(countBackends).toBe(1);
    expect(node.isListening()).toBe(false);
    proxy.close();
  });

  it.each([
    ['while no query is pending', () => {}],
    ['while a query is pending', (node: Bus) => void node.catchUp()],
  ])('log a connection that is lost %s', async (_when, ask) => {
    const node = await createNode();
    const backend = await findBackend();
    process.kill(backend, 'SIGSTOP');
    ask(node);
    await new Promise((resolve) => setImmediate(resolve));
    process.kill(backend, 'SIGTERM');
    process.kill(backend, 'SIGCONT');
    await expect.poll(() => lines.join('')).toContain('The bus has lost its connection');
    await expect.poll(() => node.isListening()).toBe(true);
  });
});
