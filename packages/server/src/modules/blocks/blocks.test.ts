import type { BlockedCompany, ErrorBody, PurchaseRequest, Quote, Session } from '@guildhall/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { block } from '../../../test/blocks.ts';
import { connect, request } from '../../../test/connections.ts';
import { listsWith } from '../../../test/deal-lists.ts';
import { openStream, type TestStream } from '../../../test/event-stream.ts';
import { dayIn, offer, startDealServer, type DealServer } from '../../../test/negotiation.ts';
import { address } from '../../../test/server.ts';

/** Two nodes of one database; the second one receives what it is told only when it must. */
let server: DealServer;
let second: DealServer;
beforeAll(async () => {
  server = await startDealServer();
  second = await startDealServer(server.databaseUrl);
});
afterAll(async () => {
  await second.close();
  await server.close();
});

let blocker: Session;
let blocked: Session;
let third: Session;
beforeEach(async () => {
  [blocker, blocked, third] = [await server.company(), await server.company(), await server.company()];
});

const unblock = (by: Session, { user }: Session) => server.done(by, ['unblockCompany', user._id]);
const tryToBlock = async (by: Session, companyId: string) => {
  const { status, body } = await server.as(by, ['blockCompany'], { companyId });
  return { status, body };
};
const blockThe = ({ user }: Session) => block(server, blocker, user._id);
const listBlocked = (by: Session, query = '') =>
  server.read<BlockedCompany[]>(by, ['listBlocked', by.user._id], query);
const statusOf = async (one: Session, other: Session) =>
  server.read(one, ['getConnectionStatus', one.user._id, other.user._id]);
const none = { message: 'No connection found' };

describe('blocking', () => {
  test('is answered 201, again 200, and ends with an answer that is always the same', async () => {
    expect(await tryToBlock(blocker, blocked.user._id)).toEqual({
      status: 201,
      body: { message: 'Company blocked.' },
    });
    expect(await tryToBlock(blocker, blocked.user._id)).toEqual({
      status: 200,
      body: { message: 'Company blocked.' },
    });
    expect(await listBlocked(blocker)).toEqual([
      {
        _id: blocked.user._id,
        companyName: blocked.user.companyName,
        avatar: null,
        since: expect.any(String),
      },
    ]);
    expect(await listBlocked(blocked)).toEqual([]);
    for (const _again of [1, 2])
      expect(await unblock(blocker, blocked)).toEqual({ message: 'Company unblocked.' });
    expect(await listBlocked(blocker)).toEqual([]);
  });

  test('refuses oneself and a company that does not exist', async () => {
    const self = await tryToBlock(blocker, blocker.user._id);
    expect([self.status, self.body.fields]).toEqual([400, { companyId: expect.any(String) }]);
    expect((await tryToBlock(blocker, server.context.newId())).status).toBe(404);
    expect((await tryToBlock(blocker, 'x')).status).toBe(400);
  });

  test('comes in pages, the last first', async () => {
    const others = await Promise.all(Array.from({ length: 3 }, () => server.company()));
    for (const other of others) await blockThe(other);
    const all = await listBlocked(blocker);
    expect(all.map(({ _id }) => _id)).toEqual(others.map(({ user }) => user._id).toReversed());
    const [method, path] = address('listBlocked', blocker.user._id);
    const first = await server.call<BlockedCompany[]>(method, `${path}?limit=2`, { token: blocker.token });
    const next = /<([^>]+)>/.exec(first.headers.get('link')!)![1]!;
    const rest = await server.call<BlockedCompany[]>('GET', next, { token: blocker.token });
    expect([...first.body, ...rest.body]).toEqual(all);
  });

  test.each(['connection', 'request by the blocker', 'request by the blocked'])(
    'ends a %s, as a removal does',
    async (what) => {
      if (what === 'connection') await connect(server, blocker, blocked);
      else if (what === 'request by the blocker') await request(server, blocker, blocked);
      else await request(server, blocked, blocker);
      await blockThe(blocked);
      for (const [one, other] of [
        [blocker, blocked],
        [blocked, blocker],
      ] as const) {
        expect(await statusOf(one, other)).toEqual(none);
        for (const name of ['listConnections', 'listSentConnections', 'listPendingConnections'] as const)
          expect(await server.read(one, [name, one.user._id])).toEqual([]);
      }
      await unblock(blocker, blocked);
      expect(await statusOf(blocker, blocked)).toEqual(none);
      expect((await request(server, blocker, blocked)).status).toBe('pending');
    },
  );

  test('leaves no connection and no quote behind that begins at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await server.company(), await server.company()];
      const { id: requestId } = await server.post(one);
      const begun = [request(server, other, one), server.as(other, ['createQuote'], { requestId, offer })];
      await Promise.all([block(server, one, other.user._id), ...begun]);
      const { db } = server.context;
      expect(
        await db.selectFrom('connections').where('sender_id', '=', other.user._id).selectAll().execute(),
      ).toEqual([]);
      const quotes = await db
        .selectFrom('quotes')
        .where('request_id', '=', requestId)
        .select('status')
        .execute();
      expect(quotes.filter(({ status }) => status === 'open')).toEqual([]);
    }
  });

  test('of two companies that block each other at the same moment one is blocked', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await server.company(), await server.company()];
      const answers = await Promise.all([tryToBlock(one, other.user._id), tryToBlock(other, one.user._id)]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 404]));
    }
  });
});

