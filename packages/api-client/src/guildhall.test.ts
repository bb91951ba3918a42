import type { OwnProfile, Session } from '@guildhall/contract';
import { endpoints } from '@guildhall/contract/endpoints';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError, createClient } from './index.ts';

const main = resolve(import.meta.dirname, '../../server/src/main.ts');
let server: ChildProcess;
let data: string;
let baseUrl: string;
const called = new Set<string>();

/** Fetches, and records which endpoint was called. */
const countingFetch: typeof fetch = (input, init) => {
  const path = new Request(input).url.slice(baseUrl.length).replace(/\?.*/, '');
  const name = Object.entries(endpoints).find(
    ([, [method, pattern]]) =>
      method === init?.method &&
      new RegExp(
        `^${pattern.replace(/\/:(name|token)/, '/[^/]+').replaceAll(/:\w+/g, '[0-9a-f-]{36}')}$`,
      ).test(path),
  )?.[0];
  if (name) called.add(name);
  return fetch(input, init);
};

const clientOf = (session?: Session) =>
  createClient({ baseUrl, getToken: () => session?.token, fetch: countingFetch });

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'guildhall-client-'));
  server = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: '',
      GUILDHALL_DATA: data,
      GUILDHALL_DEMO: 'off',
      GUILDHALL_LOG: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  baseUrl = await new Promise((found, failed) => {
    let output = '';
    server.on('exit', () => failed(new Error(`The server ended: ${output}`)));
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/[\d.:]+/.exec(output)?.[0];
      if (address) found(address);
    });
  });
}, 60_000);

afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(data, { recursive: true, force: true });
}, 30_000);

const password = 'a long enough password';
const signUp = (companyName: string) =>
  clientOf().users.signUp({ companyName, email: `${companyName.toLowerCase()}@example.com`, password });

interface Deal {
  sells: ReturnType<typeof clientOf>;
  buys: ReturnType<typeof clientOf>;
  me: string;
  other: string;
  productId: string;
}

/** What an owner sees of the company's people and settings, and everybody of its evidence. */
async function administer({ sells, me }: Pick<Deal, 'sells' | 'me'>) {
  const ended = await sells.activity.list(me, { kind: 'session', limit: 1 });
  expect(ended.items).toMatchObject([{ action: 'session.ended', memberName: 'Vendor' }]);
  const zone = 'Europe/London';
  expect(await sells.settings.update(me, { zone })).toMatchObject({ settings: { zone } });
  expect(await sells.settings.get(me)).toMatchObject({ zone });
  expect(await sells.settings.updateEmails(me, { emails: ['deals'] })).toMatchObject({
    settings: { zone, emails: ['deals'] },
  });
  await expect(sells.settings.unsubscribe('unknown')).rejects.toMatchObject({ status: 400 });
  expect(await clientOf().users.getEvidence(me)).toMatchObject({ emailConfirmed: false, firstReply: null });
  expect(await clientOf().users.checkName('VENDOR.')).toEqual({ similar: true });
}

/** A deal from the request to the order, by both sides. */
async function agreeOnDeals({ sells, buys, me, other, productId }: Deal) {
  const [board] = (await buys.requests.sent(other)).items;
  const { id: requestId, version } = board!;
  expect((await sells.requests.list({ unquoted: true })).items).toMatchObject([{ id: requestId }]);
  const changed = await buys.requests.update(requestId, { quantity: 4, unit: 't', version });
  expect(changed.request).toMatchObject({ quantity: 4, version: version + 1 });
  expect(await buys.requests.close(requestId)).toHaveProperty('request.status', 'closed');
  expect(await buys.requests.reopen(requestId)).toHaveProperty('request.status', 'open');
  expect(await sells.requests.get(requestId)).toMatchObject({ quoteCount: 0 });
  const lines = [{ description: 'Coil', productId, quantity: 4, unit: 't', unitPrice: 100 }];
  const offer = { lines, validUntil: '2099-12-31' };
  const { quote } = await sells.quotes.create({ requestId, offer });
  expect(quote.offers[0]).toMatchObject({ totals: { goods: 400, tax: 72, total: 472, unitLanded: 118 } });
  await buys.quotes.offer(quote.id, { offer: { lines }, after: 1 });
  await expect(sells.quotes.offer(quote.id, { offer, after: 1 })).rejects.toMatchObject({
    code: 'outdated',
    current: { offers: [{ number: 1 }, { number: 2, by: 'client' }] },
  });
  await sells.quotes.addNote(quote.id, { text: 'The last price.' });
  await sells.quotes.offer(quote.id, { offer, after: 2 });
  expect((await buys.quotes.listByRequest(requestId)).items).toMatchObject([{ offer: { number: 3 } }]);
  const { order } = await buys.quotes.accept(quote.id, { offer: 3 });
  expect(await buys.quotes.get(quote.id)).toMatchObject({ status: 'accepted', order: { id: order.id } });
  const confirmation = { status: 'confirmed', from: 'placed' } as const;
  await expect(sells.orders.change(order.id, confirmation)).rejects.toMatchObject({
    code: 'stock',
    shortfall: [{ lineId: order.lines[0]!.id, inStock: 3 }],
    current: { status: 'placed' },
  });
  await sells.orders.change(order.id, { ...confirmation, shipAnyway: true });
  expect(await buys.orders.get(order.id)).toMatchObject({ status: 'confirmed' });
  expect((await sells.deals.list(me, { view: 'orders' })).items).toMatchObject([{ orderId: order.id }]);

  const asked = await buys.requests.estimate({ productId, quantity: 1 });
  expect(await buys.requests.openEstimates(other)).toMatchObject([{ productId, quoteId: asked.quote.id }]);
  expect((await sells.requests.received(me)).items).toMatchObject([{ id: asked.request.id }]);
  expect(await sells.quotes.withdraw(asked.quote.id, { after: 0 })).toHaveProperty(
    'quote.status',
    'withdrawn',
  );
  const again = await buys.requests.estimate({ productId, quantity: 1 });
  expect(await buys.quotes.decline(again.quote.id, { after: 0 })).toHaveProperty('quote.status', 'declined');
}

