import type { Deal, DealParty, Order, OrderStatus, Quote, Session } from '@guildhall/contract';
import { maxNotes, OrderStatus as OrderStatusSchema } from '@guildhall/contract';
import { orderSteps } from '@guildhall/contract/order-rules';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '../../../test/members.ts';
import { startDealServer, type DealServer } from '../../../test/negotiation.ts';
import { address } from '../../../test/server.ts';
import { completeDeliveredOrders } from './completion.ts';

let server: DealServer;
let client: Session;
let vendor: Session;
beforeAll(async () => {
  server = await startDealServer();
  [client, vendor] = [await server.company(), await server.company()];
});
afterAll(() => server.close());
afterEach(() => server.moveClock(0));

const statuses: OrderStatus[] = OrderStatusSchema.enum;
const parties = ['client', 'vendor'] as const;
const companyOf = (party: DealParty) => (party === 'client' ? client : vendor);

/** A part of the only line of an order. */
const partOf = ({ lines }: Order) => ({ shipment: { lines: [{ lineId: lines[0]!.id, quantity: 4 }] } });
/** What a step needs beside its status. */
const detailsOf = (status: OrderStatus, order: Order) =>
  (
    { cancelled: { note: 'No longer needed.' }, dispatched: partOf(order) } as Partial<
      Record<OrderStatus, object>
    >
  )[status] ?? {};

/** An order that has come to a status by calls; of its line a part is shipped. */
async function build(status: OrderStatus): Promise<Order> {
  let order = await server.order(client, vendor);
  const way: OrderStatus[] =
    status === 'cancelled' ? ['cancelled'] : statuses.slice(1, statuses.indexOf(status) + 1);
  for (const next of way) {
    const by = orderSteps[order.status][next]![0]!;
    order = await server.step(companyOf(by), order, next, detailsOf(next, order));
  }
  return order;
}

const attempt = (party: DealParty, order: Order, body: object) =>
  server.as(companyOf(party), ['changeOrder', order.id], body);
const read = ({ id }: Order) => server.read<Order>(client, ['getOrder', id]);

const turns: Record<OrderStatus, DealParty | null> = {
  placed: 'vendor',
  confirmed: 'vendor',
  // The rest is to follow.
  dispatched: 'vendor',
  delivered: 'client',
  completed: null,
  cancelled: null,
};

describe.each(statuses)('an order that is %s', (from) => {
  test('allows the steps of both sides that there are, and refuses all others', async () => {
    const refusing = await build(from);
    const got: unknown[] = [];
    const wanted: unknown[] = [];
    for (const party of parties)
      for (const to of statuses) {
        // With the status that it has, a call only notes something, unless it ships more.
        if (to === from && to !== 'dispatched') continue;
        const may = orderSteps[from][to];
        const isAllowed = may?.includes(party) === true;
        const order = isAllowed ? await build(from) : refusing;
        const { status, body } = await attempt(party, order, { status: to, from, ...detailsOf(to, order) });
        got.push([party, to, status, ...(isAllowed ? [body.order.status] : [body.code])]);
        wanted.push([party, to, ...(isAllowed ? [200, to] : may ? [403, 'forbidden'] : [409, 'conflict'])]);
        if (!isAllowed && !may) expect(body.current).toStrictEqual(refusing);
        if (isAllowed) expect(body.order.events.at(-1)).toMatchObject({ kind: to, by: party });
      }
    expect(got).toEqual(wanted);
    expect(await read(refusing)).toStrictEqual(refusing);
  });

  test('waits for who has to act, and is in the lists of that', async () => {
    const order = await build(from);
    const turn = turns[from];
    expect((await server.read<Quote>(client, ['getQuote', order.quoteId])).waitsFor).toBe(turn);
    for (const party of parties) {
      const inView = async (view: string) => {
        const { _id } = companyOf(party).user;
        const deals = await server.read<Deal[]>(
          companyOf(party),
          ['listDeals', _id],
          `?view=${view}&limit=1`,
        );
        return deals[0]?.id === order.quoteId && deals[0].status === from;
      };
      expect(await inView('needs-reply')).toBe(turn === party);
      expect(await inView('orders')).toBe(turn !== null);
      expect(await inView('closed')).toBe(turn === null);
      expect(await inView('waiting')).toBe(false);
    }
  });

  test('refuses a step from a status that it no longer has', async () => {
    const order = await build(from);
    const seen = statuses.find((status) => status !== from)!;
    const { status, body } = await attempt('vendor', order, { status: seen, from: seen, note: 'Hello' });
    expect([status, body.code, body.current]).toEqual([409, 'outdated', order]);
  });
});

