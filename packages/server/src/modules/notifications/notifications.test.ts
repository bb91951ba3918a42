import { randomBytes } from 'node:crypto';
import type { Attention, Notification, Product, Session } from '@guildhall/contract';
import { maxMatchedVendors } from '@guildhall/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { hashOf } from '#http/session.ts';
import { connect, request, say } from '../../../test/connections.ts';
import { addMember } from '../../../test/members.ts';
import { offer, startDealServer, type DealServer } from '../../../test/negotiation.ts';
import { openStream } from '../../../test/event-stream.ts';
import { address } from '../../../test/server.ts';
import { deleteOldNotifications } from './queries.ts';
import { notifyOfExpiring } from './expiring.ts';
import { startMatching } from './matching.ts';

let server: DealServer;
let vendor: Session;
let client: Session;
beforeAll(async () => {
  server = await startDealServer();
});
afterAll(() => server.close());

const list = (of: Session) => server.read<Notification[]>(of, ['listNotifications', of.user._id]);
const attention = (of: Session) => server.read<Attention>(of, ['getAttention', of.user._id]);
const kinds = async (of: Session) => (await list(of)).map(({ kind }) => kind);
const newest = async (of: Session) => (await list(of))[0]!;
const pair = async () => {
  vendor = await server.company({ companyName: 'Vendor Steel' });
  client = await server.company({ companyName: 'Client Works' });
};

test('each step of a deal notifies the other company, once', async () => {
  await pair();
  const product = await server.addProduct(vendor, { name: 'Coil', stockQuantity: 10, lowStock: 8 });
  const asked = await server.done(client, ['requestEstimate'], { productId: product.id, quantity: 5 });
  const { id } = asked.quote;
  expect(await newest(vendor)).toMatchObject({
    kind: 'estimate-request',
    subject: id,
    title: 'Coil',
    company: { companyName: 'Client Works' },
    unread: true,
    number: 1,
  });
  const line = { description: 'Coil', productId: product.id, quantity: 5, unit: 'piece', unitPrice: 100 };
  await server.done(vendor, ['makeOffer', id], { after: 0, offer: { ...offer, lines: [line] } });
  await server.done(client, ['addNote', id], { text: 'Can you do better?' });
  await server.done(vendor, ['makeOffer', id], { after: 1, offer: { ...offer, lines: [line] } });
  const { order } = await server.done(client, ['acceptQuote', id], { offer: 2 });
  expect(await kinds(vendor)).toEqual(['accepted', 'note', 'estimate-request']);
  expect(await kinds(client)).toEqual(['offer', 'quote']);

  // Confirming takes five of ten, and eight counts as little.
  const confirmed = await server.step(vendor, order, 'confirmed');
  expect(await newest(client)).toMatchObject({
    kind: 'order',
    subject: id,
    title: order.number,
    step: 'order.confirmed',
  });
  expect(await newest(vendor)).toMatchObject({ kind: 'low-stock', subject: product.id, title: 'Coil' });
  expect((await attention(vendor)).today.lowStock).toBe(1);
  await server.addProduct(vendor, { stockQuantity: 0 });
  await server.addProduct(vendor, { stockQuantity: 9, lowStock: 8 });
  const low = await server.call<Product[]>(
    'GET',
    `${address('listInventory', vendor.user._id)[1]}?low=true&sort=stockQuantity`,
    { token: vendor.token },
  );
  expect(low.body.map(({ id: productId }) => productId)).toEqual([product.id]);
  const shipment = { carrier: 'Post' };
  await server.step(vendor, confirmed, 'dispatched', { shipment });
  expect((await newest(client)).step).toBe('order.dispatched');
  expect(await kinds(client)).toEqual(['order', 'order', 'offer', 'quote']);
});

test('the vendors of other quotes are told when one is accepted; who declines tells the other side', async () => {
  await pair();
  const other = await server.company();
  const { id: requestId } = await server.post(client);
  const [one, two] = [await server.quote(vendor, requestId), await server.quote(other, requestId)];
  expect((await attention(client)).deals).toBe(1);
  await server.done(client, ['acceptQuote', one.id], { offer: 1 });
  expect(await newest(other)).toMatchObject({ kind: 'declined', subject: two.id });
  const again = await server.quote(vendor, (await server.post(client)).id);
  await server.done(client, ['declineQuote', again.id], { after: 1 });
  expect(await newest(vendor)).toMatchObject({ kind: 'declined', subject: again.id });
});

test('a connection request, its answer, and what is gone', async () => {
  await pair();
  const { _id } = await request(server, client, vendor);
  expect(await attention(vendor)).toMatchObject({ connectionRequests: 1, notifications: 1 });
  await server.done(vendor, ['acceptConnection', _id]);
  expect(await newest(client)).toMatchObject({ kind: 'connection-accepted', subject: _id, title: null });
  expect(await attention(vendor)).toMatchObject({ connectionRequests: 0 });
  const third = await server.company();
  const asked = await request(server, third, vendor);
  await server.done(third, ['removeConnection', asked._id]);
  // Nobody can answer it any more.
  expect(await kinds(vendor)).toEqual(['connection-request']);
});