/** Invitations, and the way of a member from the first to the last day. */
async function agreeOnMembers(owner: ReturnType<typeof clientOf>, me: string) {
  const { invitation } = await owner.members.invite({ email: 'asha@example.com', role: 'sales' });
  const { link } = await owner.members.resend(invitation._id);
  expect(await owner.members.list(me)).toMatchObject({
    members: [{ role: 'owner' }],
    invitations: [{ email: 'asha@example.com', role: 'sales' }],
  });
  const token = new URL(link ?? '', baseUrl).hash.replace('#token=', '');
  expect(await clientOf().members.invitation({ token })).toMatchObject({
    email: 'asha@example.com',
    role: 'sales',
  });
  const joined = await clientOf().members.accept({ token, name: 'Asha', password });
  const asha = joined.user.member._id;
  expect(await owner.members.change(asha, { role: 'buyer' })).toHaveProperty('member.role', 'buyer');
  const last = owner.members.change((await owner.members.list(me)).members[0]!._id, { role: 'viewer' });
  await expect(last).rejects.toMatchObject({ status: 409, code: 'conflict' });
  expect(await clientOf(joined).members.remove(asha)).toHaveProperty('message');
  const again = await owner.members.invite({ email: 'asha@example.com', role: 'sales' });
  expect(await owner.members.revoke(again.invitation._id)).toHaveProperty('message');
}