test('a step that is repeated by the same side answers with the present state, and takes nothing again', async () => {
  const order = await build('confirmed');
  const shipping = { status: 'dispatched', from: 'confirmed', ...partOf(order) };
  const [first, again] = [await attempt('vendor', order, shipping), await attempt('vendor', order, shipping)];
  expect([again.status, again.body.order]).toEqual([200, first.body.order]);
  expect(again.body.order.shipments).toHaveLength(1);
  const placed = await build('placed');
  const cancelling = { status: 'cancelled', from: 'placed', note: 'Too late.' };
  const cancelled = await attempt('client', placed, cancelling);
  expect((await attempt('client', placed, cancelling)).body.order).toEqual(cancelled.body.order);
  // The other side has not cancelled it.
  expect((await attempt('vendor', placed, cancelling)).body.code).toBe('outdated');
});

describe('a step to the status that the order has', () => {
  /** What the order and the notes of its quote are, to see that nothing is stored. */
  const readAll = async (order: Order) => [
    await read(order),
    (await server.read<Quote>(client, ['getQuote', order.quoteId])).notes,
  ];

  test('is outdated for a second member, whose shipment, marks or note would be lost', async () => {
    const order = await build('confirmed');
    const login = { email: 'second@x.example', password: 'correct horse' };
    await addMember(server, vendor, { role: 'sales', ...login });
    const member = (await server.call<Session>(...address('logIn'), { body: login })).body;
    // A confirmation stores nothing more.
    expect((await server.step(member, { ...order, status: 'placed' }, 'confirmed')).updatedAt).toBe(
      order.updatedAt,
    );
    const shipping = { status: 'dispatched', from: 'confirmed', ...partOf(order) };
    const details = { ...shipping, invoiceNumber: 'INV 1', note: 'On its way.' };
    const both = await Promise.all(
      [vendor, member].map((session) => server.as(session, ['changeOrder', order.id], details)),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [winner, loser] = both[0]!.status === 200 ? [vendor, member] : [member, vendor];
    const stored = await readAll(order);
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'outdated',
      current: stored[0],
    });
    const attempts: [Session, object, number][] = [
      [winner, details, 200],
      [winner, shipping, 200],
      [loser, details, 409],
      [loser, shipping, 409],
      // It asks for all that is ordered.
      [loser, { status: 'dispatched', from: 'confirmed' }, 409],
      [winner, { ...details, invoiceNumber: 'INV 2' }, 409],
      [winner, { ...details, note: 'Tomorrow.' }, 409],
      [winner, { ...shipping, shipment: { ...shipping.shipment, tracking: 'T2' } }, 409],
      [winner, { ...shipping, shipment: {} }, 409],
    ];
    for (const [session, body, status] of attempts)
      expect([body, (await server.as(session, ['changeOrder', order.id], body)).status]).toEqual([
        body,
        status,
      ]);
    expect(await readAll(order)).toStrictEqual(stored);
  });

  test('is outdated with what is not stored, for the other side, and from where it does not lead', async () => {
    const [delivered, dispatched, completed] = [
      await build('delivered'),
      await build('dispatched'),
      await build('completed'),
    ];
    // The client has delivered it.
    const attempts: [DealParty, Order, object, number][] = [
      ['client', delivered, { status: 'delivered', from: 'dispatched' }, 200],
      ['client', delivered, { status: 'delivered', from: 'dispatched', clientReference: 'PO 7' }, 409],
      ['client', delivered, { status: 'delivered', from: 'dispatched', note: 'Thank you.' }, 409],
      ['client', delivered, { status: 'delivered', from: 'placed' }, 409],
      ['vendor', delivered, { status: 'delivered', from: 'dispatched' }, 409],
      ['vendor', delivered, { status: 'delivered', from: 'dispatched', paid: true }, 409],
      ['vendor', delivered, { status: 'delivered', from: 'dispatched', paid: false }, 409],
      ['client', dispatched, { status: 'dispatched', from: 'confirmed' }, 409],
      ['client', completed, { status: 'completed', from: 'delivered' }, 200],
      ['client', completed, { status: 'completed', from: 'delivered', problem: 'Rust.' }, 409],
    ];
    const stored = await Promise.all([delivered, dispatched, completed].map(readAll));
    for (const [party, order, body, status] of attempts) {
      const answer = await attempt(party, order, body);
      expect([party, body, answer.status]).toEqual([party, body, status]);
      if (status === 409) expect(answer.body.code).toBe('outdated');
    }
    expect(await Promise.all([delivered, dispatched, completed].map(readAll))).toStrictEqual(stored);
  });
});

