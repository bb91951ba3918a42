import type { OpenEstimate, Product, PurchaseRequest, Quote, Session } from '@guildhall/contract';
import { maxOpenEstimates } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer, startDealServer, type DealServer } from '../../../test/negotiation.ts';

let server: DealServer;
let client: Session;
let vendor: Session;
let stranger: Session;
beforeAll(async () => {
  server = await startDealServer();
  [client, vendor, stranger] = [await server.company(), await server.company(), await server.company()];
  await server.done(vendor, ['updateProfile', vendor.user._id], { companyIndustry: 'Steel Manufacturing' });
});
afterAll(() => server.close());

const ask = (session: Session, { id: productId }: Pick<Product, 'id'>, fields: object = {}) =>
  server.as(session, ['requestEstimate'], { productId, quantity: 10, ...fields });
const open = () => server.read<OpenEstimate[]>(client, ['listOpenEstimates', client.user._id]);

test('an estimate is a request to the vendor of the product alone, with an empty quote', async () => {
  const product = await server.addProduct(vendor, { name: 'Slit coil', unit: 'kg' });
  const details = { targetPrice: 95.5, neededBy: '2099-06-01', deliveryPlace: 'Pune', note: 'Oiled?' };
  const { status, body } = await ask(client, product, details);
  expect([status, body.message]).toEqual([201, 'Estimate requested successfully!']);
  expect(body.request).toMatchObject({
    clientId: client.user._id,
    vendorId: vendor.user._id,
    productId: product.id,
    request: 'Slit coil',
    budget: '',
    supply_industry: 'Steel Manufacturing',
    quantity: 10,
    unit: 'kg',
    targetPrice: 95.5,
    neededBy: '2099-06-01',
    deliveryPlace: 'Pune',
    status: 'open',
    quoteCount: 0,
  });
  expect(body.quote).toMatchObject({
    status: 'open',
    waitsFor: 'vendor',
    offers: [],
    notes: [{ by: 'client', text: 'Oiled?' }],
  });
  expect(await server.read<Quote>(vendor, ['getQuote', body.quote.id])).toStrictEqual(body.quote);
  // Nobody else sees it, and nobody else quotes on it.
  const { id: requestId } = body.request;
  expect((await server.as(stranger, ['getRequest', requestId])).status).toBe(404);
  expect((await server.as(stranger, ['createQuote'], { requestId, offer })).status).toBe(404);
  expect((await server.as(vendor, ['createQuote'], { requestId, offer })).status).toBe(409);
  const received = await server.read<PurchaseRequest[]>(vendor, ['listReceivedRequests', vendor.user._id]);
  expect(received).toStrictEqual([body.request]);
  expect(await server.read(client, ['listReceivedRequests', client.user._id])).toEqual([]);
});

test.each([
  ['of less than the minimum order', { quantity: 4 }, 400, 'quantity'],
  ['of a part of a unit', { quantity: 5.5 }, 400, 'quantity'],
  ['without a quantity', { quantity: undefined }, 400, 'quantity'],
  ['with a target price below nothing', { targetPrice: -1 }, 400, 'targetPrice'],
  ['needed on no day', { neededBy: '2099-02-30' }, 400, 'neededBy'],
  ['needed on a day that is over', { neededBy: '2020-01-01' }, 400, 'neededBy'],
] as const)('an estimate %s is refused', async (_name, wrong, expected, field) => {
  const product = await server.addProduct(vendor, { minimumOrder: 5 });
  const { status, body } = await ask(client, product, wrong);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([expected, [field]]);
  expect((await ask(client, product, { quantity: 5 })).status).toBe(201);
});

test('an own product, an archived one and one that is not there are refused', async () => {
  const product = await server.addProduct(vendor);
  const own = await ask(vendor, product);
  expect([own.status, Object.keys(own.body.fields!)]).toEqual([400, ['productId']]);
  await server.done(vendor, ['archiveProduct', product.id]);
  expect((await ask(client, product)).status).toBe(404);
  expect((await ask(client, { id: server.context.newId() })).status).toBe(404);
});

test('of one product one estimate is open at a time, also when two ask at once', async () => {
  const product = await server.addProduct(vendor);
  const statuses = await Promise.all([1, 2, 3].map(async () => (await ask(client, product)).status));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect((await ask(stranger, product)).status).toBe(201);
  const { requestId, quoteId } = (await open()).find(({ productId }) => productId === product.id)!;
  await server.done(client, ['closeRequest', requestId]);
  expect((await ask(client, product)).status).toBe(201);
  expect((await server.as(client, ['getQuote', quoteId])).status).toBe(200);
});