test('every member has read what it has read itself; a colleague and older numbers change nothing', async () => {
  await pair();
  await connect(server, client, vendor);
  const [{ number }] = (await list(vendor)) as [Notification];
  await addMember(server, vendor, { role: 'viewer', email: 'viewer@vendor.example' });
  const logIn = { body: { email: 'viewer@vendor.example', password: 'correct horse' } };
  const viewer = (await server.call<Session>(...address('logIn'), logIn)).body;
  const read = (by: Session, upTo: number) =>
    server.done(by, ['readNotifications', by.user._id], { upTo }) as unknown as Promise<Attention>;
  const stream = await openStream(server.url, vendor.token);
  expect(await read(vendor, number + 1000)).toMatchObject({ notifications: 0 });
  await expect.poll(() => stream.notifications()).toBeGreaterThan(0);
  stream.leave();
  expect(await read(vendor, 0)).toMatchObject({ notifications: 0 });
  expect((await newest(vendor)).unread).toBe(false);
  expect((await newest(viewer)).unread).toBe(true);
  expect((await attention(viewer)).notifications).toBe(1);
  // What comes then is unread: the number asked for was not there yet.
  await request(server, await server.company(), vendor);
  expect((await attention(vendor)).notifications).toBe(1);
});

test('only what is unread is listed on demand, in pages, as each member has read it', async () => {
  vendor = await server.company();
  await addMember(server, vendor, { role: 'viewer', email: 'unread@vendor.example' });
  const logIn = { body: { email: 'unread@vendor.example', password: 'correct horse' } };
  const viewer = (await server.call<Session>(...address('logIn'), logIn)).body;
  const ask = async () => void (await request(server, await server.company(), vendor));
  const unread = async (of: Session, more = '') =>
    (await server.read<Notification[]>(of, ['listNotifications', of.user._id], `?unread=true${more}`)).map(
      ({ number }) => number,
    );
  await ask();
  await server.done(vendor, ['readNotifications', vendor.user._id], { upTo: 1000 });
  expect(await unread(vendor)).toEqual([]);
  for (let asked = 0; asked < 3; asked += 1) await ask();
  const numbers = (await list(vendor)).map(({ number }) => number);
  expect(await unread(vendor)).toEqual(numbers.slice(0, 3));
  expect(await unread(viewer)).toEqual((await list(viewer)).map(({ number }) => number));
  expect(await unread(viewer)).toContain(numbers[3]);
  const path = `${address('listNotifications', vendor.user._id)[1]}?unread=true&limit=2`;
  const first = await server.call<Notification[]>('GET', path, { token: vendor.token });
  const next = /<(.*?)>/.exec(first.headers.get('link') ?? '')?.[1];
  const second = await server.call<Notification[]>('GET', next!, { token: vendor.token });
  expect([...first.body, ...second.body].map(({ number }) => number)).toEqual(numbers.slice(0, 3));
  expect(second.headers.get('link')).toBeNull();
});

test('messages are unread until the company has read them, and its own are read', async () => {
  await pair();
  await connect(server, client, vendor);
  const first = await say(server, client, vendor);
  const last = await say(server, client, vendor);
  expect((await attention(vendor)).messages).toBe(1);
  expect((await attention(client)).messages).toBe(0);
  const read = (upTo: string, by = vendor, other = client) =>
    server.call<Attention & { fields?: object }>(...address('readMessages', by.user._id, other.user._id), {
      token: by.token,
      body: { upTo },
    });
  const stream = await openStream(server.url, client.token);
  expect((await read(first)).body.messages).toBe(1);
  expect((await read(last)).body.messages).toBe(0);
  await expect
    .poll(() => stream.events.at(-1))
    .toMatchObject({ event: 'message-read', data: { companyId: vendor.user._id, messageId: last } });
  stream.leave();
  // It never goes back.
  expect((await read(first)).body.messages).toBe(0);
  // Who answers has read all; who has something unread still has it.
  await say(server, vendor, client);
  await say(server, client, vendor);
  await say(server, vendor, client);
  expect((await attention(vendor)).messages).toBe(1);
  const elsewhere = await server.company();
  await connect(server, elsewhere, vendor);
  const other = await say(server, elsewhere, vendor);
  expect(await read(other)).toMatchObject({ status: 400, body: { fields: { upTo: expect.any(String) } } });
});

const matched = async (of: Session) =>
  (await list(of)).filter(({ kind }) => kind === 'matching-request').map(({ words }) => words);

