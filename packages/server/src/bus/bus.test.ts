import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#db/connect.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import type { Bus } from './bus.ts';
import { createMemoryBus } from './memory.ts';
import { createPostgresBus } from './postgres.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let db: ReturnType<typeof connect>;
const buses: Bus[] = [];
const keep = (bus: Bus) => {
  buses.push(bus);
  return bus;
};
beforeEach(async () => {
  database = await createTestDatabase();
  db = connect({ connectionString: database.url }, () => {});
});
afterEach(async () => {
  await Promise.all(buses.splice(0).map((bus) => bus.close()));
  await db.destroy();
  await database.drop();
});

const postgresBus = async () => keep(await createPostgresBus({ connectionString: database.url }, db, log));

describe.each([
  ['in memory', async () => keep(createMemoryBus())],
  ['on PostgreSQL', postgresBus],
])('a bus %s', (_name, create) => {
  it('tells all who listen to a topic, and nobody else', async () => {
    const bus = await create();
    const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
    bus.subscribe('chat', first);
    bus.subscribe('chat', second);
    bus.subscribe('sessions', other);
    await bus.publish('chat', 'a b "c" \n d');
    await expect.poll(() => first.mock.calls).toEqual([['a b "c" \n d']]);
    expect(second.mock.calls).toEqual([['a b "c" \n d']]);
    expect(other).not.toHaveBeenCalled();
  });

  it('tells nobody who has stopped to listen', async () => {
    const bus = await create();
    const [stopped, listening] = [vi.fn(), vi.fn()];
    bus.subscribe('chat', stopped)();
    bus.subscribe('chat', listening);
    await bus.publish('chat', '1');
    await expect.poll(() => listening.mock.calls).toEqual([['1']]);
    expect(stopped).not.toHaveBeenCalled();
  });
});

describe('two nodes on one database', () => {
  it('hear each other, in order', async () => {
    const [here, there] = [await postgresBus(), await postgresBus()];
    const heard: string[] = [];
    there.subscribe('chat', (payload) => void heard.push(payload));
    for (let number = 0; number < 20; number += 1) await here.publish('chat', String(number));
    await expect.poll(() => heard).toEqual(Array.from({ length: 20 }, (_, number) => String(number)));
  });

  it('are told to forget what they know when a connection was lost, and then hear again', async () => {
    const [here, there] = [await postgresBus(), await postgresBus()];
    const [reset, heard] = [vi.fn(), vi.fn()];
    there.onReset(reset);
    there.subscribe('chat', heard);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'guildhall bus'`.execute(
      db,
    );
    await expect.poll(() => reset.mock.calls.length).toBe(1);
    await expect
      .poll(() => here.publish('chat', 'again').then(() => heard.mock.calls.length))
      .toBeGreaterThan(0);
  });
});
