import type {
  CompanyDeleted,
  Deal,
  DeletionConflict,
  ErrorBody,
  PurchaseRequest,
  Quote,
  Session,
} from '@guildhall/contract';
import { returnDays } from '@guildhall/contract/limits';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listsWith } from '../../../test/deal-lists.ts';
import { openStream, type TestStream } from '../../../test/event-stream.ts';
import { openMailServer } from '../../../test/mail-server.ts';
import { addMember } from '../../../test/members.ts';
import { dayIn, startDealServer, type DealServer } from '../../../test/negotiation.ts';
import { tokenIn } from '../../../test/password-resets.ts';
import { address, startTestServer } from '../../../test/server.ts';
import { createLog } from '#log.ts';
import { createTransport } from '#mail/transport.ts';
import { passwordLetters } from '#modules/accounts/password-letters.ts';
import { eraseLeftCompanies } from './erase.ts';

const password = 'correct horse';
const deactivated = 'Your company is deactivated. One of its owners can bring it back by logging in.';

let server: DealServer;
/** Another node of the same database. */
let other: DealServer;
beforeAll(async () => {
  server = await startDealServer();
  other = await startDealServer(server.databaseUrl);
});
afterAll(async () => {
  await other.close();
  await server.close();
});
afterEach(() => server.moveClock(0));

const deactivate = (session: Session, body: object = { password }) =>
  server.call<ErrorBody>(...address('deactivateCompany', session.user._id), { token: session.token, body });
const leave = <Body = CompanyDeleted>(session: Session, body: object = {}) =>
  server.call<Body>(...address('deleteCompany', session.user._id), {
    token: session.token,
    body: { password, companyName: session.user.companyName, ...body },
  });
const logIn = async (email: string, typed = password, node = server) => {
  const { status, body } = await node.call<Session & ErrorBody>(...address('logIn'), {
    body: { email, password: typed },
  });
  return { status, message: body.message, token: body.token };
};
const isAlive = async ({ token }: Pick<Session, 'token'>, node = server) =>
  (await node.call(...address('listSessions'), { token })).status === 200;
const actionsOf = async ({ user }: Session) => {
  const rows = await server.context.db
    .selectFrom('activity')
    .select('action')
    .where('company_id', '=', user._id)
    .where('subject', '=', user._id)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};
const statusOf = async ({ user }: Session) =>
  server.context.db
    .selectFrom('companies')
    .select(['status', 'leaving_until', 'version'])
    .where('id', '=', user._id)
    .executeTakeFirstOrThrow();

test('a deactivated company is gone at once on all nodes, and comes back by the log-in of an owner alone', async () => {
  const company = await server.company();
  const viewer = await server.company();
  await addMember(server, company, { role: 'admin', email: 'admin@deactivated.example' });
  const admin = await logIn('admin@deactivated.example');
  const product = await server.addProduct(company);
  const stream = await openStream(other.url, company.token);
  const seen = async (node: DealServer) =>
    (await node.call(...address('getProduct', product.id), { token: viewer.token })).status;
  expect([await seen(server), await seen(other)]).toEqual([200, 200]);
  expect(await isAlive(admin, other)).toBe(true);

  expect(await deactivate(company)).toMatchObject({ status: 200, body: { message: 'Company deactivated.' } });
  expect(await stream.ended).toBe('ended');
  await other.context.bus.catchUp();
  expect([await seen(server), await seen(other)]).toEqual([404, 404]);
  for (const session of [company, admin])
    expect([await isAlive(session), await isAlive(session, other)]).toEqual([false, false]);

  expect(await logIn('admin@deactivated.example', 'wrong horse')).toMatchObject({ status: 401 });
  expect(await logIn('admin@deactivated.example')).toMatchObject({ status: 403, message: deactivated });
  expect((await statusOf(company)).status).toBe('deactivated');
  expect(await logIn(company.user.email, 'wrong horse')).toMatchObject({ status: 401 });
  expect(await logIn(company.user.email)).toMatchObject({ status: 200 });
  expect([await seen(server), await seen(other)]).toEqual([200, 200]);
  expect(await logIn('admin@deactivated.example')).toMatchObject({ status: 200 });
  expect(await actionsOf(company)).toEqual(['company.created', 'company.deactivated', 'company.reactivated']);
});

