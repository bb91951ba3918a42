import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect } from '#db/connect.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createBus, type Bus } from './bus.ts';
import { createCache, type Cache } from './cache.ts';
import { notify } from './notify.ts';

const start = new Date('2026-03-01T09:00:00Z');
let database: TestDatabase;
let db: ReturnType<typeof connect>;
let bus: Bus;
let clock: Date;
let cache: Cache<string>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ connectionString: database.url }, { onError: () => {} });
  bus = await createBus({ connectionString: database.url }, pino({ level: 'silent' }));
});
beforeEach(() => {
  clock = start;
  cache = createCache({ bus, topic: 'change', now: () => clock, capacity: 3, sizeOf: (text) => text.length });
});
afterAll(async () => {
  await bus.close();
  await db.destroy();
  await database.drop();
});

const load = (key: string, value: string | undefined) => cache.load(key, async () => value);
const notifyOf = async (key: string) => {
  await db.selectNoFrom(notify('change', sql`${key}`)).execute();
  await bus.catchUp();
};
/** Starts a read that has found its value, but returns it only when the returned function is called. */
const slowly = (key: string, value: string) => {
  let found: (value: string) => void = () => {};
  const loaded = cache.load(key, () => new Promise((resolve) => void (found = resolve)));
  return async () => {
    found(value);
    await loaded;
  };
};

it('caches a value until a notification of its change', async () => {
  await load('a', '1');
  await load('b', '2');
  await notifyOf('a');
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, '2']);
});

it('drops all values on a notification of a change of everything', async () => {
  await load('a', '1');
  await load('b', '2');
  await notifyOf('*');
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
});

it('does not cache undefined', async () => {
  expect(await load('a', undefined)).toBeUndefined();
  expect(cache.get('a')).toBeUndefined();
});

it('does not cache a value that changes while it is read', async () => {
  const finish = slowly('a', 'old');
  await notifyOf('a');
  await finish();
  expect(cache.get('a')).toBeUndefined();
});

it('caches the value of the later of two reads, also when the earlier one ends last', async () => {
  const [finishFirst, finishLast] = [slowly('a', 'x'), slowly('a', 'y')];
  await finishLast();
  await finishFirst();
  expect(cache.get('a')).toBe('y');
});

it('finds a value by one read for all that ask meanwhile, except those that ask after its change', async () => {
  const answers: ((value: string) => void)[] = [];
  const find = () => cache.find('a', () => new Promise((resolve) => void answers.push(resolve)));
  const [first, meanwhile] = [find(), find()];
  await notifyOf('a');
  const later = find();
  answers[0]!('old');
  answers[1]!('new');
  expect(await Promise.all([first, meanwhile, later])).toEqual(['old', 'old', 'new']);
  expect(await find()).toBe('new');
  expect(answers).toHaveLength(2);
});

it('can be loaded again after a failed read', async () => {
  await expect(cache.load('a', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
  await load('a', '1');
  expect(cache.get('a')).toBe('1');
});

it('drops the oldest value when it is full', async () => {
  await load('a', '1');
  await load('b', '22');
  await load('c', '3');
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, '22', '3']);
  await load('b', '2');
  await load('d', '4');
  expect(['b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['2', '3', '4']);
});

it('drops a value after a minute at most, and after half a minute at least', async () => {
  await load('a', '1');
  clock = new Date(start.getTime() + 30_000);
  expect(cache.get('a')).toBe('1');
  clock = new Date(start.getTime() + 60_000);
  expect(cache.get('a')).toBeUndefined();
});

it('returns nothing while the bus is lost, and is empty when it is back', async () => {
  await load('a', '1');
  const finish = slowly('b', '2');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'guildhall bus' and datname = current_database()`.execute(db);
  await expect.poll(() => bus.isListening(), { interval: 1 }).toBe(false);
  expect(cache.get('a')).toBeUndefined();
  expect(await cache.find('b', async () => '3')).toBe('3');
  await expect.poll(() => bus.isListening()).toBe(true);
  await finish();
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
});