describe('deals', () => {
  test('that are negotiated end without a reason, and are seen by nobody until the block ends', async () => {
    const [bought, sold] = [await server.post(blocker), await server.post(blocked)];
    const [received, sent] = [await server.quote(blocked, bought.id), await server.quote(blocker, sold.id)];
    await blockThe(blocked);
    const own = (of: Session) => server.read<{ id: string }[]>(of, ['listDeals', of.user._id]);
    for (const of of [blocker, blocked]) {
      expect(await own(of)).toEqual([]);
      for (const { id } of [received, sent]) expect((await server.as(of, ['getQuote', id])).status).toBe(404);
    }
    expect(await server.read(blocker, ['listRequestQuotes', bought.id])).toEqual([]);
    expect(await server.read(blocked, ['listRequestQuotes', sold.id])).toEqual([]);
    await unblock(blocker, blocked);
    expect(await server.read<Quote>(blocked, ['getQuote', received.id])).toMatchObject({
      status: 'declined',
      closedBy: 'client',
      reason: '',
    });
    expect(await server.read<Quote>(blocked, ['getQuote', sent.id])).toMatchObject({
      status: 'withdrawn',
      closedBy: 'vendor',
      reason: '',
    });
  });

  test('with an order go on, and nothing else is added to them', async () => {
    const [bought, sold] = [await server.order(blocker, blocked), await server.order(blocked, blocker)];
    await blockThe(blocked);
    const stream = await openStream(server.url, blocked.token);
    for (const of of [blocker, blocked]) {
      const deals = await server.read<{ orderId: string }[]>(of, ['listDeals', of.user._id]);
      expect(deals.map(({ orderId }) => orderId)).toEqual([sold.id, bought.id]);
      for (const { quoteId, requestId, id } of [bought, sold]) {
        await server.read(of, ['getQuote', quoteId]);
        await server.read(of, ['getOrder', id]);
        await server.read(of, ['getRequest', requestId]);
        expect((await server.as(of, ['addNote', quoteId], { text: 'Hello' })).status).toBe(404);
        expect((await server.as(of, ['makeOffer', quoteId], { offer, after: 1 })).status).toBe(404);
      }
    }
    let order = await server.step(blocker, sold, 'confirmed');
    order = await server.step(blocker, order, 'dispatched');
    order = await server.step(blocked, order, 'delivered');
    expect((await server.step(blocked, order, 'completed')).status).toBe('completed');
    expect((await server.step(blocker, bought, 'cancelled', { note: 'Not needed' })).status).toBe(
      'cancelled',
    );
    await expect.poll(() => stream.events.filter(({ event }) => event === 'order')).toHaveLength(5);
    stream.leave();
  });

  test('leave every narrowed list while there is a block, apart from orders, and both sides are told', async () => {
    const { id: requestId } = await server.post(blocker);
    const { id } = await server.quote(blocked, requestId, { validUntil: dayIn(3) });
    const order = await server.order(blocked, blocker, { leadDays: 3 });
    const both = [blocker, blocked];
    const listsOf = (quoteId: string) => Promise.all(both.map((of) => listsWith(server, of, quoteId)));
    const twice = (...lists: string[]) => [lists, lists];
    expect(await listsOf(id)).toEqual(twice('status=offered', 'due=week'));
    expect(await listsOf(order.quoteId)).toEqual(twice('status=placed', 'due=week'));

    const streams = await Promise.all(both.map(({ token }) => openStream(second.url, token)));
    await blockThe(blocked);
    for (const stream of streams)
      await expect
        .poll(() => stream.events.filter(({ event }) => event === 'quote').map(({ data }) => data))
        .toEqual([{ companyId: blocker.user._id, requestId, quoteId: id }]);
    expect(await listsOf(id)).toEqual(twice());
    expect(await listsOf(order.quoteId)).toEqual(twice('status=placed', 'due=week'));
    server.moveClock(5);
    expect(await listsOf(order.quoteId)).toEqual(twice('status=placed', 'due=overdue'));
    server.moveClock(0);
    await server.step(blocker, order, 'cancelled', { note: 'Not needed' });
    for (const stream of streams) {
      await expect.poll(() => stream.events.filter(({ event }) => event === 'order')).toHaveLength(1);
      stream.leave();
    }
    expect(await listsOf(order.quoteId)).toEqual(twice('status=cancelled'));

    await unblock(blocker, blocked);
    expect(await listsOf(id)).toEqual(twice('status=declined'));
  });

  test('a cancelled order is not negotiated again', async () => {
    const order = await server.order(blocker, blocked);
    await blockThe(blocked);
    await server.step(blocker, order, 'cancelled', { note: 'Not needed' });
    expect((await server.as(blocked, ['makeOffer', order.quoteId], { offer, after: 1 })).status).toBe(404);
    expect((await server.as(blocked, ['createQuote'], { requestId: order.requestId, offer })).status).toBe(
      404,
    );
  });
});