test('members are told as often as they ask that their company is deactivated, and it counts as no failed log-in', async () => {
  const company = await server.company();
  await addMember(server, company, { role: 'sales', email: 'patient@deactivated.example' });
  await deactivate(company);
  for (let tries = 0; tries < 12; tries += 1)
    expect(await logIn('patient@deactivated.example')).toMatchObject({ status: 403, message: deactivated });
});

test('nobody brings a suspended company back', async () => {
  const company = await server.company();
  await server.context.db
    .updateTable('companies')
    .set({ status: 'suspended' })
    .where('id', '=', company.user._id)
    .execute();
  expect(await logIn(company.user.email, 'wrong horse')).toMatchObject({ status: 401 });
  expect(await logIn(company.user.email)).toMatchObject({
    status: 403,
    message: 'Your company is suspended. Please ask the operator of this marketplace.',
  });
  expect((await statusOf(company)).status).toBe('suspended');
});

test('a wrong password changes nothing, and not too many can be tried', async () => {
  const company = await server.company();
  for (const ask of [deactivate, leave<ErrorBody>]) {
    const { status, body } = await ask(company, { password: 'wrong horse' });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { fields: { password: 'Password is wrong.' } },
    });
  }
  for (let tries = 0; tries < 8; tries += 1) await deactivate(company, { password: 'wrong horse' });
  expect((await deactivate(company)).status).toBe(429);
  expect((await leave(company)).status).toBe(429);
  expect(await isAlive(company)).toBe(true);
});

test('the name has to be typed as it is, apart from spaces', async () => {
  const company = await server.company({ companyName: 'Zinc  &  Sons' });
  const refused = await leave<ErrorBody>(company, { companyName: 'Zinc and Sons' });
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { companyName: 'This is not the name of your company.' } },
  });
  expect((await leave(company, { companyName: ' Zinc & Sons ' })).status).toBe(200);
});

test('running orders of both sides are named, and nothing is changed', async () => {
  const [company, partner] = [await server.company(), await server.company()];
  const request = await server.post(company);
  const bought = await server.order(company, partner);
  const sold = await server.order(partner, company);
  const done = await server.order(partner, company);
  await server.step(partner, done, 'cancelled', { note: 'No longer needed.' });
  const { status, body } = await leave<DeletionConflict>(company);
  expect(status).toBe(409);
  expect(body.code).toBe('conflict');
  expect(body.orders).toEqual(
    [bought, sold].map(({ id, number, quoteId }) => ({ id, number, quoteId, status: 'placed' })),
  );
  expect(body.message).toContain(`${bought.number} and ${sold.number}.`);
  expect(await isAlive(company)).toBe(true);
  expect(await server.read<PurchaseRequest>(company, ['getRequest', request.id])).toEqual(request);
  expect(await actionsOf(company)).toEqual(['company.created']);
});

test('of many running orders the sentence names five', async () => {
  const [company, partner] = [await server.company(), await server.company()];
  for (let orders = 0; orders < 7; orders += 1) await server.order(company, partner);
  const { body } = await leave<DeletionConflict>(company);
  expect(body.orders).toHaveLength(7);
  expect(body.message.match(/GH-\d{4}-\w{8}/g)).toHaveLength(5);
  expect(body.message).toContain(' and 2 more.');
});

/** What the events of a stream are about. */
const subjectsOf = ({ events }: TestStream) =>
  events
    .flatMap(({ event, data }) =>
      event === 'request' || event === 'quote'
        ? [`${event} ${(data as Record<string, string>)[`${event}Id`]}`]
        : [],
    )
    .sort();

