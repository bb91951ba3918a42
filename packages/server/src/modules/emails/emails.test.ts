import type {
  Attention,
  ErrorBody,
  ProductAdded,
  QuoteChanged,
  RequestAdded,
  Role,
  Session,
  Settings,
  SettingsSaved,
} from '@guildhall/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#log.ts';
import { createTransport } from '#mail/transport.ts';
import { insertMember } from '#modules/accounts/queries.ts';
import { newProduct, newRequest } from '../../../test/authorization-matrix.ts';
import { connect, request, say } from '../../../test/connections.ts';
import { openMailServer, type MailServer } from '../../../test/mail-server.ts';
import { addMember } from '../../../test/members.ts';
import { offer } from '../../../test/negotiation.ts';
import { newInvitation } from '../../../test/team.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { findSecret } from './queries.ts';
import { noteWaiting, tellNext } from './schedule.ts';
import { waitingLetters } from './waiting-letter.ts';

const minute = 60 * 1000;
const origin = 'https://guildhall.example';

let time = Date.UTC(2027, 1, 25, 9);
const now = () => new Date(time);
const pass = (minutes: number) => (time += minutes * minute);
let mailServer: MailServer;
let server: TestServer;
/** Another node of the same database. */
let node: TestServer;
beforeAll(async () => {
  mailServer = await openMailServer();
  const mail = { smtpUrl: mailServer.url, from: 'post@guildhall.example', publicUrl: origin };
  const transport = createTransport({ mail, dataFolder: '' }, createLog('silent'));
  server = await startTestServer({ now, options: { mail: { transport, publicUrl: origin } } });
  node = await startTestServer({ now, databaseUrl: server.databaseUrl });
});
afterAll(async () => {
  await node.close();
  await server.close();
  await mailServer.close();
});

let [me, other]: Session[] = [];
let companies = 0;
beforeEach(async () => {
  // What was left by the test before.
  await look(120);
  companies += 1;
  [me, other] = [
    await server.company({ companyName: 'Lotus Motors', email: `lotus-${companies}@x.example` }),
    await server.company({ companyName: 'Saffron <Steel>', email: `saffron-${companies}@x.example` }),
  ];
  await confirm();
  await expect.poll(lettersInOutbox).toEqual([]);
  mailServer.letters.length = 0;
});

const confirm = () => server.context.db.updateTable('members').set({ email_confirmed_at: now() }).execute();

const lettersInOutbox = () =>
  server.context.db.selectFrom('outbox').select('id').where('failed_at', 'is', null).execute();

/** Looks as both nodes do each minute, after that many minutes, and waits until all letters are sent. */
async function look(minutes = 0): Promise<void> {
  pass(minutes);
  const lookOn = async ({ context: { dbWithoutTimeout: db, newId } }: TestServer) => {
    await noteWaiting(db, now());
    while (await tellNext(db, now(), newId));
  };
  await Promise.all([lookOn(server), lookOn(node)]);
  await expect.poll(lettersInOutbox).toEqual([]);
}

/** The emails of what waits, to `me` and its colleagues. */
const told = () =>
  mailServer.letters.filter(
    ({ to, mail }) => to !== emailOf(other!) && mail.headers.some(({ key }) => key === 'list-unsubscribe'),
  );
const subjects = () => told().map(({ to, mail }) => [to, mail.subject]);
const emailOf = (session: Session) => session.user.email;

const call = async <Body>(session: Session, endpoint: Parameters<typeof address>, body: object) =>
  (await server.call<Body>(...address(...endpoint), { token: session.token, body })).body;

const addColleague = async (role: Role): Promise<string> => {
  const email = `${role}-${companies}@x.example`;
  await addMember(server, me!, { role, email });
  await confirm();
  return email;
};