test('a note is stored, on a cancelled order too, or refused', async () => {
  const order = await build('cancelled');
  const body = { status: 'cancelled', from: 'cancelled', note: 'Next month, perhaps.' };
  expect((await attempt('client', order, body)).status).toBe(200);
  const readNotes = async () =>
    (await server.read<Quote>(vendor, ['getQuote', order.quoteId])).notes.map(({ by, text }) => [by, text]);
  expect(await readNotes()).toEqual([['client', 'Next month, perhaps.']]);
  expect(await read(order)).toMatchObject({ reason: 'No longer needed.' });
  const quotes = server.context.db.updateTable('quotes').where('id', '=', order.quoteId);
  await quotes.set({ note_count: maxNotes }).execute();
  const refused = await attempt('client', order, body);
  expect([refused.status, refused.body.code]).toEqual([409, 'limit']);
  expect(await readNotes()).toHaveLength(1);
});

test.each([
  ['a shipment that is not dispatched', { status: 'confirmed', from: 'placed', shipment: {} }, 'shipment'],
  [
    'less than ordered, after the confirmation',
    { status: 'delivered', from: 'placed', shipAnyway: true },
    'shipAnyway',
  ],
  ['the end without a reason', { status: 'cancelled', from: 'placed', note: ' ' }, 'note'],
])('%s is refused', async (_name, body, field) => {
  const answer = await attempt('vendor', await build('placed'), body);
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
});

test('is completed by time a week after the delivery, unless a problem is reported', async () => {
  const [order, problem] = [await build('delivered'), await build('delivered')];
  await server.step(client, problem, 'delivered', { problem: 'Rust.' });
  const { db, now } = server.context;
  const week = 7 * 24 * 60 * 60 * 1000;
  const hour = 60 * 60 * 1000;
  const delivered = new Date(order.events.at(-1)!.at).getTime();
  await completeDeliveredOrders(db, new Date(delivered + week - hour));
  expect((await read(order)).status).toBe('delivered');
  const end = new Date(now().getTime() + week + hour);
  await completeDeliveredOrders(db, end);
  expect((await read(problem)).status).toBe('delivered');
  const byTime = { kind: 'completed', memberName: '', at: end.toISOString() };
  const completed = await read(order);
  expect([completed.status, completed.events.at(-1)]).toEqual(['completed', expect.objectContaining(byTime)]);
  expect(await server.read<Quote>(client, ['getQuote', order.quoteId])).toMatchObject({ waitsFor: null });
  const [deal] = await server.read<Deal[]>(vendor, ['listDeals', vendor.user._id], '?view=closed&limit=1');
  expect(deal?.status).toBe('completed');
  // What is noted afterwards does not move that event.
  server.moveClock(20);
  expect((await server.step(vendor, completed, 'completed', { paid: true })).events.at(-1)).toMatchObject(
    byTime,
  );
  await server.step(client, await read(problem), 'delivered', { problem: '' });
  await completeDeliveredOrders(db, end);
  expect((await read(problem)).status).toBe('completed');
});