test('what a deleted company negotiates ends, the other side is told, and it can come back', async () => {
  const [company, client, vendor] = [await server.company(), await server.company(), await server.company()];
  const own = await server.post(company);
  const unquoted = await server.post(company);
  const quoteOnOwn = await server.quote(vendor, own.id);
  const foreign = await server.post(client);
  const quote = await server.quote(company, foreign.id);
  const product = await server.addProduct(vendor);
  const estimate = await server.done(company, ['requestEstimate'], { productId: product.id, quantity: 1 });
  const streams = await Promise.all([client, vendor].map(({ token }) => openStream(other.url, token)));
  const { version } = await statusOf(company);

  const before = Date.now();
  const { status, body } = await leave(company);
  expect(status).toBe(200);
  const days = (new Date(body.until).getTime() - before) / (24 * 60 * 60 * 1000);
  expect(Math.floor(days)).toBe(returnDays);
  expect(body.message).toMatch(/^Company deleted\. Until \d+ \w+ \d{4} one of its owners can bring it back/);
  expect(await statusOf(company)).toMatchObject({ status: 'leaving', version });
  await expect.poll(() => subjectsOf(streams[0]!)).toEqual([`quote ${quote.id}`]);
  await expect
    .poll(() => subjectsOf(streams[1]!))
    .toEqual([`request ${own.id}`, `request ${estimate.request.id}`].sort());
  for (const stream of streams) stream.leave();

  expect(await server.read<Quote>(client, ['getQuote', quote.id])).toMatchObject({
    status: 'withdrawn',
    closedBy: 'vendor',
    waitsFor: null,
  });
  const suspended = await server.read<Quote>(vendor, ['getQuote', quoteOnOwn.id]);
  expect(suspended).toMatchObject({ status: 'open', waitsFor: null, request: { status: 'closed' } });
  expect((await server.as(client, ['acceptQuote', quote.id], { offer: 1 })).status).toBe(409);

  server.moveClock(returnDays - 1);
  const { token, status: back } = await logIn(company.user.email);
  expect(back).toBe(200);
  expect(await statusOf(company)).toMatchObject({ status: 'active', leaving_until: null });
  const returned = { ...company, token };
  expect((await server.as(returned, ['reopenRequest', unquoted.id])).status).toBe(200);
  expect(await actionsOf(company)).toEqual(['company.created', 'company.deleted', 'company.reactivated']);
});

test('nothing of a deleted company is due for others, also once it is erased, and its name finds nothing', async () => {
  const companyName = 'Vanishing Steel';
  const [company, partner] = [await server.company({ companyName }), await server.company()];
  const terms = { validUntil: dayIn(3) };
  const sold = await server.quote(company, (await server.post(partner)).id, terms);
  const bought = await server.quote(partner, (await server.post(company)).id, terms);
  let order = await server.order(partner, company, { leadDays: 3 });
  const steps = [
    [company, 'confirmed'],
    [company, 'dispatched'],
    [partner, 'delivered'],
    [partner, 'completed'],
  ] as const;
  for (const [by, status] of steps) order = await server.step(by, order, status);
  const expectLists = async (ofSold: string[], ofBought: string[]) => {
    const lists = [sold.id, bought.id, order.quoteId].map((id) => listsWith(server, partner, id));
    expect(await Promise.all(lists)).toEqual([ofSold, ofBought, ['status=completed']]);
  };
  const named = (q: string) =>
    server.read<Deal[]>(partner, ['listDeals', partner.user._id], `?q=${encodeURIComponent(q)}`);
  await expectLists(['status=offered', 'due=week'], ['status=offered', 'due=week']);
  expect(await named(companyName)).toHaveLength(3);
  expect((await leave(company)).status).toBe(200);
  await expectLists(['status=withdrawn'], ['status=closed']);

  server.moveClock(returnDays + 1);
  const { dbWithoutTimeout, newId, now } = server.context;
  await eraseLeftCompanies({ dbWithoutTimeout, newId }, now());
  await expectLists(['status=withdrawn'], ['status=closed']);
  expect(await named(companyName)).toEqual([]);
  expect((await named('Unknown Company')).map(({ id }) => id).toSorted()).toEqual(
    [sold.id, bought.id, order.quoteId].toSorted(),
  );
});

