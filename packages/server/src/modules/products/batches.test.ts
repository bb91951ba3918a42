import type { BatchDone, BatchUndone, BulkChange, Product, ProductAdded, Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newProduct } from '../../../test/authorization-matrix.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { recordStatements } from '../../../test/statements.ts';

let server: TestServer;
let vendor: Session;
beforeAll(async () => void (server = await startTestServer({ options: { writeLimit: 1_000_000 } })));
afterAll(() => server.close());
beforeEach(async () => void (vendor = await server.company()));

const add = async (product: object = {}, { token } = vendor) => {
  const body = { ...newProduct, ...product };
  return (await server.call<ProductAdded>(...address('createProduct'), { token, body })).body.product;
};
const bulk = (ids: string[], change: BulkChange['change']) =>
  server.call<BatchDone>(...address('changeProducts'), { token: vendor.token, body: { ids, change } });
const read = async (id: string) =>
  (await server.call<Product>(...address('getProduct', id), { token: vendor.token })).body;
const undo = (id: string | null, { token } = vendor) =>
  server.call<BatchUndone>(...address('undoBatch', id!), { token });

test('prices and price breaks rise by a percent, half up, and are as they were after an undo', async () => {
  const before = [
    await add({ price: 10.05, priceBreaks: [{ from: 10, price: 9.5 }] }),
    await add({ price: 0.25, priceBreaks: [] }),
  ];
  const ids = before.map(({ id }) => id);
  const { body } = await bulk(ids, { pricePercent: 10, discount: 5 });
  expect(body).toEqual({
    message: '2 products changed.',
    batchId: expect.any(String),
    changed: 2,
    leftOut: [],
  });
  // 11.055 and 0.275, rounded.
  const after = [await read(ids[0]!), await read(ids[1]!)];
  expect(after[0]).toMatchObject({
    price: 11.06,
    discount: 5,
    priceBreaks: [{ from: 10, price: 10.45 }],
    version: 2,
  });
  expect(after[1]).toMatchObject({ price: 0.28, discount: 5 });
  expect((await undo(body.batchId)).body).toMatchObject({ changed: 2, leftOut: [] });
  for (const product of before) {
    expect(await read(product.id)).toEqual({ ...product, version: 3, updatedAt: expect.any(String) });
  }
  expect((await undo(body.batchId)).body).toMatchObject({ changed: 0 });
});

test('a product whose price would be too high, or whose breaks no longer fall, is left out with the reason', async () => {
  const [dear, falling, other] = [
    await add({ name: 'Dear', price: 10_000_000_000, priceBreaks: [] }),
    await add({ name: 'Falling', price: 100, priceBreaks: [{ from: 2, price: 99.99 }] }),
    await add({ price: 1000, priceBreaks: [] }),
  ];
  const up = (await bulk([dear.id, other.id], { pricePercent: 0.01 })).body;
  expect(up).toMatchObject({
    message: '1 product changed.',
    changed: 1,
    leftOut: [{ id: dear.id, name: 'Dear', reason: 'Its price would be more than Rs. 10,00,00,00,000.00.' }],
  });
  const down = (await bulk([falling.id], { pricePercent: -99 })).body;
  expect(down).toMatchObject({ batchId: null, changed: 0, leftOut: [{ id: falling.id }] });
  expect((await read(falling.id)).version).toBe(1);
});

test('with a product of others, or an unknown one, nothing is changed', async () => {
  const own = await add();
  const foreign = await add({}, await server.company());
  for (const id of [foreign.id, server.context.newId()]) {
    expect((await bulk([own.id, id], { discount: 50 })).status).toBe(404);
    expect(await read(own.id)).toMatchObject({ discount: 1, version: 1 });
  }
});

test('archives many, and only those that are not; an undo of others is not found', async () => {
  const [a, b] = [await add(), await add()];
  await bulk([a.id], { status: 'archived' });
  const { body } = await bulk([a.id, b.id], { status: 'archived' });
  expect(body.changed).toBe(1);
  expect((await undo(body.batchId, await server.company())).status).toBe(404);
  expect((await undo(body.batchId)).body.changed).toBe(1);
  expect([(await read(a.id)).status, (await read(b.id)).status]).toEqual(['archived', 'active']);
});

test('an undo that is asked for several times at once is done and recorded once', async () => {
  const { body } = await bulk([(await add()).id], { pricePercent: 4 });
  const answers = await Promise.all([undo(body.batchId), undo(body.batchId), undo(body.batchId)]);
  expect(answers.reduce((sum, { body }) => sum + body.changed, 0)).toBe(1);
  const recorded = await server.context.db
    .selectFrom('activity')
    .select('action')
    .where('subject', '=', body.batchId!)
    .execute();
  expect(recorded.map(({ action }) => action).toSorted()).toEqual([
    'products.change-undone',
    'products.changed',
  ]);
});

test('a change can be taken back for 30 days, and then nothing of it is kept', async () => {
  const products = await Promise.all(Array.from({ length: 25 }, () => add()));
  const batches: string[] = [];
  for (const { id } of products) batches.push((await bulk([id], { pricePercent: 4 })).body.batchId!);
  const nodeIn = (days: number) =>
    startTestServer({
      databaseUrl: server.databaseUrl,
      now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000),
    });
  const kept = async () => {
    const { rows } = await sql<{ id: string }>`select id from batches join batch_products on batch_id = id
      where id = any(${batches}::uuid[]) order by id`.execute(server.context.db);
    return rows.map(({ id }) => id);
  };
  const [first, second] = batches as [string, string];
  const undoOn = async (node: TestServer, id: string) =>
    (await node.call(...address('undoBatch', id), { token: vendor.token })).status;

  const inTime = await nodeIn(29);
  expect(await undoOn(inTime, first)).toBe(200);
  await inTime.close();
  const late = await nodeIn(31);
  expect(await undoOn(late, second)).toBe(404);
  await expect.poll(kept).toEqual([]);
  await late.close();
});

test('an undo leaves what somebody has changed since', async () => {
  const [a, b] = [await add(), await add()];
  const { body } = await bulk([a.id, b.id], { pricePercent: 4 });
  await server.call(...address('updateProduct', a.id), { token: vendor.token, body: { warranty: 'Long' } });
  expect((await undo(body.batchId)).body).toMatchObject({
    changed: 1,
    leftOut: [{ id: a.id, reason: 'It has been changed since.' }],
  });
  expect([(await read(a.id)).price, (await read(b.id)).price]).toEqual([10.4, 10]);
});

test('is one UPDATE of products, however many they are', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await add()).id));
  const texts = await recordStatements(() => bulk(ids, { pricePercent: 1, discount: 2 }));
  expect(texts.filter((text) => text.includes('update products'))).toHaveLength(1);
});

test('overlapping changes of many do not deadlock, and none is lost', async () => {
  const ids = await Promise.all(
    Array.from({ length: 10 }, async () => (await add({ price: 100, priceBreaks: [] })).id),
  );
  const done = await Promise.all(
    Array.from({ length: 8 }, (_, n) => bulk(n % 2 ? ids : ids.toReversed(), { pricePercent: 100 })),
  );
  expect(done.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await read(ids[0]!)).price).toBe(25_600);
});