test('vendors of the industry and with its words are told of a request, not its client nor who has a block', async () => {
  const [steel, far, none, blocked] = [
    await server.company(),
    await server.company(),
    await server.company(),
    await server.company(),
  ];
  client = await server.company();
  const of = (by: Session, name: string, industry: string): Promise<Product> =>
    server.addProduct(by, { name, industry, category: 'Metal', description: 'Zinkite' });
  await of(steel, 'Zinkite coils', 'Steel Manufacturing');
  await of(blocked, 'Zinkite coil', 'Steel Manufacturing');
  await of(client, 'Zinkite coil', 'Steel Manufacturing');
  await of(far, 'Zinkite plumbum', 'Retail');
  await of(none, 'Zinkite', 'Retail');
  await server.done(blocked, ['blockCompany'], { companyId: client.user._id });
  await server.post(client, {
    request: 'We need a zinkite coil and the plumbum',
    supply_industry: 'Steel Manufacturing',
  });
  await expect.poll(() => matched(steel)).toEqual([['coil', 'zinkite']]);
  expect(await matched(far)).toEqual([['plumbum', 'zinkite']]);
  for (const company of [none, blocked, client]) expect(await matched(company)).toEqual([]);
});

test('the best vendors of a common request are told, and no more; no stream is reset by it', async () => {
  const { db } = server.context;
  const { rows } = await sql<{ id: string }>`insert into companies (id, company_name, email, created_at)
    select gen_random_uuid(), 'Many ' || n, '', now() from generate_series(1, ${maxMatchedVendors + 20}::int) n
    returning id`.execute(db);
  await sql`insert into products (id, vendor_id, name, description, price_paise, category, stock_quantity, industry, created_at)
    select gen_random_uuid(), id, 'Quuxite', '', 100, 'Metal', 1, 'Mining', now()
    from unnest(${rows.map(({ id }) => id)}::uuid[]) id`.execute(db);
  const tokens = rows.map(() => randomBytes(32).toString('base64url'));
  await sql`with sellers as (
      insert into members (id, company_id, name, email, password_hash, role, created_at)
      select id, id, '', id || '@x.example', '', 'owner', now() from unnest(${rows.map(({ id }) => id)}::uuid[]) id)
    insert into sessions (id, token_hash, member_id, created_at, last_used_at, expires_at)
    select id, token_hash, id, now(), now(), now() + interval '1 day'
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${tokens.map((token) => Buffer.from(hashOf(token), 'hex'))}::bytea[])
      as opened (id, token_hash)`.execute(db);
  const streams = await Promise.all(tokens.map((token) => openStream(server.url, token)));
  onTestFinished(() => streams.forEach((stream) => stream.leave()));
  const { id } = await server.post(await server.company(), {
    request: 'Quuxite',
    supply_industry: 'mining',
  });
  const told = async () =>
    (await db.selectFrom('notifications').select('company_id').where('subject', '=', id).execute()).length;
  await expect.poll(told).toBe(maxMatchedVendors);
  const hearing = () => streams.filter((stream) => stream.notifications() === 1).length;
  await expect.poll(hearing).toBe(maxMatchedVendors);
  // Each begins with one.
  expect(streams.flatMap(({ events }) => events.map(({ event }) => event))).toEqual(rows.map(() => 'reset'));
});

test('a request whose node has ended before it was matched is matched by another one, once', async () => {
  const { db } = server.context;
  vendor = await server.company();
  await server.addProduct(vendor, { name: 'Waldoite', industry: 'Retail' });
  const { id } = await server.post(await server.company(), {
    request: 'Waldoite',
    supply_industry: 'Retail',
  });
  await expect.poll(() => matched(vendor)).toHaveLength(1);
  await db.insertInto('unmatched_requests').values({ request_id: id, added_at: new Date() }).execute();
  const others = [startMatching(server.context), startMatching(server.context)];
  await expect
    .poll(async () => (await db.selectFrom('unmatched_requests').select('request_id').execute()).length)
    .toBe(0);
  for (const other of others) other.stop();
  expect(await matched(vendor)).toHaveLength(1);
});

test('an offer that expires within a day is told of once', async () => {
  await pair();
  const { id } = await server.quote(vendor, (await server.post(client)).id);
  const { db } = server.context;
  const { validUntil } = await db
    .selectFrom('quotes')
    .select('valid_until as validUntil')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const before = (hours: number) => new Date(validUntil!.getTime() - hours * 60 * 60 * 1000);
  await notifyOfExpiring(db, before(25));
  expect(await kinds(client)).toEqual(['quote']);
  await Promise.all([notifyOfExpiring(db, before(23)), notifyOfExpiring(db, before(23))]);
  expect(await kinds(client)).toEqual(['expiring', 'quote']);
});

test('notifications are kept for their time, and come in pages', async () => {
  vendor = await server.company();
  for (let sent = 0; sent < 3; sent += 1) await request(server, await server.company(), vendor);
  const path = `${address('listNotifications', vendor.user._id)[1]}?limit=2`;
  const first = await fetch(server.url + path, { headers: { authorization: `Bearer ${vendor.token}` } });
  const next = /<(.*?)>/.exec(first.headers.get('link') ?? '')?.[1];
  const page = await server.call<Notification[]>('GET', next!, { token: vendor.token });
  expect(((await first.json()) as Notification[]).map(({ number }) => number)).toEqual([3, 2]);
  expect(page.body.map(({ number }) => number)).toEqual([1]);
  await deleteOldNotifications(server.context.db, new Date('2099-01-01'));
  expect(await list(vendor)).toEqual([]);
  await request(server, await server.company(), vendor);
  expect((await newest(vendor)).number).toBe(4);
});