test('what waits for 15 minutes is told once, to each member who may act', async () => {
  const [sales, buyer] = [await addColleague('sales'), await addColleague('buyer')];
  await addColleague('viewer');
  await connect(server, me!, other!);
  await say(server, other!, me!);
  await say(server, other!, me!);
  await look(14);
  expect(subjects()).toEqual([]);
  await look(1);
  expect(
    told()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual([buyer, emailOf(me!), sales].toSorted());
  expect(told().map(({ mail }) => mail.subject)).toEqual(Array(3).fill('2 things wait for Lotus Motors'));
  await look(30);
  expect(subjects()).toHaveLength(3);
  const { mail } = told()[0]!;
  expect(mail.text).toContain(`2 messages from Saffron <Steel>\n${origin}/Chats/${other!.user._id}`);
  expect(mail.text).toContain(`Connection accepted · Saffron <Steel>\n${origin}/Network?tab=connections`);
  expect(mail.html).toContain(
    `${origin}/Chats/${other!.user._id}">2 messages from Saffron &lt;Steel&gt;</a>`,
  );
});

test('none follows within the hour; what came meanwhile is told then, and not what was told', async () => {
  await request(server, other!, me!);
  await look(15);
  expect(subjects()).toEqual([[emailOf(me!), 'Connection request · Saffron <Steel>']]);
  await connect(server, await server.company({ companyName: 'Deccan' }), me!);
  await request(server, await server.company({ companyName: 'Banyan' }), me!);
  await look(59);
  expect(subjects()).toHaveLength(1);
  await look(1);
  expect(subjects()).toHaveLength(2);
  expect(told()[1]!.mail.text).toContain('Connection request · Banyan');
  expect(told()[1]!.mail.text).not.toContain('Saffron');
});

test('who gets more in a quarter of an hour than an email lists is told all the same', async () => {
  const asked = await call<RequestAdded>(me!, ['createRequest'], newRequest);
  const { quote } = await call<QuoteChanged>(other!, ['createQuote'], { requestId: asked.request.id, offer });
  await look(5);
  for (let notes = 0; notes < 25; notes += 1) await call(other!, ['addNote', quote.id], { text: 'And?' });
  await look(10);
  expect(subjects()).toEqual([[emailOf(me!), '20+ things wait for Lotus Motors']]);
});

test('what is read, withdrawn or deleted before is not told', async () => {
  const { token, user } = me!;
  await connect(server, me!, other!);
  const connection = await server.call<{ _id: string }[]>(...address('listConnections', user._id), { token });
  await server.call(...address('readNotifications', user._id), { token, body: { upTo: 9 } });
  const messageId = await say(server, other!, me!);
  pass(14);
  const [method, path] = address('readMessages', user._id, connection.body[0]!._id);
  await server.call(method, path, { token, body: { upTo: messageId } });
  await look(60);
  expect(subjects()).toEqual([]);

  // Deleted.
  const deleted = await say(server, other!, me!);
  await server.call(...address('deleteMessage', deleted), { token: other!.token });
  await look(120);
  expect(subjects()).toEqual([]);

  // Read after the email was decided on and before it is sent.
  const after = now().toISOString();
  pass(1);
  const late = await say(server, other!, me!);
  const write = () =>
    waitingLetters.waiting(
      {
        recipient: emailOf(me!),
        parameters: { memberId: user.member._id, after, until: now().toISOString() },
      },
      { db: server.context.db, now, publicUrl: origin },
    );
  expect(await write()).toMatchObject({ subject: 'Message from Saffron <Steel>' });
  await server.call(method, path, { token, body: { upTo: late } });
  expect(await write()).toBeUndefined();
});

test('what follows something that nobody had to be told is told as soon as any other', async () => {
  await connect(server, me!, other!);
  const { token, user } = me!;
  await server.call(...address('readNotifications', user._id), { token, body: { upTo: 9 } });
  const deleted = await say(server, other!, me!);
  await server.call(...address('deleteMessage', deleted), { token: other!.token });
  await look(15);
  await say(server, other!, me!);
  await look(15);
  expect(subjects()).toEqual([[emailOf(me!), 'Message from Saffron <Steel>']]);
});

test('who has joined is told to the others, while it is so', async () => {
  const join = async (name: string) => {
    const invited = { email: `${name}-${companies}@x.example`, role: 'admin' } as const;
    const { token } = await newInvitation(server, me!, invited);
    const person = { token, name, password: 'battery staple' };
    return (await server.call<Session>(...address('acceptInvitation'), { body: person })).body;
  };
  const asha = await join('Asha');
  const attention = async ({ token, user }: Session) =>
    (await server.call<Attention>(...address('getAttention', user._id), { token })).body.notifications;
  expect([await attention(me!), await attention(asha)]).toEqual([1, 0]);
  const { token, user } = asha;
  const listed = await server.call(...address('listNotifications', user._id), { token });
  expect(listed.body).toEqual([]);
  const ravi = await join('Ravi');
  await server.call(...address('removeMember', ravi.user.member._id), { token: me!.token });
  await look(15);
  expect(subjects()).toEqual([[emailOf(me!), 'New member · Asha']]);
});

test('who uses Guildhall is told once they are away, or after an hour', async () => {
  await request(server, other!, me!);
  const use = () =>
    server.context.db
      .updateTable('sessions')
      .set({ last_used_at: now() })
      .where('member_id', '=', me!.user.member._id)
      .execute();
  pass(10);
  await use();
  await look(5);
  expect(subjects()).toEqual([]);
  await look(9);
  expect(subjects()).toEqual([]);
  await look(1);
  expect(subjects()).toHaveLength(1);

  await request(server, await server.company(), me!);
  for (let minutes = 0; minutes < 55; minutes += 5) {
    await use();
    await look(5);
  }
  expect(subjects()).toHaveLength(1);
  await use();
  await look(5);
  expect(subjects()).toHaveLength(2);
});

test('nobody is told at an address that is not proven, nor of a company that has gone', async () => {
  await request(server, other!, me!);
  await server.context.db.updateTable('members').set({ email_confirmed_at: null }).execute();
  await look(15);
  await confirm();
  await look(15);
  expect(subjects()).toEqual([]);
  await request(server, await server.company(), me!);
  await look(14);
  await server.context.db
    .updateTable('companies')
    .set({ status: 'deactivated' })
    .where('id', '=', me!.user._id)
    .execute();
  await look(1);
  expect(subjects()).toEqual([]);
});

test('who only buys is told of own requests, who only sells of the others', async () => {
  const [sales, buyer] = [await addColleague('sales'), await addColleague('buyer')];
  const asked = await call<RequestAdded>(me!, ['createRequest'], newRequest);
  await call(other!, ['createQuote'], { requestId: asked.request.id, offer });
  await look(15);
  const quoted = told().filter(({ mail }) => mail.subject?.startsWith('Quote'));
  expect(quoted.map(({ to }) => to).toSorted()).toEqual([buyer, emailOf(me!)].toSorted());

  mailServer.letters.length = 0;
  const { product } = await call<ProductAdded>(me!, ['createProduct'], newProduct);
  await call(other!, ['requestEstimate'], { productId: product.id, quantity: 5 });
  await look(60);
  const estimates = told().filter(({ mail }) => mail.subject?.startsWith('Request for an estimate'));
  expect(estimates.map(({ to }) => to).toSorted()).toEqual([emailOf(me!), sales].toSorted());
});

const settings = async ({ token, user } = me!) =>
  (await server.call<Settings>(...address('getSettings', user._id), { token })).body.emails;

test('a kind is ended in the settings, and comes again', async () => {
  const all = ['messages', 'connections', 'deals', 'requests', 'stock', 'members'];
  expect(await settings()).toEqual(all);
  const choose = (emails: string[]) =>
    server.call<SettingsSaved>(...address('updateEmailSettings', me!.user._id), {
      token: me!.token,
      body: { emails },
    });
  expect((await choose(['deals', 'messages'])).body.settings.emails).toEqual(['messages', 'deals']);
  await request(server, other!, me!);
  await look(15);
  expect(subjects()).toEqual([]);
  await choose(all);
  expect(await settings()).toEqual(all);
  expect(await choose(['spam'])).toMatchObject({ status: 400, body: { fields: expect.anything() } });
});

/** The links by which the last email is ended: of a mail program, and of its readers. */
function linksOf() {
  const { mail } = told().at(-1)!;
  const header = (key: string) => mail.headers.find((each) => each.key === key)?.value ?? '';
  return {
    post: header('list-unsubscribe-post'),
    program: header('list-unsubscribe').slice(1, -1).replace(origin, ''),
    tokens: [...(mail.text ?? '').matchAll(/\/unsubscribe#token=(\S+)/g)].map(([, token]) => token!),
  };
}

test('a mail program ends the kinds of an email at once, as RFC 8058 says', async () => {
  await connect(server, me!, other!);
  await say(server, other!, me!);
  await look(15);
  const { post, program } = linksOf();
  expect(post).toBe('List-Unsubscribe=One-Click');
  expect(told().at(-1)!.mail.text).toContain('Stop emails about messages: ');
  // Opening the address ends nothing.
  const opened = await fetch(server.url + program, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    `/unsubscribe#token=${program.split('/').at(-1)}`,
  ]);
  expect(await settings()).toContain('messages');
  const sent = await fetch(server.url + program, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(sent.status).toBe(200);
  expect(await settings()).toEqual(['deals', 'requests', 'stock', 'members']);
  expect(await settings(other)).toContain('messages');
});

test('what signs the links is random in each of its 128 bits', async () => {
  const { db, newId } = server.context;
  const { _id: companyId } = me!.user;
  const person = { companyId, name: 'Asha', emailConfirmedAt: null, passwordHash: '', createdAt: now() };
  const secrets = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const id = newId();
      await insertMember(db, { ...person, id, email: `secret-${i}@x.example`, role: 'viewer' });
      return (await findSecret(db, id))!.replaceAll('-', '');
    }),
  );
  expect(secrets[0]).toHaveLength(32);
  // Of a UUID two digits would say which kind it is.
  for (let digit = 0; digit < 32; digit += 1)
    expect(new Set(secrets.map((secret) => secret[digit])).size, `digit ${digit}`).toBeGreaterThan(3);
});

test('a link in an email ends one kind; what is no such link ends nothing', async () => {
  await connect(server, me!, other!);
  await say(server, other!, me!);
  await look(15);
  const { tokens } = linksOf();
  expect(tokens).toHaveLength(2);
  const end = (token: string) =>
    server.call<ErrorBody & { kinds: string[] }>(...address('unsubscribe', token), { body: {} });
  const [memberId, kinds, signature] = tokens[0]!.split('.');
  for (const wrong of [
    'x',
    `${memberId}.deals.${signature}`,
    `${other!.user.member._id}.${kinds}.${signature}`,
    `${memberId}.${kinds}.${signature!.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
  ])
    expect(await end(wrong)).toMatchObject({ status: 400, body: { fields: { token: expect.any(String) } } });
  expect(await settings()).toHaveLength(6);
  expect(await end(tokens[0]!)).toMatchObject({ status: 200, body: { kinds: [kinds] } });
  // Again it is ended already.
  expect(await end(tokens[0]!)).toMatchObject({ status: 200 });
  expect(await settings()).toHaveLength(5);
  expect(await settings()).not.toContain(kinds);
});