/** Waits until a company that is not blocked has been heard of. Returns the events so far. */
async function eventsOf(stream: TestStream, to: Session): Promise<string[]> {
  const { _id } = await request(server, third, to);
  await expect.poll(() => JSON.stringify(stream.events)).toContain(_id);
  return stream.events.map(({ event }) => event);
}

test('events between the two stop, on both nodes', async () => {
  const product = await server.addProduct(blocked);
  const asked = await server.done(blocker, ['requestEstimate'], { productId: product.id, quantity: 1 });
  await server.quote(blocked, (await server.post(blocker)).id);
  await blockThe(blocked);
  const streams = [await openStream(server.url, blocked.token), await openStream(second.url, blocked.token)];
  await server.post(blocker);
  for (const attempt of [
    server.as(blocker, ['sendConnection'], {
      senderUserId: blocker.user._id,
      receiverUserId: blocked.user._id,
    }),
    server.as(blocker, ['closeRequest', asked.request.id]),
    server.as(blocker, ['requestEstimate'], { productId: product.id, quantity: 1 }),
  ])
    expect((await attempt).status).toBe(404);
  for (const { id } of await server.read<PurchaseRequest[]>(blocker, ['listSentRequests', blocker.user._id]))
    await server.done(blocker, ['closeRequest', id]);
  const [first, ...others] = streams;
  expect(await eventsOf(first!, blocked)).toEqual(['reset', 'connection-request']);
  for (const stream of others)
    await expect.poll(() => stream.events.map(({ event }) => event)).toEqual(['reset', 'connection-request']);
  for (const stream of streams) stream.leave();
});

test('pages from memory are not for who has blocks, on both nodes', async () => {
  const { id: requestId } = await server.post(blocker);
  const { id: productId } = await server.addProduct(blocker);
  const seen = async (by?: Session) => {
    const texts = await Promise.all(
      [server, second].flatMap((node) =>
        ([['listRequests'], ['listProducts'], ['listVendorProducts', blocker.user._id]] as const).map(
          async ([name, ...ids]) =>
            JSON.stringify((await node.call(...address(name, ...ids), by && { token: by.token })).body),
        ),
      ),
    );
    return texts.map((text) => [requestId, productId].some((id) => text.includes(id)));
  };
  const [all, nothing] = [Array<boolean>(6).fill(true), Array<boolean>(6).fill(false)];
  for (const by of [undefined, blocked, third]) expect(await seen(by)).toEqual(all);
  await blockThe(blocked);
  expect(await seen(blocked)).toEqual(nothing);
  for (const by of [undefined, blocker, third]) expect(await seen(by)).toEqual(all);
  await unblock(blocker, blocked);
  for (const by of [undefined, blocked, third]) expect(await seen(by)).toEqual(all);
});

test('a block is told in no answer to the other company', async () => {
  await blockThe(blocked);
  const answer = await server.as(blocked, ['blockCompany'], { companyId: blocker.user._id });
  const unknown = await server.as(blocked, ['blockCompany'], { companyId: server.context.newId() });
  const withoutId = ({ requestId: _id, ...body }: ErrorBody) => body;
  expect([answer.status, withoutId(answer.body)]).toEqual([404, withoutId(unknown.body)]);
});
