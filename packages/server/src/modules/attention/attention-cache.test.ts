import type { Attention, Session } from '@guildhall/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { block } from '../../../test/blocks.ts';
import { connect, request, say } from '../../../test/connections.ts';
import { addMember } from '../../../test/members.ts';
import { counter, startDealServer, type DealServer } from '../../../test/negotiation.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { findAttention, type Reader } from './queries.ts';

let server: DealServer;
/** Another node of the same database, which hears of a change only when it must, and whose clock stands. */
let node: TestServer;
let clock = new Date();
let client: Session;
let vendor: Session;
beforeAll(async () => {
  server = await startDealServer();
  node = await startTestServer({
    databaseUrl: server.databaseUrl,
    receivesEvents: 'when asked',
    now: () => clock,
  });
  [client, vendor] = [await server.company(), await server.company()];
});
afterAll(async () => {
  await node.close();
  await server.close();
});

const readerOf = ({ user }: Session): Reader => ({ companyId: user._id, memberId: user.member._id });
const read = async ({ token, user }: Session) =>
  (await node.call<Attention>(...address('getAttention', user._id), { token })).body;

test('another node tells what waits after each step, however often it was asked before', async () => {
  const other = await server.company();
  await addMember(server, client, { role: 'viewer', email: 'viewer@x.example' });
  let messageId = '';
  let requestId = '';
  let quoteId = '';
  let productId = '';
  const steps: Record<string, () => Promise<unknown>> = {
    'a connection request': () => request(server, other, client),
    'a connection': () => connect(server, vendor, client),
    'a message': async () => (messageId = await say(server, vendor, client)),
    'its reading': () =>
      server.done(client, ['readMessages', client.user._id, vendor.user._id], { upTo: messageId }),
    'a request': async () => (requestId = (await server.post(client)).id),
    'a quote': async () => (quoteId = (await server.quote(vendor, requestId)).id),
    'a counter-offer': () => server.done(client, ['makeOffer', quoteId], { offer: counter, after: 1 }),
    'the reading of notifications': () =>
      server.done(client, ['readNotifications', client.user._id], { upTo: 100 }),
    'a product of which there is little left': async () =>
      (productId = (await server.addProduct(vendor, { lowStock: 5, stockQuantity: 3 })).id),
    'a change of its stock': () =>
      server.done(vendor, ['changeStock', productId], { change: 10, reason: 'correction' }),
    'a profile': () =>
      server.done(vendor, ['updateProfile', vendor.user._id], {
        companyIndustry: 'Retail',
        address: '7 Road',
      }),
    'an invitation': () => server.done(vendor, ['inviteMember'], { email: 'a@x.example', role: 'viewer' }),
    'an estimate request': () => server.done(client, ['requestEstimate'], { productId, quantity: 1 }),
    'an accepted quote': async () => {
      await server.done(vendor, ['makeOffer', quoteId], {
        offer: { ...counter, validUntil: '2099-12-31' },
        after: 2,
      });
      await server.done(client, ['acceptQuote', quoteId], { offer: 3 });
    },
    'a block': () => block(server, client, other.user._id),
  };
  const all = [client, vendor];
  let before = JSON.stringify(await Promise.all(all.map(read)));
  for (const [name, take] of Object.entries(steps)) {
    await take();
    const told = await Promise.all(all.map(read));
    const counted = all.map((each) => findAttention(server.context.db, readerOf(each), clock));
    expect(told, name).toEqual(await Promise.all(counted));
    // Each step changes what one of them sees, or nothing would have been tried.
    expect(JSON.stringify(told), name).not.toBe(before);
    before = JSON.stringify(told);
  }
});

test('a conversation waits no more once its last message of the other company is read, whatever was sent after it', async () => {
  const [reader, writer] = [await server.company(), await server.company()];
  await connect(server, writer, reader);
  const messages = async () => (await read(reader)).messages;
  const upTo = await say(server, writer, reader);
  // As when a colleague answers before the message is marked as read.
  await say(server, reader, writer);
  expect(await messages()).toBe(1);
  await server.done(reader, ['readMessages', reader.user._id, writer.user._id], { upTo });
  expect(await messages()).toBe(0);
  await say(server, writer, reader);
  expect(await messages()).toBe(1);
});

test('what is changed by hand counts at once', async () => {
  const { db } = server.context;
  const [buyer, asking] = [await server.company(), await server.company()];
  const companyId = buyer.user._id;
  const { id } = await server.quote(vendor, (await server.post(buyer)).id);
  await request(server, asking, buyer);
  expect(await read(buyer)).toMatchObject({ deals: 1, connectionRequests: 1, notifications: 2 });
  await db.deleteFrom('notifications').where('company_id', '=', companyId).execute();
  expect(await read(buyer)).toMatchObject({ notifications: 0 });
  await db
    .insertInto('blocks')
    .values({
      id: server.context.newId(),
      company_id: companyId,
      blocked_id: asking.user._id,
      created_at: clock,
    })
    .execute();
  expect(await read(buyer)).toMatchObject({ connectionRequests: 0 });
  await db.updateTable('quotes').set({ waits_for: 'vendor' }).where('id', '=', id).execute();
  expect(await read(buyer)).toMatchObject({ deals: 0 });
});

test('what expires today is told until its time, without any change', async () => {
  const { db } = server.context;
  const buyer = await server.company();
  const { id } = await server.quote(vendor, (await server.post(buyer)).id);
  const expiring = async () => (await read(buyer)).today.expiringQuotes;
  // Before anything is too old to be told from memory.
  const soon = new Date(clock.getTime() + 15_000);
  await db.updateTable('quotes').set({ valid_until: soon }).where('id', '=', id).execute();
  // Where it is not about midnight.
  const zone = soon.getUTCHours() < 12 ? 'Etc/GMT-1' : 'Etc/GMT+1';
  await db.updateTable('companies').set({ zone }).where('id', '=', buyer.user._id).execute();
  expect(await expiring()).toBe(1);
  expect(await expiring()).toBe(1);
  clock = soon;
  expect(await expiring()).toBe(0);
});

test('an order counts as overdue from the day on after it was to be shipped, for both companies, until it is', async () => {
  const { db } = server.context;
  const buyer = await server.company();
  const order = await server.order(buyer, vendor, { leadDays: 0 });
  const overdue = () =>
    Promise.all([buyer, vendor].map(async (each) => (await read(each)).today.overdueOrders));
  clock = new Date(order.createdAt);
  await db.updateTable('companies').set({ zone: 'UTC' }).where('id', '=', vendor.user._id).execute();
  expect(await overdue()).toEqual([0, 0]);
  // A day later it is another day in every time zone.
  clock = new Date(clock.getTime() + 24 * 60 * 60 * 1000);
  expect(await overdue()).toEqual([1, 1]);
  const confirmed = await server.step(vendor, order, 'confirmed');
  expect(await overdue()).toEqual([1, 1]);
  await server.step(vendor, confirmed, 'dispatched');
  expect(await overdue()).toEqual([0, 0]);
});
