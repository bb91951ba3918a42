import type { ErrorBody, Message, Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#log.ts';
import { createTransport } from '#mail/transport.ts';
import { openStream } from '../../../test/event-stream.ts';
import { newPasswordReset, tokenIn } from '../../../test/password-resets.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { startSmtpServer } from '../../../test/smtp.ts';
import { recordStatements } from '../../../test/statements.ts';
import { deleteExpiredPasswordResets } from './password-resets.ts';

const hour = 60 * 60 * 1000;
const start = new Date('2026-03-01T09:00:00Z');
const said = { message: 'If the address has an account, an email is on its way.' };
const unusable = 'This link has expired or was used before. Please ask for a new one.';
let clock = start;
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ now: () => clock })));
beforeEach(async () => {
  clock = start;
  await sql`delete from attempts`.execute(server.context.db);
});
afterAll(() => server.close());

const forgot = (email: string, ip = '198.51.100.1', on = server) =>
  on.call<typeof said>(...address('forgotPassword'), { headers: { 'x-forwarded-for': ip }, body: { email } });
const reset = (token: string, newPassword = 'battery staple', ip = '198.51.100.1', on = server) =>
  on.call<Message & ErrorBody>(...address('resetPassword'), {
    headers: { 'x-forwarded-for': ip },
    body: { token, newPassword },
  });
const logIn = (email: string, password: string, ip = '198.51.100.1', on = server) =>
  on.call<Session>(...address('logIn'), { headers: { 'x-forwarded-for': ip }, body: { email, password } });
