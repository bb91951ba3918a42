import type { Deal, DealStep, dealViews, ErrorBody, Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { counter, dayIn, line, offer, startDealServer, type DealServer } from '../../../test/negotiation.ts';
import { address, startTestServer } from '../../../test/server.ts';

let server: DealServer;
let client: Session;
let vendor: Session;
beforeAll(async () => {
  server = await startDealServer();
  client = await server.company({ companyName: 'Lotus Motors' });
  vendor = await server.company({ companyName: 'Saffron Steel' });
});
afterAll(() => server.close());

const list = (session: Session, query = '') =>
  server.read<Deal[]>(session, ['listDeals', session.user._id], query);
type View = (typeof dealViews)[number];
const views: Record<View, true> = { 'needs-reply': true, waiting: true, orders: true, closed: true };
/** The views of a company that hold a deal, and what they say of it. */
async function viewsOf(session: Session, id: string): Promise<[string, string[]]> {
  const found = await Promise.all(
    (Object.keys(views) as View[]).map(async (view) => {
      const deal = (await list(session, `?view=${view}`)).find((each) => each.id === id);
      return deal && { view, status: deal.status };
    }),
  );
  const seen = found.filter((each) => each !== undefined);
  const all = (await list(session)).find((each) => each.id === id);
  expect(seen.map(({ status }) => status)).toEqual(seen.map(() => all?.status));
  return [all?.status ?? 'none', seen.map(({ view }) => view)];
}

test('a deal is in the views of both sides that each step puts it into', async () => {
  const { id: requestId } = await server.post(client, {
    request: 'Steel coils\nof 1.2 mm',
    quantity: 10,
    unit: 't',
  });
  const { id } = (await server.done(vendor, ['createQuote'], { requestId, note: 'Which grade?' })).quote;
  const expectViews = async (status: string, ofClient: View[], ofVendor: View[]) => {
    expect([await viewsOf(client, id), await viewsOf(vendor, id)]).toEqual([
      [status, ofClient],
      [status, ofVendor],
    ]);
  };
  await expectViews('open', ['needs-reply'], ['waiting']);
  await server.done(client, ['addNote', id], { text: 'CR4.' });
  await expectViews('open', ['waiting'], ['needs-reply']);
  await server.done(vendor, ['makeOffer', id], { offer, after: 0 });
  await expectViews('open', ['needs-reply'], ['waiting']);
  await server.done(client, ['makeOffer', id], { offer: counter, after: 1 });
  await expectViews('open', ['waiting'], ['needs-reply']);
  await server.done(client, ['closeRequest', requestId]);
  await expectViews('closed', ['closed'], ['closed']);
  await server.done(client, ['reopenRequest', requestId]);
  await expectViews('open', ['waiting'], ['needs-reply']);
  await server.done(vendor, ['withdrawQuote', id], { after: 2 });
  await expectViews('withdrawn', ['closed'], ['closed']);
  await server.done(vendor, ['makeOffer', id], { offer: { ...offer, shipping: 10 }, after: 2 });
  await expectViews('open', ['needs-reply'], ['waiting']);
  const [deal] = await list(client);
  expect(deal).toStrictEqual({
    id,
    requestId,
    side: 'client',
    title: 'Steel coils',
    quantity: 10,
    unit: 't',
    companyId: vendor.user._id,
    companyName: 'Saffron Steel',
    companyAvatar: null,
    status: 'open',
    waitsFor: 'client',
    total: 1191.8,
    validUntil: '2099-12-31T18:29:59.000Z',
    shipBy: null,
    orderId: null,
    orderNumber: null,
    updatedAt: expect.any(String),
  });
  let { order } = await server.done(client, ['acceptQuote', id], { offer: 3 });
  await expectViews('placed', ['orders'], ['needs-reply', 'orders']);
  expect((await list(vendor))[0]).toMatchObject({
    side: 'vendor',
    companyName: 'Lotus Motors',
    orderId: order.id,
    orderNumber: order.number,
  });
  order = await server.step(vendor, order, 'confirmed');
  await expectViews('confirmed', ['orders'], ['needs-reply', 'orders']);
  order = await server.step(vendor, order, 'dispatched');
  await expectViews('dispatched', ['needs-reply', 'orders'], ['orders']);
  order = await server.step(vendor, order, 'delivered');
  await expectViews('delivered', ['needs-reply', 'orders'], ['orders']);
  await server.step(client, order, 'completed');
  await expectViews('completed', ['closed'], ['closed']);
});

test('a deal is named after the first line of its request, cut to 200 characters with an ellipsis', async () => {
  const name = async (request: string) => {
    const { id } = await server.post(client, { request });
    await server.done(vendor, ['createQuote'], { requestId: id, note: 'When?' });
    return (await list(client, '?limit=1'))[0]?.title;
  };
  expect(await name(`${'x'.repeat(200)}\nmore`)).toBe('x'.repeat(200));
  expect(await name(`${'x'.repeat(198)} ${'y'.repeat(50)}`)).toBe(`${'x'.repeat(198)}…`);
});

test('lists are narrowed to a side and to what a text names', async () => {
  const me = await server.company({ companyName: 'Both & Co.' });
  const bought = await server.order(me, vendor, { lines: [line] });
  const sold = await server.order(client, me);
  const ids = async (query: string) => (await list(me, query)).map(({ id }) => id);
  expect(await ids('')).toEqual([sold.quoteId, bought.quoteId]);
  expect(await ids('?side=client')).toEqual([bought.quoteId]);
  expect(await ids('?side=vendor')).toEqual([sold.quoteId]);
  expect(await ids('?q=SAFFRON')).toEqual([bought.quoteId]);
  expect(await ids('?q=lotus')).toEqual([sold.quoteId]);
  expect(await ids(`?q=${sold.number.toLowerCase()}`)).toEqual([sold.quoteId]);
  expect(await ids('?q=coils')).toEqual([sold.quoteId, bought.quoteId]);
  expect(await ids('?q=%25')).toEqual([]);
  expect(await ids('?q=coils&side=vendor&view=orders')).toEqual([sold.quoteId]);
  expect(await ids('?q=coils&view=closed')).toEqual([]);
});

test('pages run across both sides, and lose or repeat no deal', async () => {
  const me = await server.company();
  const { db } = server.context;
  const expected: string[] = [];
  // Both sides in turn, and in rows of one side.
  for (const side of 'cvcvvvccvc') {
    const [buyer, seller] = side === 'c' ? [me, vendor] : [client, me];
    expected.unshift((await server.quote(seller, (await server.post(buyer)).id)).id);
  }
  // What has changed at the same moment is told apart by its place.
  await db.updateTable('quotes').set({ updated_at: new Date() }).where('id', 'in', expected).execute();
  for (const limit of [1, 2, 3, 4, 10]) {
    const seen: string[] = [];
    let next: string | undefined = `/api/deals/${me.user._id}?limit=${limit}`;
    while (next !== undefined) {
      const page: { body: Deal[]; headers: Headers } = await server.call<Deal[]>('GET', next, {
        token: me.token,
      });
      expect(page.body.length).toBeLessThanOrEqual(limit);
      seen.push(...page.body.map(({ id }) => id));
      next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(expected);
  }
  // A change makes a deal the first of both lists.
  const last = expected.at(-1)!;
  await server.done(vendor, ['makeOffer', last], { offer, after: 1 });
  expect((await list(me, '?limit=1'))[0]?.id).toBe(last);
  expect((await list(vendor, '?limit=1'))[0]?.id).toBe(last);
});

test('an order says by when it is to be shipped, until all of it is', async () => {
  const shipBy = async (session: Session) => (await list(session, '?limit=1'))[0]?.shipBy;
  let order = await server.order(client, vendor, { leadDays: 7 });
  const due = new Date(new Date(order.createdAt).getTime() + 7 * 24 * 60 * 60 * 1000).toISOString();
  expect([await shipBy(client), await shipBy(vendor)]).toEqual([due, due]);
  order = await server.step(vendor, order, 'confirmed');
  const lineId = order.lines[0]!.id;
  order = await server.step(vendor, order, 'dispatched', { shipment: { lines: [{ lineId, quantity: 4 }] } });
  expect(await shipBy(client)).toBe(due);
  order = await server.step(vendor, order, 'dispatched', { shipment: {} });
  expect(await shipBy(client)).toBeNull();
  await server.order(client, vendor);
  expect(await shipBy(client)).toBeNull();
});

test('each step puts a deal into the list of its status alone', async () => {
  const [buyer, seller] = [await server.company(), await server.company()];
  const statuses = Object.keys({
    new: true,
    offered: true,
    countered: true,
    expired: true,
    declined: true,
    withdrawn: true,
    closed: true,
    placed: true,
    confirmed: true,
    dispatched: true,
    delivered: true,
    completed: true,
    cancelled: true,
  } satisfies Record<DealStep, true>);
  const expectStatus = async (status: DealStep) => {
    for (const session of [buyer, seller]) {
      const counts = await Promise.all(
        statuses.map(async (each) => (await list(session, `?status=${each}`)).length),
      );
      expect(statuses.filter((_, index) => counts[index]! > 0)).toEqual([status]);
    }
  };
  const { id: requestId } = await server.post(buyer);
  const { id } = (await server.done(seller, ['createQuote'], { requestId, note: 'Which grade?' })).quote;
  await expectStatus('new');
  await server.done(seller, ['makeOffer', id], { offer: { ...offer, validUntil: dayIn(1) }, after: 0 });
  await expectStatus('offered');
  server.moveClock(3);
  await expectStatus('expired');
  server.moveClock(0);
  await server.done(buyer, ['makeOffer', id], { offer: counter, after: 1 });
  await expectStatus('countered');
  await server.done(buyer, ['closeRequest', requestId]);
  await expectStatus('closed');
  await server.done(buyer, ['reopenRequest', requestId]);
  await server.done(seller, ['withdrawQuote', id], { after: 2 });
  await expectStatus('withdrawn');
  await server.done(seller, ['makeOffer', id], { offer, after: 2 });
  let { order } = await server.done(buyer, ['acceptQuote', id], { offer: 3, keepOpen: true });
  await expectStatus('placed');
  await server.step(buyer, order, 'cancelled', { note: 'Not needed.' });
  await expectStatus('cancelled');
  await server.done(seller, ['makeOffer', id], { offer, after: 3 });
  await expectStatus('offered');
  ({ order } = await server.done(buyer, ['acceptQuote', id], { offer: 4 }));
  for (const [session, status] of [
    [seller, 'confirmed'],
    [seller, 'dispatched'],
    [buyer, 'delivered'],
    [buyer, 'completed'],
  ] as const) {
    order = await server.step(session, order, status);
    await expectStatus(status);
  }
  const declined = await server.quote(client, (await server.post(vendor)).id);
  await server.done(vendor, ['declineQuote', declined.id], { after: 1 });
  expect((await list(client, '?status=declined')).map((deal) => deal.id)).toEqual([declined.id]);
});

test('what is due is so by the days of the company that asks', async () => {
  const hour = 60 * 60 * 1000;
  let clock = new Date('2026-11-28T18:00:00Z');
  const node = await startTestServer({ databaseUrl: server.databaseUrl, now: () => clock });
  const [buyer, seller] = [await server.company(), await server.company()];
  const { db } = server.context;
  const idsOf = async (session: Session, due: string, more = '') => {
    const [method, path] = address('listDeals', session.user._id);
    const { body } = await node.call<Deal[]>(method, `${path}?due=${due}${more}`, { token: session.token });
    return body.map(({ id }) => id);
  };
  const expectDue = async (session: Session, expected: Record<string, string[]>) => {
    for (const [due, ids] of Object.entries(expected)) expect(await idsOf(session, due), due).toEqual(ids);
  };
  try {
    const { id: quoteId } = await server.quote(seller, (await server.post(buyer)).id);
    const order = await server.order(buyer, seller, { leadDays: 3 });
    await server.order(buyer, seller);
    // 29 November in Kolkata, from 18:30, and the 28th in London.
    const due = new Date('2026-11-28T20:00:00Z');
    await db.updateTable('quotes').set({ valid_until: due }).where('id', '=', quoteId).execute();
    await sql`update orders set created_at = ${new Date(due.getTime() - 72 * hour)}, status = status
      where id = ${order.id}`.execute(db);
    await db
      .updateTable('companies')
      .set({ zone: 'Europe/London' })
      .where('id', '=', seller.user._id)
      .execute();
    const both = [order.quoteId, quoteId];
    await expectDue(buyer, { overdue: [], today: [], week: both });
    await expectDue(seller, { overdue: [], today: both, week: both });
    clock = new Date('2026-11-28T18:30:00Z');
    await expectDue(buyer, { today: both, week: both });
    clock = new Date('2026-11-28T20:00:01Z');
    // The offer has expired, while the order can be shipped all day.
    await expectDue(buyer, { overdue: [], today: [order.quoteId], week: [order.quoteId] });
    clock = new Date('2026-11-29T00:00:00Z');
    await expectDue(buyer, { overdue: [], today: [order.quoteId] });
    await expectDue(seller, { overdue: [order.quoteId], today: [], week: [] });
    clock = new Date('2026-11-29T18:30:00Z');
    await expectDue(buyer, { overdue: [order.quoteId], today: [], week: [] });
    expect(await idsOf(buyer, 'overdue', '&side=client&view=orders&status=placed')).toEqual([order.quoteId]);
    expect(await idsOf(buyer, 'overdue', '&side=vendor')).toEqual([]);
    expect(await idsOf(buyer, 'overdue', '&status=confirmed')).toEqual([]);
    clock = new Date('2026-11-22T18:29:59Z');
    await expectDue(buyer, { today: [], week: [] });
    clock = new Date('2026-11-22T18:30:00Z');
    await expectDue(buyer, { today: [], week: both });
  } finally {
    await node.close();
  }
});

test('what is due is in the order in which it is due, page by page, and what is due at once in the usual one', async () => {
  const me = await server.company();
  const { db } = server.context;
  const day = 24 * 60 * 60 * 1000;
  // In the order of their last change: the days until they are due, as a buyer's or a seller's order, or as an offer.
  const rows = [
    ['order', 5, 'client'],
    ['quote', 2, 'vendor'],
    ['order', 2, 'vendor'],
    ['order', 3, 'client'],
    ['quote', 4, 'client'],
    ['order', 2, 'client'],
    ['quote', 1, 'vendor'],
    ['order', 1, 'client'],
  ] as const;
  const now = Date.now();
  const deals: { id: string; stage: string; side: string; dueAt: number }[] = [];
  for (const [stage, days, side] of rows) {
    const [buyer, seller] = side === 'client' ? [me, vendor] : [client, me];
    const id =
      stage === 'order'
        ? (await server.order(buyer, seller, { leadDays: 1 })).quoteId
        : (await server.quote(seller, (await server.post(buyer)).id)).id;
    const dueAt = now + days * day;
    await db
      .updateTable('quotes')
      .set({ [stage === 'order' ? 'ship_by' : 'valid_until']: new Date(dueAt) })
      .where('id', '=', id)
      .execute();
    deals.unshift({ id, stage, side, dueAt });
  }
  const read = async (query: string, limit: number) => {
    const seen: string[] = [];
    let next: string | undefined = `/api/deals/${me.user._id}?limit=${limit}${query}`;
    while (next !== undefined) {
      const page: { body: Deal[]; headers: Headers } = await server.call('GET', next, { token: me.token });
      expect(page.body.length).toBeLessThanOrEqual(limit);
      seen.push(...page.body.map(({ id }) => id));
      next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
    }
    return seen;
  };
  const inOrder = (some: typeof deals) => some.toSorted((a, b) => a.dueAt - b.dueAt).map(({ id }) => id);
  for (const limit of [1, 2, 3, 5, 20]) {
    expect(await read('&due=week', limit)).toEqual(inOrder(deals));
    expect(await read('', limit)).toEqual(deals.map(({ id }) => id));
  }
  const bought = deals.filter(({ side }) => side === 'client');
  const orders = deals.filter(({ stage }) => stage === 'order');
  expect(await read('&due=week&side=client', 2)).toEqual(inOrder(bought));
  expect(await read('&due=week&view=orders', 2)).toEqual(inOrder(orders));
  server.moveClock(10);
  const overdue = await read('&due=overdue', 2);
  server.moveClock(0);
  expect(overdue).toEqual(inOrder(orders));
  // A change makes a deal the first of those that are due at the same moment, not of the list.
  const [offered] = deals.filter(({ stage, dueAt }) => stage === 'quote' && dueAt === now + 2 * day);
  await server.done(client, ['addNote', offered!.id], { text: 'When?' });
  expect((await read('&due=week', 3)).indexOf(offered!.id)).toBe(2);
});

test('a cursor of the usual order is none of a list of what is due, nor the other way round', async () => {
  const me = await server.company();
  for (const days of [1, 2]) await server.order(me, vendor, { leadDays: days });
  const [, path] = address('listDeals', me.user._id);
  const cursorOf = async (query: string) => {
    const { headers } = await server.call('GET', `${path}?limit=1${query}`, { token: me.token });
    return /cursor=([^&>]+)/.exec(headers.get('link') ?? '')![1]!;
  };
  for (const [given, query] of [
    [await cursorOf(''), '&due=week'],
    [await cursorOf('&due=week'), ''],
    [Buffer.from('tomorrow x').toString('base64url'), '&due=week'],
  ]) {
    const { status, body } = await server.call<ErrorBody>('GET', `${path}?cursor=${given}${query}`, {
      token: me.token,
    });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['cursor']]);
  }
});

test('a status or a time that there is not is refused by its name', async () => {
  for (const field of ['status', 'due']) {
    const [method, path] = address('listDeals', client.user._id);
    const { status, body } = await server.call<ErrorBody>(method, `${path}?${field}=soon`, {
      token: client.token,
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  }
});

test('they are for their company alone, and an offer that has expired says so', async () => {
  expect((await server.as(vendor, ['listDeals', client.user._id])).status).toBe(403);
  const validUntil = dayIn(1);
  const { id } = await server.quote(vendor, (await server.post(client)).id, { validUntil });
  server.moveClock(3);
  expect(await viewsOf(client, id)).toEqual(['expired', ['needs-reply']]);
  server.moveClock(0);
  expect(await viewsOf(client, id)).toEqual(['open', ['needs-reply']]);
});
