import type { Order, PurchaseRequest, Quote, Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { line, offer, startDealServer, type DealAnswer, type DealServer } from '../negotiation.ts';
import { rounds as wanted } from './rounds.ts';

/** The repetitions of each race, also when only one of other faults is wanted. */
const rounds = Math.max(20, wanted);

let here: DealServer;
/** Another node of the same database. */
let there: DealServer;
let client: Session;
let vendor: Session;
let rival: Session;
const log: string[] = [];
beforeAll(async () => {
  here = await startDealServer(undefined, (entry) => log.push(entry));
  there = await startDealServer(here.databaseUrl, (entry) => log.push(entry));
  [client, vendor, rival] = [await here.company(), await here.company(), await here.company()];
});
afterAll(async () => {
  await there.close();
  await here.close();
});

type Answer = { status: number; body: DealAnswer };
/** How often each of two raced calls has won in a test. */
let wins = [0, 0];

/** Runs two calls at once on two nodes. Fails unless one succeeds, and the other is refused with 409 and what is now. */
async function race(round: number, first: (node: DealServer) => Promise<Answer>, second: typeof first) {
  // Each begins first in every other round.
  const calls = round % 2 === 0 ? [first(here), second(there)] : [second(here), first(there)].toReversed();
  const answers = await Promise.all(calls);
  const codes = answers.map(({ status }) => status);
  const winner = codes.findIndex((status) => status < 300);
  expect([codes[winner]! < 300, codes[1 - winner]]).toEqual([true, 409]);
  expect(answers[1 - winner]!.body.current).toBeDefined();
  wins[winner]! += 1;
  return answers[winner]!.body;
}

const quoteOf = (id: string) => here.read<Quote>(client, ['getQuote', id]);
const requestOf = (id: string) => here.read<PurchaseRequest>(client, ['getRequest', id]);

/** Fails unless the books are right: what orders, quotes and requests say of one another, and nothing in the log. */
async function checkBooks(): Promise<void> {
  const { rows } = await sql`
    select 'orders of a request' as wrong, request_id as id from orders where status <> 'cancelled'
      group by request_id having count(*) > 1
    union all select 'accepted without an order', quotes.id from quotes left join orders on quote_id = quotes.id
      where quotes.status = 'accepted' and orders.id is null
    union all select 'order of a quote that is not accepted', orders.id from orders join quotes on quotes.id = quote_id
      where quotes.status <> 'accepted'
    union all select 'order of a request that is not awarded', orders.id from orders
      join requests on requests.id = request_id where requests.status <> 'awarded' and orders.status <> 'cancelled'
    union all select 'open quote of a request that is not', quotes.id from quotes
      join requests on requests.id = request_id
      where quotes.status = 'open' and (quotes.stage = 'open') <> (requests.status = 'open')
    union all select 'offers that are not counted', id from quotes
      where offer_count <> (select count(*) from offers where quote_id = quotes.id)
    union all select 'quotes that are not counted', id from requests
      where quote_count <> (select count(*) from quotes where request_id = requests.id and offer_count > 0)
    union all select 'stock below nothing', id from products where stock_quantity < 0`.execute(
    here.context.db,
  );
  expect(rows).toEqual([]);
  expect(log.filter((entry) => /"level":(50|60)|"statusCode":5|deadlock/.test(entry))).toEqual([]);
}

const accept =
  (id: string, number = 1) =>
  (node: DealServer) =>
    node.as(client, ['acceptQuote', id], { offer: number });

/** A test that runs a race in all rounds, then looks at the books. */
const inRounds = (name: string, run: (round: number) => Promise<void>) =>
  test(name, async ({ task }) => {
    wins = [0, 0];
    for (let round = 0; round < rounds; round += 1) await run(round);
    await checkBooks();
    task.meta.figures = `${rounds} races on two nodes, won by ${wins.join(' and ')}; all books right`;
  });

inRounds('accepting against a new offer', async (round) => {
  const { id } = await here.quote(vendor, (await here.post(client)).id);
  const next = { ...offer, lines: [{ ...line, unitPrice: 110 }] };
  const make = (node: DealServer) => node.as(vendor, ['makeOffer', id], { offer: next, after: 1 });
  const { quote, order } = await race(round, accept(id), make);
  const now = await quoteOf(id);
  expect(now.status).toBe(quote.status);
  // Nobody has accepted terms that were not read.
  if (now.status === 'accepted') expect([order.totals.goods, now.offers.length]).toEqual([1000, 1]);
  else expect([now.order, now.offers.length]).toEqual([null, 2]);
});

inRounds('accepting two quotes of one request', async (round) => {
  const { id: requestId } = await here.post(client);
  const [one, two] = [await here.quote(vendor, requestId), await here.quote(rival, requestId)];
  const { quote } = await race(round, accept(one.id), accept(two.id));
  const other = await quoteOf(quote.id === one.id ? two.id : one.id);
  expect([other.status, other.reason]).toEqual(['declined', 'Another quote was chosen.']);
});

inRounds('accepting against withdrawing', async (round) => {
  const { id } = await here.quote(vendor, (await here.post(client)).id);
  const withdraw = (node: DealServer) => node.as(vendor, ['withdrawQuote', id], { after: 1 });
  const { quote } = await race(round, accept(id), withdraw);
  expect((await quoteOf(id)).status).toBe(quote.status);
});

inRounds('a first quote against another change of the request', async (round) => {
  const { id } = await here.post(client);
  const quote = (node: DealServer) =>
    node.as(vendor, ['createQuote'], { requestId: id, requestVersion: 1, offer });
  const change = (node: DealServer) => node.as(client, ['updateRequest', id], { budget: '2', version: 1 });
  await race(round, quote, change);
  const { version, quoteCount } = await requestOf(id);
  expect([
    [1, 1],
    [2, 0],
  ]).toContainEqual([version, quoteCount]);
});

inRounds('a first quote against closing: both orders of the two are right', async (round) => {
  const { id } = await here.post(client);
  const calls = [
    () => here.as(client, ['closeRequest', id]),
    () => there.as(vendor, ['createQuote'], { requestId: id, offer }),
  ];
  if (round % 2 === 1) calls.reverse();
  const answers = await Promise.all(calls.map((call) => call()));
  const [closed, quoted] = round % 2 === 1 ? answers.toReversed() : answers;
  expect(closed!.status).toBe(200);
  // A quote before it is suspended; one after it is refused.
  expect([201, 404, 409]).toContain(quoted!.status);
  wins[quoted!.status === 201 ? 1 : 0]! += 1;
  expect((await requestOf(id)).quoteCount).toBe(quoted!.status === 201 ? 1 : 0);
  if (quoted!.status === 201) expect((await quoteOf(quoted!.body.quote.id)).waitsFor).toBeNull();
});

inRounds('the last stock for two orders', async (round) => {
  const [one, two] = [await here.addProduct(vendor), await here.addProduct(vendor)];
  const lineOf = ({ id }: { id: string }, quantity: number) => ({ ...line, productId: id, quantity });
  // In either order of their lines, so that they would lock one another out.
  const first = await here.order(client, vendor, { lines: [lineOf(one, 30), lineOf(two, 30)] });
  const second = await here.order(client, vendor, { lines: [lineOf(two, 30), lineOf(one, 30)] });
  const confirm = (order: Order) => (node: DealServer) =>
    node.as(vendor, ['changeOrder', order.id], { status: 'confirmed', from: 'placed' });
  const winner = await race(round, confirm(first), confirm(second));
  const orders = await Promise.all(
    [first, second].map(({ id }) => here.read<Order>(client, ['getOrder', id])),
  );
  for (const product of [one, two]) {
    const taken = orders
      .flatMap(({ lines }) => lines)
      .filter(({ productId }) => productId === product.id)
      .reduce((sum, { taken: units }) => sum + units, 0);
    const { stockQuantity } = await here.read<{ stockQuantity: number }>(vendor, ['getProduct', product.id]);
    expect([taken, stockQuantity + taken]).toEqual([30, product.stockQuantity]);
  }
  expect(orders.map(({ status }) => status).toSorted()).toEqual(['confirmed', 'placed']);
  await here.step(client, winner.order, 'cancelled', { note: 'No longer needed.' });
  expect((await here.read<{ stockQuantity: number }>(vendor, ['getProduct', one.id])).stockQuantity).toBe(50);
});

inRounds('a confirmation against a cancellation', async (round) => {
  const product = await here.addProduct(vendor);
  const order = await here.order(client, vendor, { lines: [{ ...line, productId: product.id }] });
  const change = (session: Session, body: object) => (node: DealServer) =>
    node.as(session, ['changeOrder', order.id], { from: 'placed', ...body });
  const { order: after } = await race(
    round,
    change(vendor, { status: 'confirmed' }),
    change(client, { status: 'cancelled', note: 'Too late.' }),
  );
  const { stockQuantity } = await here.read<{ stockQuantity: number }>(vendor, ['getProduct', product.id]);
  expect(stockQuantity).toBe(after.status === 'confirmed' ? 40 : 50);
});