/** The kinds of letters about a password. */
const lettersTo = async (email: string) =>
  (
    await server.context.db
      .selectFrom('outbox')
      .select(['kind', 'parameters'])
      .where('recipient', '=', email)
      .where('kind', '<>', 'email-link')
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

test('a forgotten password is replaced by the link of a letter, and a second letter tells of it', async () => {
  const smtp = await startSmtpServer();
  const mail = { smtpUrl: smtp.url, from: 'post@x.example', publicUrl: 'https://guildhall.example' };
  const transport = createTransport({ mail, dataFolder: '' }, createLog('silent'));
  const logged: { event?: string; companyId?: string }[] = [];
  const node = await startTestServer({
    onLog: (line) => void logged.push(JSON.parse(line) as object),
    options: { mail: { transport, publicUrl: mail.publicUrl } },
  });
  onTestFinished(() => node.close());
  const { user } = await node.company({ email: 'anna@northwind.example' });

  expect(await forgot(' Anna@Northwind.example', undefined, node)).toMatchObject({ status: 400 });
  const asked = await forgot('Anna@Northwind.example', undefined, node);
  expect([asked.status, asked.body]).toEqual([202, said]);
  const letterOf = (subject: string) => smtp.letters.find(({ mail: sent }) => sent.subject === subject);
  await expect.poll(() => letterOf('Choose a new Guildhall password')).toBeDefined();
  const { to, mail: letter } = letterOf('Choose a new Guildhall password')!;
  expect(to).toBe('anna@northwind.example');
  expect(letter.text).toContain('https://guildhall.example/reset-password#token=');
  const token = tokenIn(letter.text ?? '');

  const changed = await reset(token, 'battery staple', undefined, node);
  expect([changed.status, changed.body]).toEqual([200, { message: 'Password changed. Please log in.' }]);
  expect((await logIn(user.email, 'battery staple', undefined, node)).status).toBe(200);
  expect((await logIn(user.email, 'correct horse', undefined, node)).status).toBe(401);
  const notice = 'Your Guildhall password was changed';
  await expect.poll(() => letterOf(notice)).toMatchObject({ to });
  expect(letterOf(notice)!.mail.text).toContain('https://guildhall.example/forgot-password');

  const events = logged.filter(({ event }) => event?.startsWith('password'));
  expect(events.map(({ event, companyId }) => [event, companyId])).toEqual([
    ['password-forgotten', undefined],
    ['password-reset', user._id],
  ]);
  expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${token}|anna@`));
});

describe('forgotPassword', () => {
  test('gives the same answers, by the same statements, whether there is an account or not', async () => {
    const ask = async (email: string, number: number) => {
      let answer!: Awaited<ReturnType<typeof forgot>>;
      const statements = await recordStatements(async () => {
        answer = await forgot(email, `198.51.100.${number}`);
      });
      const { status, headers, body } = answer;
      const names = [...headers.keys()].filter((name) => !['date', 'x-request-id'].includes(name));
      return { status, body, names, length: headers.get('content-length'), statements };
    };
    for (let number = 0; number < 100; number += 1) {
      const { user } = await server.company();
      const known = await ask(user.email, number);
      expect(known).toMatchObject({ status: 202, body: said });
      expect(known.statements.length).toBeGreaterThan(2);
      expect(await ask(`nobody-${number}@x.example`, number)).toEqual(known);
      // No limit is the subject here.
      await sql`delete from attempts`.execute(server.context.db);
    }
  });

  test('writes to an address that no account has only into the outbox', async () => {
    await forgot('nobody@x.example');
    expect(await lettersTo('nobody@x.example')).toEqual(['password-reset']);
    await expect(newPasswordReset(server, 'nobody@x.example')).rejects.toThrow('No link');
  });

  test('sends three letters an hour to one address, however it is written, and says nothing of it', async () => {
    const { user } = await server.company();
    for (const email of [user.email, user.email.toUpperCase(), user.email, user.email, user.email])
      expect((await forgot(email)).body).toEqual(said);
    expect(await lettersTo(user.email)).toHaveLength(3);
    await sql`update attempts set expire = 0`.execute(server.context.db);
    await forgot(user.email);
    expect(await lettersTo(user.email)).toHaveLength(4);
  });

  test('refuses the thirty-first call of one network within an hour, also for an unknown address', async () => {
    await sql`insert into attempts values ('forgotten:2001:db8::/64', 30, ${Date.now() + hour / 2})`.execute(
      server.context.db,
    );
    const { status, headers } = await forgot('one@x.example', '2001:db8::7');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await forgot('one@x.example', '2001:db8:0:1::7')).status).toBe(202);
  });

  test('counts thirty of one network', async () => {
    for (let number = 0; number < 30; number += 1)
      expect((await forgot(`${number}@x.example`)).status).toBe(202);
    expect((await forgot('30@x.example')).status).toBe(429);
  });
});

describe('resetPassword', () => {
  test('ends all sessions and streams, forgets devices and voids the other links', async () => {
    const me = await server.company();
    const stranger = await server.company();
    const stream = await openStream(server.url, me.token);
    const [first, second] = [
      await newPasswordReset(server, me.user.email),
      await newPasswordReset(server, me.user.email),
    ];
    const others = await newPasswordReset(server, stranger.user.email);
    expect((await reset(second)).status).toBe(200);
    expect(await stream.ended).toBe('ended');
    expect((await server.call(...address('listSessions'), { token: me.token })).status).toBe(401);
    const { db } = server.context;
    const devices = await db
      .selectFrom('devices')
      .where('member_id', '=', me.user.member._id)
      .selectAll()
      .execute();
    expect(devices).toEqual([]);
    expect((await reset(first)).body.fields).toEqual({ token: unusable });
    expect((await server.call(...address('listSessions'), { token: stranger.token })).status).toBe(200);
    expect((await reset(others)).status).toBe(200);
    expect(await lettersTo(me.user.email)).toEqual(['password-changed']);
  });

  test('accepts a link once, within an hour, and refuses all others in the same words', async () => {
    const { user } = await server.company();
    const late = await newPasswordReset(server, user.email);
    const used = await newPasswordReset(server, user.email);
    clock = new Date(start.getTime() + hour - 1);
    expect((await reset(used)).status).toBe(200);
    const inTime = await newPasswordReset(server, user.email);
    clock = new Date(clock.getTime() + hour);
    for (const token of [late, used, inTime, 'x', 'ß'.repeat(200)]) {
      const { status, body } = await reset(token, 'third password');
      expect([status, body]).toEqual([
        400,
        { code: 'invalid_fields', message: unusable, fields: { token: unusable }, requestId: body.requestId },
      ]);
    }
    expect((await logIn(user.email, 'battery staple')).status).toBe(200);
  });

  test('refuses a weak password, and the link still works', async () => {
    const { user } = await server.company({ companyName: 'Northwind Traders' });
    const token = await newPasswordReset(server, user.email);
    for (const weak of ['Password1', 'northwindtraders', 'short']) {
      const { status, body } = await reset(token, weak);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['newPassword']]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  test('of many calls at once with one link, or with several of one account, one wins', async () => {
    const { user } = await server.company();
    const tokens = [await newPasswordReset(server, user.email), await newPasswordReset(server, user.email)];
    const passwords = Array.from({ length: 8 }, (_, number) => `battery staple ${number}`);
    const answers = await Promise.all(passwords.map((password, n) => reset(tokens[n % 2]!, password)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(400)]);
    expect((await logIn(user.email, passwords[statuses.indexOf(200)]!)).status).toBe(200);
    expect(await lettersTo(user.email)).toEqual(['password-changed']);
  });

  test('a log-in with the old password that has passed its check opens no session', async () => {
    const me = await server.company();
    const token = await newPasswordReset(server, me.user.email);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, (_, n) => logIn(me.user.email, 'correct horse', `198.51.100.${n}`)),
      reset(token),
    ]);
    expect(answers.at(-1)!.status).toBe(200);
    for (const { status, body } of answers.slice(0, -1)) {
      if (status !== 200) continue;
      const { token: opened } = body as Session;
      expect((await server.call(...address('listSessions'), { token: opened })).status).toBe(401);
    }
  });

  test('lets an owner log in at once who has failed too often before', async () => {
    const { user } = await server.company();
    for (let number = 0; number < 10; number += 1) await logIn(user.email, 'wrong password');
    expect((await logIn(user.email, 'correct horse')).status).toBe(429);
    expect((await reset(await newPasswordReset(server, user.email))).status).toBe(200);
    expect((await logIn(user.email, 'battery staple')).status).toBe(200);
  });

  test('refuses the thirty-first call of one network within an hour', async () => {
    for (let number = 0; number < 30; number += 1) expect((await reset('x')).status).toBe(400);
    expect((await reset('x')).status).toBe(429);
    expect((await reset('x', undefined, '198.51.100.2')).status).toBe(400);
  });
});

test('a changed password voids the links that were sent before, and is told by a letter', async () => {
  const { user, token } = await server.company();
  const link = await newPasswordReset(server, user.email);
  const body = { currentPassword: 'correct horse', newPassword: 'battery staple' };
  await server.call(...address('changePassword', user._id), { token, body });
  expect((await reset(link)).status).toBe(400);
  expect(await lettersTo(user.email)).toEqual(['password-changed']);
});

test('a token is stored as its hash alone, and deleted when it has expired', async () => {
  const { user } = await server.company();
  const token = await newPasswordReset(server, user.email);
  const { db } = server.context;
  const stored = () =>
    db.selectFrom('password_resets').selectAll().where('member_id', '=', user.member._id).execute();
  const [row] = await stored();
  expect(row!.token_hash).toHaveLength(32);
  expect(row!.token_hash.toString('base64url')).not.toBe(token);
  expect(row!.expires_at.getTime() - row!.created_at.getTime()).toBe(hour);
  await deleteExpiredPasswordResets(db, new Date(start.getTime() + hour - 1));
  expect(await stored()).toHaveLength(1);
  await deleteExpiredPasswordResets(db, new Date(start.getTime() + hour));
  expect(await stored()).toEqual([]);
});