describe('a client and the real server', () => {
  it('agree on every call', async () => {
    const [vendor, buyer] = [await signUp('Vendor'), await signUp('Buyer')];
    const [me, other] = [vendor.user.id, buyer.user.id];
    const logIn = await clientOf().users.logIn({ email: 'vendor@example.com', password });
    const sells = clientOf(logIn);
    const buys = clientOf(buyer);

    const saved = await sells.users.updateProfile(me, {
      companyIndustry: 'Retail',
      employeeEmails: ['a@b.example'],
    });
    expect(saved).toMatchObject({
      message: 'Details saved successfully!',
      user: { employeeEmails: ['a@b.example'] },
    });
    expect(await sells.users.getProfile(me)).toHaveProperty('email', 'vendor@example.com');
    expect(await buys.users.getProfile(me)).not.toHaveProperty('email');

    const product = { name: 'Coil', description: 'Oiled.', price: 1000, category: 'Steel', stockQuantity: 4 };
    for (const sku of ['1', '2', '3']) await sells.products.create({ ...product, sku });
    const first = await clientOf().products.list({ limit: 2 });
    expect(first.items.map(({ sku }) => sku)).toEqual(['3', '2']);
    const second = await clientOf().products.list({ limit: 2, cursor: first.nextCursor ?? '' });
    expect(second).toMatchObject({ items: [{ sku: '1' }], nextCursor: null });
    expect((await clientOf().products.listByVendor(me)).items).toHaveLength(3);
    const [newest] = first.items;
    const only = await clientOf().products.list({ ids: first.items.map(({ id }) => id) });
    expect(only.items).toEqual(first.items);
    const sorted = await clientOf().products.listByVendor(me, { sort: 'sku' });
    expect(sorted.items.map(({ sku }) => sku)).toEqual(['1', '2', '3']);
    expect(await clientOf().products.get(newest!.id)).toEqual(newest);
    const found = await clientOf().search({ q: newest!.name, limit: 1 });
    expect(found).toMatchObject({ products: [newest], found: { products: 3 } });
    const best = await clientOf().products.search(newest!.name, { limit: 2 });
    expect(best.items).toEqual(first.items);
    const rest = await clientOf().products.search(newest!.name, { limit: 2, cursor: best.nextCursor ?? '' });
    expect(rest).toEqual(second);
    expect((await buys.users.search('vendor')).items).toMatchObject([{ id: me, connection: null }]);

    const own = newest!;
    const updated = await sells.products.update(own.id, { unit: 'kg', version: own.version });
    expect(updated.product).toMatchObject({ unit: 'kg', version: own.version + 1 });
    await expect(sells.products.update(own.id, { unit: 'g', version: 1 })).rejects.toMatchObject({
      code: 'outdated',
      current: { unit: 'kg' },
    });
    await sells.products.changeStock(own.id, { change: -1, reason: 'Sold' });
    await expect(sells.products.changeStock(own.id, { change: -9, reason: 'Sold' })).rejects.toMatchObject({
      code: 'stock',
      current: { stockQuantity: 3 },
    });
    expect((await sells.products.stockChanges(own.id)).items).toMatchObject([{ change: -1, quantity: 3 }]);
    expect(await buys.products.facets({ category: ['Steel'] })).toMatchObject({ count: 3 });
    expect(await buys.saved.save(own.id)).toHaveProperty('saved.product.unit', 'kg');
    expect((await buys.saved.list(other)).items).toMatchObject([{ productId: own.id, netPrice: 1000 }]);
    expect(await buys.saved.ids(other)).toEqual([own.id]);
    expect(await buys.saved.remove(own.id)).toHaveProperty('message');
    await sells.products.archive(own.id);
    expect((await sells.products.inventory(me, { status: 'archived' })).items).toMatchObject([
      { id: own.id },
    ]);
    await sells.products.restore(own.id);
    const raised = await sells.products.changeMany({ ids: [own.id], change: { pricePercent: 4 } });
    expect(raised).toMatchObject({ changed: 1 });
    expect(await sells.products.undo(raised.batchId!)).toMatchObject({ changed: 1 });
    const csv = await sells.products.export(me);
    expect(await sells.products.import(csv, { known: 'update', dryRun: true })).toMatchObject({ rows: 3 });

    const request = { request: 'Coil', budget: '10', supply_industry: 'Retail' };
    expect(await buys.requests.create(request)).toHaveProperty('request.client_name', 'Buyer');
    expect((await clientOf().requests.list()).items).toMatchObject([request]);
    expect((await clientOf().requests.search('coil')).items).toMatchObject([request]);
    await agreeOnDeals({ sells, buys, me, other, productId: own.id });

    expect((await sells.users.listNewCompanies(me)).items).toMatchObject([{ companyName: 'Buyer' }]);
    expect(await sells.connections.getStatus(me, other)).toEqual({ message: 'No connection found' });
    const stream = buys.events.listen();
    expect((await stream.next()).value).toMatchObject({ event: 'reset' });
    const { connection } = await sells.connections.send({ senderUserId: me, receiverUserId: other });
    expect((await sells.connections.listSent(me)).items).toMatchObject([
      { status: 'pending', receiver: { id: other } },
    ]);
    expect((await buys.connections.listPending(other)).items).toMatchObject([
      { _id: connection._id, sender: { id: me } },
    ]);
    const asked = (await stream.next()).value;
    expect(asked).toMatchObject({
      event: 'connection-request',
      data: { companyId: me, connectionId: connection._id },
    });
    await stream.return();
    expect(await buys.connections.accept(connection._id)).toEqual({
      message: 'Connection accepted successfully.',
    });
    expect((await sells.users.listCompanies(me)).items).toMatchObject([
      { connection: { status: 'connected' } },
    ]);
    expect((await sells.users.listConnections(me)).items).toMatchObject([
      { _id: other, companyName: 'Buyer' },
    ]);

    const { data: sent } = await sells.chat.send({ senderId: me, receiverId: other, content: 'Good day' });
    const keyed = { idempotencyKey: 'first-message' };
    const message = { senderId: other, receiverId: me, content: 'Good day to you' };
    expect(await buys.attention.get(other)).toMatchObject({ messages: 1 });
    expect(await buys.chat.markRead(other, me, sent._id)).toMatchObject({ messages: 0 });
    const { items: told } = await sells.attention.listNotifications(me);
    expect(told.map(({ kind }) => kind)).toContain('connection-accepted');
    expect(await sells.attention.readNotifications(me, told[0]!.number)).toMatchObject({ notifications: 0 });
    const named = await buys.chat.send(message, keyed);
    expect(await buys.chat.send(message, keyed)).toEqual(named);
    expect(await buys.chat.listMessages(other, me)).toEqual([sent, named.data]);
    expect(await buys.chat.listMessages(other, me, { before: sent._id })).toEqual([]);
    expect(await buys.chat.listMessages(other, me, { around: sent._id, limit: 1 })).toEqual([sent]);
    expect((await buys.chat.search(other, 'good day', { limit: 1 })).items).toMatchObject([
      { message: named.data, company: { _id: me } },
    ]);
    expect(await sells.chat.markRead(me, other, named.data._id)).toMatchObject({ messages: 0 });
    expect((await buys.chat.deleteMessage(named.data._id)).data).toMatchObject({
      content: '',
      deleted: true,
    });

    expect(await buys.connections.remove(connection._id)).toEqual({
      message: 'Connection removed successfully.',
    });
    const again = await sells.connections.send({ senderUserId: me, receiverUserId: other });
    await buys.connections.declineForGood(again.connection._id);
    expect(await buys.connections.getStatus(other, me)).toEqual({ status: 'declined' });
    const report = { targetType: 'product', targetId: own.id, reason: 'Not steel' } as const;
    expect(await buys.reports.send(report)).toEqual({ message: 'Thank you. We will look at it.' });
    await buys.blocks.add(me);
    expect((await buys.blocks.list(other)).items).toMatchObject([{ _id: me, companyName: 'Vendor' }]);
    await expect(sells.users.getProfile(other)).rejects.toMatchObject({ status: 404 });
    await buys.blocks.remove(me);
    expect((await buys.blocks.list(other)).items).toEqual([]);

    const document = '%PDF-1.7\n%%EOF\n';
    const { file } = await sells.files.upload(new File([document], 'Terms & conditions.pdf'));
    expect(file).toMatchObject({ name: 'Terms-conditions.pdf', type: 'application/pdf' });
    expect(await (await sells.files.read(file, { width: 192 })).text()).toBe(document);
    await expect(buys.files.read(file)).rejects.toMatchObject({ status: 404 });
    await expect(sells.files.upload(new File(['text'], 'a.png'))).rejects.toMatchObject({
      status: 400,
      fields: { file: expect.any(String) },
    });

    await agreeOnMembers(sells, me);

    const [here, elsewhere] = await sells.sessions.list();
    expect([here, elsewhere]).toMatchObject([{ current: true }, { current: false }]);
    expect((await sells.sessions.listCompany(me)).items).toMatchObject([
      { current: true },
      { current: false },
    ]);
    expect(await sells.sessions.end(elsewhere!._id)).toHaveProperty('message');
    expect(await sells.sessions.endOthers()).toMatchObject({ ended: 0 });
    await administer({ sells, me });
    expect(
      await sells.users.changePassword(me, { currentPassword: password, newPassword: `${password}!` }),
    ).toHaveProperty('message');
    const { email } = (await sells.users.getProfile(me)) as OwnProfile;
    expect(await sells.users.forgotPassword({ email })).toHaveProperty('message');
    const identity = { companyName: 'Vendor Two', email: 'new@example.com', password: `${password}!` };
    const { member } = (await sells.users.changeIdentity(me, identity)).user;
    expect(member).toMatchObject({ email, emailConfirmed: false, newEmail: 'new@example.com' });
    const letter = { idempotencyKey: 'first-letter' };
    expect(await sells.users.sendConfirmation(me, letter)).toHaveProperty('message');
    const confirming = sells.users.confirmEmail({ token: 'unknown' });
    await expect(confirming).rejects.toMatchObject({ status: 400, fields: { token: expect.any(String) } });
    const resetting = sells.users.resetPassword({ token: 'unknown', newPassword: password });
    await expect(resetting).rejects.toMatchObject({ status: 400, fields: { token: expect.any(String) } });
    expect(await (await sells.users.export(me)).slice(0, 2).text()).toBe('PK');
    const leaving = sells.users.delete(me, { password: `${password}!`, companyName: 'Another' });
    await expect(leaving).rejects.toMatchObject({
      status: 400,
      fields: { companyName: expect.any(String) },
      orders: [],
    });
    expect(await buys.users.deactivate(other, { password })).toEqual({ message: 'Company deactivated.' });
    await sells.users.logOut();
    await expect(sells.users.listCompanies(me)).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    expect(Object.keys(endpoints).filter((name) => !called.has(name))).toEqual(['health', 'ready']);
  });

  it('agree on refusals', async () => {
    const refused = clientOf().users.signUp({ companyName: '', email: 'nobody', password });
    await expect(refused).rejects.toBeInstanceOf(ApiError);
    await expect(refused).rejects.toMatchObject({
      status: 400,
      code: 'invalid_fields',
      message: expect.stringMatching(/./),
      fields: { companyName: expect.stringMatching(/./) },
      requestId: expect.stringMatching(/./),
    });
  });
});
