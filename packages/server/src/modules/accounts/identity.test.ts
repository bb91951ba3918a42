import type { DetailsSaved, ErrorBody, Message, OwnProfile, Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#log.ts';
import { createTransport } from '#mail/transport.ts';
import { connect } from '../../../test/connections.ts';
import { newEmailLink, writeEmailLink } from '../../../test/email-links.ts';
import { openStream } from '../../../test/event-stream.ts';
import { addMember } from '../../../test/members.ts';
import { newPasswordReset, tokenIn } from '../../../test/password-resets.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { startSmtpServer } from '../../../test/smtp.ts';
import { dropUnprovenEmails } from './identity.ts';
import { deleteExpiredEmailLinks } from './email-links.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const password = 'correct horse';
const unusable = 'This link has expired or was used before. Please ask for a new one.';
const taken = 'An account with this email exists already.';

let server: TestServer;
/** A second node on the same database. */
let other: TestServer;
const start = new Date('2026-03-01T09:00:00Z');
let clock = start;
beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
  other = await startTestServer({ databaseUrl: server.databaseUrl, now: () => clock });
});
beforeEach(async () => {
  clock = start;
  await sql`delete from attempts`.execute(server.context.db);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

let emails = 0;
const newAddress = () => `new-${(emails += 1)}@moved.example`;

interface Change {
  companyName?: unknown;
  email?: unknown;
  password?: unknown;
}

const change = ({ token, user }: Pick<Session, 'token' | 'user'>, body: Change, on = server) =>
  on.call<DetailsSaved & ErrorBody>(...address('changeIdentity', user._id), {
    token,
    body: { password, ...body },
  });
const confirm = (token: string, on = server, ip = '198.51.100.1') =>
  on.call<Message & ErrorBody>(...address('confirmEmail'), {
    headers: { 'x-forwarded-for': ip },
    body: { token },
  });
const sendAgain = ({ token, user }: Session, key?: string, on = server) =>
  on.call<Message & ErrorBody>(...address('sendConfirmation', user._id), {
    token,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const logIn = (email: string, on = server) =>
  on.call<Session>(...address('logIn'), { body: { email, password } });
const profileOf = async ({ token, user }: Session, on = server) =>
  (await on.call<OwnProfile>(...address('getProfile', user._id), { token })).body;
const linkOf = ({ user }: Session, email = user.email) =>
  newEmailLink(server, { memberId: user.member._id, email });
const actionsOf = async ({ user }: Session) =>
  (
    await server.context.db
      .selectFrom('activity')
      .select('action')
      .where('company_id', '=', user._id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);
const lettersTo = async (email: string) =>
  (
    await server.context.db
      .selectFrom('outbox')
      .select('kind')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

/** A company whose owner has asked for a new address, with the token of its letter. */
async function moving() {
  const company = await server.company();
  const email = newAddress();
  expect((await change(company, { email })).status).toBe(200);
  return { company, email, token: await linkOf(company, email) };
}

test('an owner changes the email by a letter to the new address, and both addresses are told', async () => {
  const smtp = await startSmtpServer();
  const mail = { smtpUrl: smtp.url, from: 'post@x.example', publicUrl: 'https://guildhall.example' };
  const transport = createTransport({ mail, dataFolder: '' }, createLog('silent'));
  const logged: { event?: string; companyId?: string }[] = [];
  const node = await startTestServer({
    onLog: (line) => void logged.push(JSON.parse(line) as object),
    options: { mail: { transport, publicUrl: mail.publicUrl } },
  });
  onTestFinished(() => node.close());
  const letterTo = async (to: string, subject: string) => {
    const find = () => smtp.letters.find((each) => each.to === to && each.mail.subject === subject);
    await expect.poll(find).toBeDefined();
    return find()!.mail.text ?? '';
  };
  const [old, next] = ['anna@northwind.example', 'anna@southwind.example'];
  const company = await node.company({ email: old });
  const signedUp = await letterTo(old, 'Confirm your email on Guildhall');
  expect(signedUp).toContain('https://guildhall.example/confirm-email#token=');

  const confirmed = await confirm(tokenIn(signedUp), node);
  expect([confirmed.status, confirmed.body]).toEqual([200, { message: 'Email confirmed.' }]);
  expect((await profileOf(company, node)).member).toMatchObject({ emailConfirmed: true, newEmail: null });

  const asked = await change(company, { email: 'Anna@Southwind.example' }, node);
  expect(asked).toMatchObject({
    status: 200,
    body: {
      message:
        'An email with a link is on its way to the new address. Until it is opened, the old one stays.',
      user: { email: old, member: { email: old, emailConfirmed: true, newEmail: next } },
    },
  });
  const notice = await letterTo(old, 'A new email for your Guildhall account');
  expect(notice).toContain('https://guildhall.example/forgot-password');
  expect((await logIn(next, node)).status).toBe(401);

  const token = tokenIn(await letterTo(next, 'Confirm your new Guildhall email'));
  const moved = await confirm(token, node);
  expect([moved.status, moved.body]).toEqual([
    200,
    { message: 'Email changed. Log in with the new one from now on.' },
  ]);
  expect(await letterTo(old, 'Your Guildhall email was changed')).toContain('another address');
  expect(await letterTo(next, 'Your Guildhall email was changed')).toContain('this address');
  // The session goes on.
  expect(await profileOf(company, node)).toMatchObject({
    email: next,
    member: { email: next, emailConfirmed: true, newEmail: null },
  });
  expect((await logIn(next, node)).status).toBe(200);
  expect((await logIn(old, node)).status).toBe(401);

  const events = logged.filter(({ event }) => event?.startsWith('identity') || event?.startsWith('email'));
  expect(events.map(({ event, companyId }) => [event, companyId])).toEqual([
    ['email-confirmation', company.user._id],
    ['identity-change', company.user._id],
    ['email-confirmation', company.user._id],
  ]);
  expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${token}|anna@|correct horse`));
});

describe('changeIdentity', () => {
  test('changes the name at once, everywhere', async () => {
    const partner = await server.company();
    const company = await server.company({ companyName: 'Quartzite Bearings' });
    await connect(server, company, partner);
    const me = partner.user._id;
    const namesOf = async () => {
      const { body } = await other.call<{ companyName: string }[]>(...address('listConnections', me), {
        token: partner.token,
      });
      return body.map(({ companyName }) => companyName);
    };
    expect(await namesOf()).toEqual(['Quartzite Bearings']);
    const { version } = await profileOf(company);

    const { status, body } = await change(company, { companyName: '  Feldspar Bearings ' });
    expect([status, body.message]).toEqual([200, 'Details saved successfully!']);
    expect(body.user).toMatchObject({
      companyName: 'Feldspar Bearings',
      version: version + 1,
      member: { name: 'Feldspar Bearings' },
    });
    await expect.poll(namesOf).toEqual(['Feldspar Bearings']);
    const found = async (q: string) => {
      const [method, path] = address('searchCompanies');
      const hits = await other.call<{ _id: string }[]>(method, `${path}?q=${q}`, { token: partner.token });
      return hits.body.map(({ _id }) => _id);
    };
    expect(await found('feldspar')).toEqual([company.user._id]);
    expect(await found('quartzite')).toEqual([]);
    const similar = async (name: string) => {
      const [method, path] = address('checkName');
      return (await server.call<{ similar: boolean }>(method, `${path}?name=${name}`)).body.similar;
    };
    expect(await Promise.all(['FELDSPAR-bearings', 'quartzite bearings'].map(similar))).toEqual([
      true,
      false,
    ]);
    expect(await actionsOf(company)).toEqual(['company.created', 'connection.requested', 'company.renamed']);
    expect(await lettersTo(company.user.email)).toEqual(['email-link']);
  });

  test('a member with a name of their own keeps it', async () => {
    const company = await server.company();
    await server.context.db
      .updateTable('members')
      .set({ name: 'Meera Iyer' })
      .where('id', '=', company.user.member._id)
      .execute();
    const { body } = await change(company, { companyName: 'Renamed' });
    expect(body.user.member.name).toBe('Meera Iyer');
  });

  test('both at once are two entries, and the same values none', async () => {
    const company = await server.company();
    const email = newAddress();
    const first = await change(company, { companyName: 'Both Ltd', email });
    expect(first.body.user).toMatchObject({ companyName: 'Both Ltd', member: { newEmail: email } });
    const same = await change(company, { companyName: 'Both Ltd', email: company.user.email.toUpperCase() });
    expect([same.status, same.body.message]).toEqual([200, 'Details saved successfully!']);
    expect(await actionsOf(company)).toEqual([
      'company.created',
      'company.renamed',
      'email.change-requested',
    ]);
    expect(await lettersTo(email)).toEqual(['email-link']);
  });

  test.each([
    ['a wrong password', { companyName: 'X', password: 'wrong' }, ['password']],
    ['no password', { companyName: 'X', password: undefined }, ['password']],
    ['neither', {}, ['companyName', 'email']],
    ['an empty name', { companyName: ' ' }, ['companyName']],
    ['no address', { email: 'somebody' }, ['email']],
    ['null', { email: null }, ['email']],
  ])('refuses %s', async (_what, body, fields) => {
    const company = await server.company();
    const answer = await change(company, body);
    expect([answer.status, Object.keys(answer.body.fields ?? {}).sort()]).toEqual([400, fields]);
    expect(await profileOf(company)).toEqual(company.user);
  });

  test('refuses the eleventh wrong password within a quarter of an hour', async () => {
    const company = await server.company();
    for (let count = 0; count < 10; count += 1)
      expect((await change(company, { companyName: 'X', password: 'wrong' })).status).toBe(400);
    expect((await change(company, { companyName: 'X' })).status).toBe(429);
  });

  test('says the same of an address that has an account; its letter says so', async () => {
    const [company, neighbour] = [await server.company(), await server.company()];
    const free = newAddress();
    const answers = [
      await change(company, { email: free }),
      await change(company, { email: neighbour.user.email }),
    ];
    const [unknown, known] = answers.map(({ status, body: { user, ...rest } }) => ({
      status,
      rest,
      user: { ...user, member: { ...user.member, newEmail: null } },
    }));
    expect(known).toEqual(unknown);
    const addressee = { memberId: company.user.member._id, email: neighbour.user.email };
    const words = await writeEmailLink(server, addressee);
    expect(words).toMatchObject({
      subject: 'This address has a Guildhall account already',
      link: { address: 'http://x.example/forgot-password' },
    });
    const { db } = server.context;
    const links = await db.selectFrom('email_links').where('email', '=', neighbour.user.email).execute();
    expect(links).toEqual([]);
  });

  test('the last address that was asked for counts', async () => {
    const { company, email, token } = await moving();
    const last = newAddress();
    await change(company, { email: last });
    expect((await confirm(token)).body.fields).toEqual({ token: unusable });
    expect(await writeEmailLink(server, { memberId: company.user.member._id, email })).toBeUndefined();
    expect((await confirm(await linkOf(company, last))).status).toBe(200);
    expect((await profileOf(company)).member.email).toBe(last);
  });

  test('writes three times an hour to one address, whoever asks, and ten times for one member', async () => {
    const email = newAddress();
    const companies = await Promise.all(Array.from({ length: 4 }, () => server.company()));
    const statuses: number[] = [];
    for (const company of companies) statuses.push((await change(company, { email })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const [, , , company] = companies;
    const more: number[] = [];
    for (let count = 0; count < 11; count += 1)
      more.push((await change(company!, { email: newAddress() })).status);
    expect(more).toEqual([...Array<number>(10).fill(200), 429]);
    // A new name needs no letter.
    expect((await change(company!, { companyName: 'Other' })).status).toBe(200);
  });

  test('keeps the contact of the company when it is not that of the owner', async () => {
    const company = await server.company();
    const email = newAddress();
    await addMember(server, company, { role: 'owner', email });
    const second = (await logIn(email)).body;
    const next = newAddress();
    await change(second, { email: next });
    expect((await confirm(await linkOf(second, next))).status).toBe(200);
    expect(await profileOf(second)).toMatchObject({ email: company.user.email, member: { email: next } });
  });

  test('makes the address the contact of a company that has none of an owner', async () => {
    const company = await server.company();
    await server.context.db
      .updateTable('companies')
      .set({ email: 'has-left@x.example' })
      .where('id', '=', company.user._id)
      .execute();
    const next = newAddress();
    await change(company, { email: next });
    expect((await confirm(await linkOf(company, next))).status).toBe(200);
    expect(await profileOf(company)).toMatchObject({ email: next });
  });
});

describe('confirmEmail', () => {
  test('ends no session and no stream, forgets no device, and voids the links for a new password', async () => {
    const { company, email, token } = await moving();
    const stream = await openStream(server.url, company.token);
    const reset = await newPasswordReset(server, company.user.email);
    expect((await confirm(token, other)).status).toBe(200);
    expect((await server.call(...address('listSessions'), { token: company.token })).status).toBe(200);
    stream.leave();
    const body = { email, password, deviceToken: company.deviceToken };
    const again = await server.call<Session>(...address('logIn'), { body });
    expect(again.body.deviceToken).toBe(company.deviceToken);
    const chosen = await server.call(...address('resetPassword'), {
      body: { token: reset, newPassword: 'battery staple' },
    });
    expect(chosen.status).toBe(400);
    expect(await actionsOf(company)).toEqual(['company.created', 'email.change-requested', 'email.changed']);
    // The old address is free.
    expect((await server.company({ email: company.user.email })).user.member.emailConfirmed).toBe(false);
  });

  test('accepts a link once, within a day, and refuses all others in the same words', async () => {
    const company = await server.company();
    const [late, used, second] = [await linkOf(company), await linkOf(company), await linkOf(company)];
    clock = new Date(start.getTime() + day - 1);
    expect((await confirm(used)).status).toBe(200);
    clock = new Date(start.getTime() + day);
    for (const token of [late, used, second, 'x', 'ß'.repeat(200)]) {
      const { status, body } = await confirm(token);
      expect([status, body.message, body.fields]).toEqual([400, unusable, { token: unusable }]);
    }
    expect(await actionsOf(company)).toEqual(['company.created', 'email.confirmed']);
    const { db } = server.context;
    expect(
      await writeEmailLink(server, { memberId: company.user.member._id, email: company.user.email }),
    ).toBe(undefined);
    const left = await db
      .selectFrom('email_links')
      .where('member_id', '=', company.user.member._id)
      .execute();
    expect(left).toEqual([]);
  });

  test('of many calls at once on two nodes one wins', async () => {
    const { company, email } = await moving();
    const tokens = [await linkOf(company, email), await linkOf(company, email)];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => confirm(tokens[n % 2]!, n % 4 < 2 ? server : other)),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array<number>(7).fill(400)]);
    expect(await actionsOf(company)).toEqual(['company.created', 'email.change-requested', 'email.changed']);
    expect(await lettersTo(company.user.email)).toEqual([
      'email-link',
      'email-change-requested',
      'email-replaced',
    ]);
  });

  test('refuses an address that has an account by now, and nothing is changed', async () => {
    const { company, email, token } = await moving();
    await server.company({ email });
    const { status, body } = await confirm(token);
    expect([status, body.message]).toEqual([409, taken]);
    expect((await profileOf(company)).member).toMatchObject({ email: company.user.email, newEmail: email });
    expect(await actionsOf(company)).toEqual(['company.created', 'email.change-requested']);
  });

  test('of two owners who prove one address, and one who signs up with it, one gets it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = newAddress();
      const companies = [await server.company(), await server.company()];
      for (const company of companies) await change(company, { email });
      const tokens = [await linkOf(companies[0]!, email), await linkOf(companies[1]!, email)];
      const form = { companyName: 'Third', email, password };
      const answers = await Promise.all([
        confirm(tokens[0]!),
        confirm(tokens[1]!, other),
        server.call(...address('signUp'), { body: form }),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status < 300)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(2);
      expect((await logIn(email)).status).toBe(200);
    }
  });

  test.each(['a changed password', 'a new password by a letter', 'another role', 'a removed member'])(
    'refuses the new address after %s',
    async (what) => {
      const { company, token } = await moving();
      const { member } = company.user;
      const { db } = server.context;
      if (what === 'a changed password') {
        const body = { currentPassword: password, newPassword: 'battery staple' };
        await server.call(...address('changePassword', company.user._id), { token: company.token, body });
      } else if (what === 'a new password by a letter') {
        const body = {
          token: await newPasswordReset(server, company.user.email),
          newPassword: 'battery staple',
        };
        expect((await server.call(...address('resetPassword'), { body })).status).toBe(200);
      } else {
        const set = what === 'another role' ? ({ role: 'sales' } as const) : ({ status: 'removed' } as const);
        await db.updateTable('members').set(set).where('id', '=', member._id).execute();
      }
      const { status, body } = await confirm(token);
      expect([status, body.fields]).toEqual([400, { token: unusable }]);
      const row = await db
        .selectFrom('members')
        .select('email')
        .where('id', '=', member._id)
        .executeTakeFirstOrThrow();
      expect(row.email).toBe(company.user.email);
    },
  );

  test('confirms the address of a company that is deactivated, not of a suspended one', async () => {
    const company = await server.company();
    const { db } = server.context;
    const become = (status: 'deactivated' | 'suspended') =>
      db.updateTable('companies').set({ status }).where('id', '=', company.user._id).execute();
    const tokens = [await linkOf(company), await linkOf(company)];
    await become('suspended');
    expect((await confirm(tokens[0]!)).status).toBe(400);
    await become('deactivated');
    expect((await confirm(tokens[1]!)).status).toBe(200);
  });

  test('refuses the thirty-first call of one network within an hour', async () => {
    for (let number = 0; number < 30; number += 1) expect((await confirm('x')).status).toBe(400);
    expect((await confirm('x')).status).toBe(429);
    expect((await confirm('x', server, '198.51.100.2')).status).toBe(400);
  });
});

describe('sendConfirmation', () => {
  test('sends a letter again, three times an hour, until the address is confirmed', async () => {
    const company = await server.company();
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await sendAgain(company)).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    // The first is that of the sign-up.
    expect(await lettersTo(company.user.email)).toEqual(Array(4).fill('email-link'));
    expect((await confirm(await linkOf(company))).status).toBe(200);
    const { status, body } = await sendAgain(company);
    expect([status, body]).toEqual([202, { message: 'Your email is confirmed already.' }]);
    expect(await lettersTo(company.user.email)).toHaveLength(4);
  });

  test('sends one letter for each Idempotency-Key, on all nodes', async () => {
    const company = await server.company();
    const letters = async () => (await lettersTo(company.user.email)).length - 1;
    const onItsWay = [202, { message: 'An email with a link is on its way.' }];
    const atOnce = await Promise.all([server, other].map((node) => sendAgain(company, 'letter-1', node)));
    expect(atOnce.map(({ status, body }) => [status, body])).toEqual([onItsWay, onItsWay]);
    expect(await letters()).toBe(1);
    expect((await sendAgain(company, 'letter-2')).status).toBe(202);
    expect(await letters()).toBe(2);
    // The link was opened before the retry.
    expect((await confirm(await linkOf(company))).status).toBe(200);
    const { status, body } = await sendAgain(company, 'letter-2');
    expect([status, body]).toEqual(onItsWay);
  });

  test('answers a repeated call as before, however often, and counts its letter once', async () => {
    const company = await server.company();
    const keys = ['a', 'a', 'a', 'a', 'b', 'b', 'c', 'a'];
    for (const key of keys) expect((await sendAgain(company, key)).status).toBe(202);
    expect(await lettersTo(company.user.email)).toHaveLength(4);
    expect((await sendAgain(company, 'd')).status).toBe(429);
    expect((await sendAgain(company, 'c')).status).toBe(202);
  });

  test('is for any member, for themselves', async () => {
    const company = await server.company();
    const email = newAddress();
    await addMember(server, company, { role: 'viewer', email });
    const viewer = (await logIn(email)).body;
    expect(viewer.user.member).toMatchObject({ emailConfirmed: false });
    const { status, body } = await sendAgain(viewer);
    expect([status, body]).toEqual([202, { message: 'An email with a link is on its way.' }]);
    expect((await confirm(await linkOf(viewer, email))).status).toBe(200);
    expect((await profileOf(viewer)).member.emailConfirmed).toBe(true);
    expect((await profileOf(company)).member.emailConfirmed).toBe(false);
  });
});

test('a token is stored as its hash alone; links and new addresses are forgotten in time', async () => {
  const { company, email, token } = await moving();
  const { db } = server.context;
  const memberId = company.user.member._id;
  const links = () => db.selectFrom('email_links').selectAll().where('member_id', '=', memberId).execute();
  const [row] = await links();
  expect(row!.token_hash).toHaveLength(32);
  expect(row!.token_hash.toString('base64url')).not.toBe(token);
  expect(row!.expires_at.getTime()).toBe(start.getTime() + day);
  await deleteExpiredEmailLinks(db, new Date(start.getTime() + day - 1));
  expect(await links()).toHaveLength(1);
  await deleteExpiredEmailLinks(db, new Date(start.getTime() + day));
  expect(await links()).toEqual([]);
  await dropUnprovenEmails(db, new Date(start.getTime() + 2 * day - 1));
  expect((await profileOf(company)).member.newEmail).toBe(email);
  await dropUnprovenEmails(db, new Date(start.getTime() + 2 * day));
  expect((await profileOf(company)).member.newEmail).toBeNull();
});

test('log-ins and changes of one member at once on two nodes never wait for each other in a circle', async () => {
  const company = await server.company();
  const stranger = await server.company();
  const { token } = company;
  const { _id: me, email } = company.user;
  for (let round = 0; round < 8; round += 1) {
    await sql`delete from attempts`.execute(server.context.db);
    const calls = [server, other].flatMap((node) => [
      logIn(email, node),
      node.call(...address('updateProfile', me), { token, body: { address: `Plot ${round}` } }),
      node.call(...address('updateSettings', me), { token, body: { zone: 'Asia/Kolkata' } }),
      change(company, { companyName: `Racing ${round}` }, node),
      node.call(...address('report'), {
        token,
        body: { targetType: 'company', targetId: stranger.user._id, reason: 'Rude' },
      }),
      logIn(email, node),
    ]);
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 300)).toEqual([]);
  }
});
