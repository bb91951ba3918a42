import type { Deal, dealViews, Session } from '@guildhall/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { counter, dayIn, line, offer, startDealServer, type DealServer } from '../../../test/negotiation.ts';

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

test('they are for their company alone, and an offer that has expired says so', async () => {
  expect((await server.as(vendor, ['listDeals', client.user._id])).status).toBe(403);
  const validUntil = dayIn(1);
  const { id } = await server.quote(vendor, (await server.post(client)).id, { validUntil });
  server.moveClock(3);
  expect(await viewsOf(client, id)).toEqual(['expired', ['needs-reply']]);
  server.moveClock(0);
  expect(await viewsOf(client, id)).toEqual(['open', ['needs-reply']]);
});