test('with its key it is asked for once', async () => {
  const product = await server.addProduct(vendor);
  const key = { 'idempotency-key': 'estimate-1' };
  const call = () => server.as(client, ['requestEstimate'], { productId: product.id, quantity: 10 }, key);
  const [first, again] = [await call(), await call()];
  expect([again.status, again.body]).toEqual([201, first.body]);
});

test('open estimates tell whether there is an offer, and go with the end of the quote', async () => {
  const products = [
    await server.addProduct(vendor),
    await server.addProduct(vendor),
    await server.addProduct(vendor),
  ];
  const asked: { requestId: string; quoteId: string; productId: string }[] = [];
  for (const product of products) {
    const { quote } = (await ask(client, product)).body;
    asked.push({ productId: product.id, requestId: quote.requestId, quoteId: quote.id });
  }
  const [one, two, three] = asked as [(typeof asked)[0], (typeof asked)[0], (typeof asked)[0]];
  await server.done(vendor, ['makeOffer', one.quoteId], { offer, after: 0 });
  const mine = async () =>
    (await open()).filter(({ productId }) => products.some(({ id }) => id === productId));
  expect(await mine()).toEqual([
    { ...three, isQuoted: false },
    { ...two, isQuoted: false },
    { ...one, isQuoted: true },
  ]);
  await server.done(vendor, ['declineQuote', two.quoteId], { after: 0 });
  await server.done(client, ['acceptQuote', one.quoteId], { offer: 1 });
  expect(await mine()).toEqual([{ ...three, isQuoted: false }]);
  expect((await server.as(vendor, ['listOpenEstimates', client.user._id])).status).toBe(403);
});

/** Gives a company as many open estimates as it may have. Returns the ids of their requests, which are those of products. */
async function fillEstimates({ user: { _id: clientId } }: Session): Promise<string[]> {
  const { db } = server.context;
  const { id: productId } = await server.addProduct(vendor);
  const { rows } = await sql<{
    id: string;
  }>`insert into products (id, vendor_id, name, description, price_paise, category,
      stock_quantity, created_at)
    select gen_random_uuid(), vendor_id, name, description, price_paise, category, 0, created_at
    from products, generate_series(1, ${maxOpenEstimates}) n where id = ${productId} returning id`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  await sql`insert into requests (id, client_id, vendor_id, product_id, request, budget, supply_industry, created_at)
    select id, ${clientId}, ${vendor.user._id}, id, 'Coil', '', '', now() from unnest(${ids}::uuid[]) id`.execute(
    db,
  );
  await sql`insert into quotes (id, request_id, client_id, vendor_id, place, created_at, updated_at)
    select id, id, ${clientId}, ${vendor.user._id}, id, now(), now() from unnest(${ids}::uuid[]) id`.execute(
    db,
  );
  return ids;
}

/** The statuses of calls that were made at once. */
const statusesOf = async (calls: readonly ReturnType<typeof ask>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b);

test('a company has so many open at a time, which several calls at once do not pass', async () => {
  const asking = await server.company();
  const products = [
    await server.addProduct(vendor),
    await server.addProduct(vendor),
    await server.addProduct(vendor),
  ];
  const [closed] = await fillEstimates(asking);
  expect(await ask(asking, products[0]!)).toMatchObject({ status: 409, body: { code: 'limit' } });
  await server.done(asking, ['closeRequest', closed!]);
  expect(await statusesOf(products.map((product) => ask(asking, product)))).toEqual([201, 409, 409]);
});

test('one that is reopened counts as one that is asked for, also when both happen at once', async () => {
  const asking = await server.company();
  const [first, second] = (await fillEstimates(asking)) as [string, string];
  const reopen = (id: string) => server.as(asking, ['reopenRequest', id]);
  await server.done(asking, ['closeRequest', first]);
  const [product, other] = [await server.addProduct(vendor), await server.addProduct(vendor)];
  expect((await ask(asking, product)).status).toBe(201);
  expect(await reopen(first)).toMatchObject({ status: 409, body: { code: 'limit' } });
  await server.done(asking, ['closeRequest', second]);
  const statuses = await statusesOf([reopen(first), reopen(second), ask(asking, other)]);
  expect(statuses.slice(1)).toEqual([409, 409]);
  expect(statuses[0]).toBeLessThan(300);
});

test('an estimate is not reopened while another one of its product is open', async () => {
  const product = await server.addProduct(vendor);
  const { id } = (await ask(client, product)).body.request;
  await server.done(client, ['closeRequest', id]);
  const { id: next } = (await ask(client, product)).body.request;
  expect(await server.as(client, ['reopenRequest', id])).toMatchObject({
    status: 409,
    body: { message: 'You have asked for an estimate of this product already.' },
  });
  await server.done(client, ['closeRequest', next]);
  expect((await server.as(client, ['reopenRequest', id])).status).toBe(200);
});