test('the other members are told by a letter, unless the company has come back before it is sent', async () => {
  const mailServer = await openMailServer();
  const origin = 'https://guildhall.example';
  const mail = { smtpUrl: mailServer.url, from: 'post@guildhall.example', publicUrl: origin };
  const transport = createTransport({ mail, dataFolder: '' }, createLog('silent'));
  const { db } = server.context;
  const prepare = async (companyName: string) => {
    const company = await server.company({ companyName });
    const team = { owner: 'owner', sales: 'sales', gone: 'viewer' } as const;
    for (const [name, role] of Object.entries(team))
      await addMember(server, company, { role, email: `${name}@${company.user._id}.example` });
    const gone = `gone@${company.user._id}.example`;
    await db.updateTable('members').set({ status: 'removed' }).where('email', '=', gone).execute();
    return company;
  };
  const [deleted, returned] = [await prepare('Peacock & Co'), await prepare('Mango Mills')];
  await leave(returned);
  expect((await logIn(returned.user.email)).status).toBe(200);
  const { message } = (await leave(deleted)).body;
  const day = /Until (\d+ \w+ \d{4})/.exec(message)![1]!;

  const sender = await startTestServer({
    databaseUrl: server.databaseUrl,
    options: { mail: { transport, publicUrl: origin } },
  });
  const waiting = async () => (await db.selectFrom('outbox').select('id').execute()).length;
  await expect.poll(waiting).toBe(0);
  await sender.close();
  await mailServer.close();
  const told = mailServer.letters.filter(({ mail: { text } }) => text?.includes('has deleted'));
  const of = (name: string) => `${name}@${deleted.user._id}.example`;
  expect(told.map(({ to }) => to).sort()).toEqual([of('owner'), of('sales')]);
  for (const { to, mail: letter } of told) {
    expect(letter.subject).toBe('Peacock & Co was deleted from Guildhall');
    expect(letter.text).toContain(`${deleted.user.member.name} has deleted Peacock & Co.`);
    const [you, others] = ['you can bring it back', 'one of its owners can bring it back'];
    expect(letter.text).toContain(`Until ${day} ${to === of('owner') ? you : others} by logging in`);
  }
});

test('after its time a company does not come back, although nobody has erased it yet', async () => {
  const company = await server.company();
  await leave(company);
  server.moveClock(returnDays + 1);
  expect(await logIn(company.user.email)).toMatchObject({ status: 401 });
  expect((await statusOf(company)).status).toBe('leaving');
});

test('an owner who has forgotten the password can bring the company back', async () => {
  const company = await server.company();
  await deactivate(company);
  const { db, now } = server.context;
  const letter = { recipient: company.user.email, parameters: {} };
  const words = await passwordLetters['password-reset'](letter, { db, now, publicUrl: 'https://x.example' });
  const body = { token: tokenIn(words!.link.address), newPassword: 'battery staple' };
  expect((await server.call(...address('resetPassword'), { body })).status).toBe(200);
  expect((await statusOf(company)).status).toBe('deactivated');
  expect(await logIn(company.user.email, 'battery staple')).toMatchObject({ status: 200 });
});

test('of owners who delete and log in at once on two nodes none gets an error of the server', async () => {
  const company = await server.company();
  const { db } = server.context;
  await addMember(server, company, { role: 'owner', email: 'second@owners.example' });
  const emails = [company.user.email, 'second@owners.example'];
  for (let round = 0; round < 5; round += 1) {
    const sessions = await Promise.all(emails.map((email) => logIn(email)));
    const tries = sessions.flatMap(({ token }, n) => [
      leave({ ...company, token }),
      deactivate({ ...company, token }),
      logIn(emails[n]!, password, other),
      server.as({ ...company, token }, ['createRequest'], {
        request: 'A',
        budget: '',
        supply_industry: 'Retail',
      }),
    ]);
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const { status } = await statusOf(company);
    if (status === 'leaving') {
      const open = await db
        .selectFrom('requests')
        .select('id')
        .where('client_id', '=', company.user._id)
        .where('status', '=', 'open')
        .execute();
      expect(open).toEqual([]);
    }
  }
});

test('of an acceptance and a deletion at once either an order is there, or the company leaves', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 10; round += 1) {
    const [company, client] = [await server.company(), await server.company()];
    const quote = await server.quote(company, (await server.post(client)).id);
    const [accepted, left] = await Promise.all([
      other.as(client, ['acceptQuote', quote.id], { offer: 1 }),
      leave(company),
    ]);
    outcomes.add(`${accepted.status} ${left.status}`);
  }
  expect([...outcomes].filter((outcome) => !['200 409', '409 200'].includes(outcome))).toEqual([]);
});
