import {
  maxTeam,
  type ErrorBody,
  type InvitationSent,
  type Message,
  type OwnProfile,
  type Role,
  type Session,
  type ShownInvitation,
  type Team,
} from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#log.ts';
import { createTransport } from '#mail/transport.ts';
import { newProduct } from '../../../test/authorization-matrix.ts';
import { addMember } from '../../../test/members.ts';
import { tokenIn } from '../../../test/password-resets.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { startSmtpServer } from '../../../test/smtp.ts';
import { invitationLetters } from './invitation-letter.ts';
import { deleteExpiredInvitations } from './ended-invitations.ts';

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-03-01T09:00:00Z');
const unusable = 'This link has expired or was used before. Please ask for a new one.';
let clock = start;
let server: TestServer;
let owner: Session;
let emails = 0;
beforeAll(async () => {
  server = await startTestServer({ now: () => clock, options: { writeLimit: 1_000_000 } });
});
beforeEach(async () => {
  clock = start;
  await sql`delete from attempts`.execute(server.context.db);
  owner = await server.company();
});
afterAll(() => server.close());

const newEmail = () => `invited-${(emails += 1)}@x.example`;
const invite = (email: string, role: Role = 'sales', { token } = owner, headers = {}) =>
  server.call<InvitationSent & ErrorBody>(...address('inviteMember'), {
    token,
    headers,
    body: { email, role },
  });
const resend = (id: string, { token } = owner, headers = {}) =>
  server.call<InvitationSent & ErrorBody>(...address('resendInvitation', id), { token, headers });
const revoke = (id: string, { token } = owner) =>
  server.call<Message & ErrorBody>(...address('revokeInvitation', id), { token });
const show = (token: string, { ip = '198.51.100.1' } = {}) =>
  server.call<ShownInvitation & ErrorBody>(...address('getInvitation'), {
    headers: { 'x-forwarded-for': ip },
    body: { token },
  });
const accept = (token: string, { password = 'battery staple', ip = '198.51.100.1', on = server } = {}) =>
  on.call<Session & ErrorBody>(...address('acceptInvitation'), {
    headers: { 'x-forwarded-for': ip },
    body: { token, name: ' Asha Rao ', password },
  });
const team = async ({ token, user } = owner) =>
  (await server.call<Team>(...address('listMembers', user._id), { token })).body;
const lettersTo = (email: string) =>
  server.context.db
    .selectFrom('outbox')
    .select('parameters')
    .where('recipient', '=', email)
    .where('kind', '=', 'invitation')
    .orderBy('id')
    .execute();
/** Writes a letter of the outbox as the sender does. Undefined when nobody is invited by it any more. */
async function writeLetter(email: string, index: number) {
  const { parameters } = (await lettersTo(email))[index]!;
  const letter = { recipient: email, parameters: parameters as never };
  const { db, now } = server.context;
  return invitationLetters.invitation(letter, { db, now, publicUrl: 'https://guildhall.example' });
}
const letterToken = async (email: string, index = 0) =>
  tokenIn((await writeLetter(email, index))?.link.address ?? '');
const actions = async ({ user } = owner) =>
  (
    await server.context.db
      .selectFrom('activity')
      .select(['action', 'member_name as name', 'subject'])
      .where('company_id', '=', user._id)
      .where('action', '<>', 'company.created')
      .orderBy('id')
      .execute()
  ).map(({ action, name, subject }) => [action, name, subject]);
const confirmedAt = async (email: string) =>
  (
    await server.context.db
      .selectFrom('members')
      .select('email_confirmed_at as at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).at;
/** A member with this role, with a session. */
async function memberWith(role: Role): Promise<Session> {
  const email = newEmail();
  await addMember(server, owner, { role, email });
  const body = { email, password: 'correct horse' };
  return (await server.call<Session>(...address('logIn'), { body })).body;
}

test('an invited person joins by the link of a letter, and works for the company with the role', async () => {
  const smtp = await startSmtpServer();
  const mail = { smtpUrl: smtp.url, from: 'post@x.example', publicUrl: 'https://guildhall.example' };
  const transport = createTransport({ mail, dataFolder: '' }, createLog('silent'));
  const logged: { event?: string; companyId?: string }[] = [];
  const node = await startTestServer({
    onLog: (line) => void logged.push(JSON.parse(line) as object),
    options: { mail: { transport, publicUrl: mail.publicUrl } },
  });
  onTestFinished(() => node.close());
  const { user, token } = await node.company({ companyName: 'Northwind <Traders>' });
  const invited = await node.call<InvitationSent>(...address('inviteMember'), {
    token,
    body: { email: 'Asha@Northwind.example', role: 'sales' },
  });
  expect([invited.status, invited.body]).toEqual([
    201,
    {
      message: 'Invitation sent.',
      invitation: {
        _id: expect.any(String),
        email: 'asha@northwind.example',
        role: 'sales',
        invitedBy: user.member.name,
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
      },
      link: expect.stringMatching(/^\/join#token=[\w-]{43}$/),
    },
  ]);
  const letterToAsha = () => smtp.letters.find(({ to }) => to === 'asha@northwind.example');
  await expect.poll(letterToAsha).toBeDefined();
  const { mail: letter } = letterToAsha()!;
  expect(letter.subject).toBe('Join Northwind <Traders> on Guildhall');
  expect(letter.text).toContain('You are invited to work for Northwind <Traders> on Guildhall, as a seller.');
  expect(letter.text).toContain(`Invited by ${user.member.name}.`);
  expect(letter.text).toContain('https://guildhall.example/join#token=');
  expect(letter.html).toContain('Northwind &lt;Traders&gt;');

  const joined = await accept(tokenIn(letter.text ?? ''), { on: node });
  expect([joined.status, joined.body.message]).toEqual([201, 'You have joined Northwind <Traders>.']);
  const me = joined.body.user;
  expect(me).toMatchObject({
    _id: user._id,
    companyName: 'Northwind <Traders>',
    member: { name: 'Asha Rao', email: 'asha@northwind.example', role: 'sales' },
  });
  const as = { token: joined.body.token };
  const product = await node.call(...address('createProduct'), { ...as, body: newProduct });
  expect(product).toMatchObject({ status: 201, body: { product: { vendorId: user._id } } });
  expect((await node.call(...address('updateProfile', user._id), { ...as, body: {} })).status).toBe(403);
  const again = await node.call<Session>(...address('logIn'), {
    body: { email: 'asha@northwind.example', password: 'battery staple' },
  });
  expect([again.status, again.body.user]).toEqual([200, me]);

  const events = logged.filter(({ event }) => event?.startsWith('member'));
  expect(events.map(({ event, companyId }) => [event, companyId])).toEqual([
    ['member-invite', user._id],
    ['member-join', user._id],
  ]);
  expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${tokenIn(letter.text ?? '')}|asha@`));
});

describe('inviteMember', () => {
  test('gives the caller a link, which does not confirm the address; that of the letter does', async () => {
    const [byLink, byLetter] = [newEmail(), newEmail()];
    const { body } = await invite(byLink);
    await invite(byLetter);
    expect((await accept(tokenIn(body.link ?? ''))).status).toBe(201);
    expect((await accept(await letterToken(byLetter))).status).toBe(201);
    expect([await confirmedAt(byLink), await confirmedAt(byLetter)]).toEqual([null, start]);
  });

  test('sends one letter for each Idempotency-Key, and tells the link once', async () => {
    const email = newEmail();
    const key = { 'idempotency-key': 'invite-1' };
    const [first, second] = [
      await invite(email, 'sales', owner, key),
      await invite(email, 'sales', owner, key),
    ];
    expect(second.body).toEqual({ ...first.body, link: null });
    expect(first.body.link).not.toBeNull();
    expect(await lettersTo(email)).toHaveLength(1);
  });

  test('answers a repeated call as before, however often, and counts its letter once', async () => {
    const email = newEmail();
    const key = { 'idempotency-key': 'invite-often' };
    const { invitation } = (await invite(email, 'sales', owner, key)).body;
    for (let number = 0; number < 3; number += 1) await resend(invitation._id);
    const resendKey = { 'idempotency-key': 'resend-often' };
    for (let number = 0; number < 3; number += 1) {
      expect((await invite(email, 'sales', owner, key)).status).toBe(201);
      expect((await resend(invitation._id, owner, resendKey)).status).toBe(200);
    }
    expect(await lettersTo(email)).toHaveLength(5);
    expect((await resend(invitation._id)).status).toBe(429);
    expect((await invite(email, 'sales', owner, key)).status).toBe(201);
  });

  test('stores no token, in no table', async () => {
    const email = newEmail();
    const { body } = await invite(email, 'sales', owner, { 'idempotency-key': 'secret' });
    const again = await resend(body.invitation._id);
    const tokens = [body.link, again.body.link].map((link) => tokenIn(link ?? ''));
    tokens.push(await letterToken(email, 1));
    const { db } = server.context;
    const tables = await db.introspection.getTables();
    const stored = await Promise.all(
      tables.map(({ name }) => sql`select ${sql.table(name)}::text from ${sql.table(name)}`.execute(db)),
    );
    const text = JSON.stringify(stored);
    expect(text).toContain(email);
    for (const token of tokens) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(Buffer.from(token).toString('hex'));
    }
  });

  test('refuses who is a member or invited already; of another company it tells nothing', async () => {
    const seller = await memberWith('sales');
    const member = await invite(seller.user.member.email.toUpperCase());
    const isMember = 'This person is a member already.';
    expect([member.status, member.body.fields]).toEqual([409, { email: isMember }]);
    const email = newEmail();
    await invite(email);
    const second = await invite(email, 'buyer');
    const isInvited = 'This address is invited already. You can send the invitation again.';
    expect([second.status, second.body.fields]).toEqual([409, { email: isInvited }]);
    expect(await lettersTo(email)).toHaveLength(1);
    const other = await server.company();
    const elsewhere = await invite(other.user.member.email);
    expect(elsewhere.status).toBe(201);
    expect((await invite(email, 'sales', other)).status).toBe(201);

    const refused = await accept(tokenIn(elsewhere.body.link ?? ''));
    const hasAccount = 'The invited address has a Guildhall account already.';
    expect([refused.status, refused.body.message]).toEqual([409, hasAccount]);
    expect((await team()).invitations.map((each) => each.email)).toEqual([email, other.user.member.email]);
  });

  test('leaves owners to owners: inviting one, sending it again and revoking it', async () => {
    const admin = await memberWith('admin');
    const email = newEmail();
    expect((await invite(email, 'owner', admin)).body.message).toBe('Only owners may do this.');
    const { invitation } = (await invite(email, 'owner')).body;
    expect((await resend(invitation._id, admin)).status).toBe(403);
    expect((await revoke(invitation._id, admin)).status).toBe(403);
    expect((await accept(await letterToken(email))).body.user.member.role).toBe('owner');
    expect((await invite(newEmail(), 'admin', admin)).status).toBe(201);
  });

  test('has room for a limited team, also for calls at once', async () => {
    const { db } = server.context;
    await sql`insert into members (id, company_id, name, email, password_hash, role, created_at)
      select gen_random_uuid(), ${owner.user._id}, 'Member', n || '@' || ${owner.user._id}, '', 'viewer', now()
      from generate_series(1, ${maxTeam - 4}::int) n`.execute(db);
    const answers = await Promise.all(Array.from({ length: 6 }, () => invite(newEmail())));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [409, 'limit']),
    );
    const { members, invitations } = await team();
    expect(members.length + invitations.length).toBe(maxTeam);
    await revoke(invitations[0]!._id);
    expect((await invite(newEmail())).status).toBe(201);
  });

  test('sends an address five invitations a day, of all companies, and counts those sent again', async () => {
    const email = newEmail();
    const { body } = await invite(email);
    for (let number = 0; number < 3; number += 1) await resend(body.invitation._id);
    const other = await server.company();
    expect((await invite(email, 'sales', other)).status).toBe(201);
    const refused = await invite(email, 'sales', await server.company());
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'This address has been sent enough invitations for today.',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60 * 60);
    expect((await resend(body.invitation._id)).status).toBe(429);
    expect(await lettersTo(email)).toHaveLength(5);
    await sql`update attempts set expire = 0`.execute(server.context.db);
    expect((await resend(body.invitation._id)).status).toBe(200);
  });

  test('sends a hundred invitations of one company a day', async () => {
    await sql`insert into attempts values (${`inviting:${owner.user._id}`}, 99, ${Date.now() + day / 2})`.execute(
      server.context.db,
    );
    expect((await invite(newEmail())).status).toBe(201);
    const { status, body } = await invite(newEmail());
    expect([status, body.message]).toEqual([429, 'Your company has sent enough invitations for today.']);
    expect((await invite(newEmail(), 'sales', await server.company())).status).toBe(201);
  });
});

describe('getInvitation', () => {
  test('shows who invites to what, by the copied link and that of the letter, as often as it is asked', async () => {
    const email = newEmail();
    const copied = tokenIn((await invite(email)).body.link ?? '');
    for (const token of [copied, await letterToken(email), copied]) {
      const { status, body } = await show(token);
      expect([status, body]).toEqual([
        200,
        {
          companyName: owner.user.companyName,
          email,
          role: 'sales',
          invitedBy: owner.user.member.name,
        },
      ]);
    }
    expect((await accept(copied)).status).toBe(201);
  });

  // Expired, used, revoked, sent anew, unknown, and of a company that is not active.
  test('refuses to show what is void in the words of accepting', async () => {
    const sent = async () => {
      const { link, invitation } = (await invite(newEmail())).body;
      return { token: tokenIn(link ?? ''), id: invitation._id };
    };
    const late = await sent();
    clock = new Date(start.getTime() + 7 * day - 1);
    expect((await show(late.token)).status).toBe(200);
    const [used, revoked, old, inactive] = [await sent(), await sent(), await sent(), await sent()];
    await accept(used.token);
    await revoke(revoked.id);
    await resend(old.id);
    clock = new Date(clock.getTime() + 1);
    const refused = async (token: string) => {
      const { status, body } = await show(token);
      expect([status, body]).toEqual([
        400,
        { code: 'invalid_fields', message: unusable, fields: { token: unusable }, requestId: body.requestId },
      ]);
    };
    for (const { token } of [late, used, revoked, old]) await refused(token);
    await refused('x');
    await server.context.db
      .updateTable('companies')
      .set({ status: 'deactivated' })
      .where('id', '=', owner.user._id)
      .execute();
    await refused(inactive.token);
  });

  test('refuses the thirty-first try of one network within an hour, and leaves those of joining', async () => {
    for (let number = 0; number < 30; number += 1) expect((await show('x')).status).toBe(400);
    const { status, body } = await show('x');
    expect([status, body]).toMatchObject([
      429,
      { message: 'Too many attempts. Please try again in 60 minutes.' },
    ]);
    expect((await show('x', { ip: '198.51.100.2' })).status).toBe(400);
    expect((await accept('x')).status).toBe(400);
  });
});

describe('acceptInvitation', () => {
  test('accepts an invitation once, within seven days, and refuses all other tokens in the same words', async () => {
    const [late, used, inTime] = [newEmail(), newEmail(), newEmail()];
    const links: string[] = [];
    for (const email of [late, used, inTime]) links.push((await invite(email)).body.link ?? '');
    const [lateToken, usedToken, inTimeToken] = links.map(tokenIn) as [string, string, string];
    const usedLetter = await letterToken(used);
    clock = new Date(start.getTime() + 7 * day - 1);
    expect((await accept(usedToken)).status).toBe(201);
    expect((await accept(inTimeToken)).status).toBe(201);
    clock = new Date(clock.getTime() + 1);
    for (const token of [lateToken, usedToken, usedLetter, 'x', 'ß'.repeat(200)]) {
      const { status, body } = await accept(token);
      expect([status, body]).toEqual([
        400,
        { code: 'invalid_fields', message: unusable, fields: { token: unusable }, requestId: body.requestId },
      ]);
    }
    expect(await writeLetter(late, 0)).toBeUndefined();
  });

  test('opens a session in place of the one of the call', async () => {
    const { body } = await invite(newEmail());
    const other = await server.company();
    const joined = await server.call<Session>(...address('acceptInvitation'), {
      token: other.token,
      body: { token: tokenIn(body.link ?? ''), name: 'Asha', password: 'battery staple' },
    });
    const profile = await server.call<OwnProfile>(...address('getProfile', owner.user._id), {
      token: joined.body.token,
    });
    expect(profile.body.member).toEqual(joined.body.user.member);
    expect((await server.call(...address('listSessions'), { token: other.token })).status).toBe(401);
  });

  test('refuses a weak password, and the link still works', async () => {
    const { body } = await invite('asha.northwind@x.example');
    const token = tokenIn(body.link ?? '');
    for (const password of ['Password1', 'asha.northwind', 'short']) {
      const refused = await accept(token, { password });
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['password']]);
    }
    expect((await accept(token)).status).toBe(201);
  });

  test('lets nobody join a company that is not active', async () => {
    const { body } = await invite(newEmail());
    const setStatus = (status: 'active' | 'deactivated') =>
      server.context.db.updateTable('companies').set({ status }).where('id', '=', owner.user._id).execute();
    await setStatus('deactivated');
    expect((await accept(tokenIn(body.link ?? ''))).body.fields).toEqual({ token: unusable });
    expect(await writeLetter(body.invitation.email, 0)).toBeUndefined();
    await setStatus('active');
    expect((await accept(tokenIn(body.link ?? ''))).status).toBe(201);
  });

  test('refuses the thirty-first try of one network within an hour', async () => {
    for (let number = 0; number < 30; number += 1) expect((await accept('x')).status).toBe(400);
    expect((await accept('x')).status).toBe(429);
    expect((await accept('x', { ip: '198.51.100.2' })).status).toBe(400);
  });
});

describe('resendInvitation', () => {
  test('starts seven new days with new links; those before are void, and a letter not yet written is not', async () => {
    const email = newEmail();
    const { body } = await invite(email);
    const [copied, written] = [tokenIn(body.link ?? ''), await letterToken(email)];
    clock = new Date(start.getTime() + 6 * day);
    const admin = await memberWith('admin');
    const again = await resend(body.invitation._id, admin);
    expect([again.status, again.body]).toMatchObject([
      200,
      {
        invitation: {
          ...body.invitation,
          invitedBy: 'The admin',
          expiresAt: new Date(clock.getTime() + 7 * day).toISOString(),
        },
      },
    ]);
    for (const token of [copied, written])
      expect((await accept(token)).body.fields).toEqual({ token: unusable });
    expect(await writeLetter(email, 0)).toBeUndefined();
    expect((await accept(await letterToken(email, 1))).status).toBe(201);
    expect((await accept(tokenIn(again.body.link ?? ''))).body.fields).toEqual({ token: unusable });
  });

  test('does not know invitations of others, nor those that are over', async () => {
    const { body } = await invite(newEmail());
    const id = body.invitation._id;
    const stranger = await server.company();
    expect([(await resend(id, stranger)).status, (await revoke(id, stranger)).status]).toEqual([404, 404]);
    clock = new Date(start.getTime() + 7 * day);
    expect([(await resend(id)).status, (await revoke(id)).status]).toEqual([404, 404]);
    expect((await team()).invitations).toEqual([]);
  });
});

test('a revoked invitation is void', async () => {
  const email = newEmail();
  const { body } = await invite(email);
  const written = await letterToken(email);
  const revoked = await revoke(body.invitation._id);
  expect([revoked.status, revoked.body.message]).toEqual([200, 'Invitation revoked.']);
  for (const token of [written, tokenIn(body.link ?? '')])
    expect((await accept(token)).body.fields).toEqual({ token: unusable });
  expect(await writeLetter(email, 0)).toBeUndefined();
  expect((await team()).invitations).toEqual([]);
  expect((await invite(email)).status).toBe(201);
});

describe('when a member may no longer invite', () => {
  const change = (id: string, role: Role) =>
    server.call<ErrorBody>(...address('changeMember', id), { token: owner.token, body: { role } });
  const remove = (id: string, { token } = owner) =>
    server.call<ErrorBody>(...address('removeMember', id), { token });
  const invitedBy = async (session: Session, role: Role) =>
    tokenIn((await invite(newEmail(), role, session)).body.link ?? '');
  const idOf = ({ user }: Session) => user.member._id;
  const invitedRoles = async () => (await team()).invitations.map(({ role }) => role);

  test.each(['owner', 'admin'] as const)('the invitations of a removed one are void: %s', async (role) => {
    const member = await memberWith(role);
    const token = await invitedBy(member, role);
    const kept = await invitedBy(owner, 'sales');
    expect((await remove(idOf(member))).status).toBe(200);
    expect((await accept(token)).body.fields).toEqual({ token: unusable });
    expect((await accept(kept)).status).toBe(201);
  });

  test('those of one who leaves are void', async () => {
    const admin = await memberWith('admin');
    const token = await invitedBy(admin, 'admin');
    expect((await remove(idOf(admin), admin)).status).toBe(200);
    expect((await accept(token)).body.fields).toEqual({ token: unusable });
  });

  test('those of one with a lower role are void that it could not send any more', async () => {
    const member = await memberWith('owner');
    for (const role of ['owner', 'admin', 'sales'] as const) await invitedBy(member, role);
    await change(idOf(member), 'admin');
    expect(await invitedRoles()).toEqual(['admin', 'sales']);
    await change(idOf(member), 'sales');
    expect(await invitedRoles()).toEqual([]);
  });

  test('whoever has sent an invitation last is its inviter', async () => {
    const [first, second] = [await memberWith('admin'), await memberWith('admin')];
    const { invitation } = (await invite(newEmail(), 'sales', first)).body;
    await resend(invitation._id, second);
    await remove(idOf(first));
    expect(await invitedRoles()).toEqual(['sales']);
    await remove(idOf(second));
    expect(await invitedRoles()).toEqual([]);
  });

  test('those of an unknown inviter are void too, and those of other companies stay', async () => {
    const [admin, other] = [await memberWith('admin'), await server.company()];
    for (const session of [owner, other]) await invitedBy(session, 'sales');
    await server.context.db.updateTable('invitations').set({ inviter_id: null }).execute();
    await remove(idOf(admin));
    expect([await invitedRoles(), (await team(other)).invitations.length]).toEqual([[], 1]);
  });

  test('an address that a removed member has moved to is not invited any more', async () => {
    const seller = await memberWith('sales');
    const email = newEmail();
    const { body } = await invite(email);
    await server.context.db.updateTable('members').set({ email }).where('id', '=', idOf(seller)).execute();
    await remove(idOf(seller));
    expect((await accept(tokenIn(body.link ?? ''))).body.fields).toEqual({ token: unusable });
  });
});

test('an expired invitation is deleted with its links, and the address can be invited again before', async () => {
  const [early, other] = [newEmail(), newEmail()];
  await invite(early);
  await invite(other);
  const { db } = server.context;
  const stored = async () =>
    (
      await db
        .selectFrom('invitations')
        .leftJoin('invitation_links', 'invitation_id', 'id')
        .select(['email', 'token_hash'])
        .where('company_id', '=', owner.user._id)
        .orderBy('id')
        .execute()
    ).map(({ email, token_hash }) => [email, token_hash?.length]);
  clock = new Date(start.getTime() + 7 * day);
  expect((await invite(early, 'buyer')).body.invitation.role).toBe('buyer');
  expect(await stored()).toEqual([
    [other, 32],
    [early, 32],
  ]);
  await deleteExpiredInvitations(db, new Date(clock.getTime() - 1));
  expect(await stored()).toHaveLength(2);
  await deleteExpiredInvitations(db, clock);
  expect(await stored()).toEqual([[early, 32]]);
});

test('the activity has who invited, who joined and who revoked', async () => {
  const [joining, revoked] = [await invite(newEmail()), await invite(newEmail())];
  await resend(joining.body.invitation._id);
  const { body } = await accept(await letterToken(joining.body.invitation.email, 1));
  await revoke(revoked.body.invitation._id);
  const { name } = owner.user.member;
  expect(await actions()).toEqual([
    ['member.invited', name, joining.body.invitation._id],
    ['member.invited', name, revoked.body.invitation._id],
    ['member.invited', name, joining.body.invitation._id],
    ['member.joined', 'Asha Rao', body.user.member._id],
    ['invitation.revoked', name, revoked.body.invitation._id],
  ]);
});

describe('at once', () => {
  const rounds = Array.from({ length: 20 }, (_, n) => n);
  /** An invitation with the tokens of both its links. Each round has a network of its own. */
  async function open() {
    const email = newEmail();
    const { body } = await invite(email);
    return {
      email,
      id: body.invitation._id,
      tokens: [tokenIn(body.link ?? ''), await letterToken(email)] as const,
    };
  }
  const from = (round: number) => ({ ip: `203.0.113.${round}` });

  test('of several calls with one link, or with both, one wins', async () => {
    for (const round of rounds) {
      const { tokens } = await open();
      const answers = await Promise.all(
        [tokens[0], tokens[1], tokens[0]].map((token) => accept(token, from(round))),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400]);
      expect((await team()).members).toHaveLength(round + 2);
    }
  });

  test('a revoked invitation makes no member', async () => {
    for (const round of rounds) {
      const { id, email, tokens } = await open();
      const [revoked, accepted] = await Promise.all([revoke(id), accept(tokens[0], from(round))]);
      expect([
        [200, 400],
        [404, 201],
      ]).toContainEqual([revoked.status, accepted.status]);
      const joined = (await team()).members.some((member) => member.email === email);
      expect(joined).toBe(accepted.status === 201);
    }
  });

  test('of a removed member no invitation stays, one sent again included', async () => {
    for (const _round of rounds) {
      const admin = await memberWith('admin');
      const { invitation } = (await invite(newEmail(), 'sales', admin)).body;
      const [removed, ...others] = await Promise.all([
        server.call(...address('removeMember', admin.user.member._id), { token: owner.token }),
        invite(newEmail(), 'sales', admin),
        resend(invitation._id, admin),
      ]);
      expect(removed.status).toBe(200);
      for (const { status } of others) expect([200, 201, 401, 403, 404]).toContain(status);
      expect((await team()).invitations).toEqual([]);
    }
  });

  test('a link that was void before its use makes no member', async () => {
    for (const round of rounds) {
      const { id, tokens } = await open();
      const [resent, accepted] = await Promise.all([resend(id), accept(tokens[1], from(round))]);
      expect([
        [200, 400],
        [404, 201],
      ]).toContainEqual([resent.status, accepted.status]);
    }
  });

  test('a letter that is written beside a new sending has no link, or one that is void', async () => {
    for (const round of rounds) {
      const email = newEmail();
      const { body } = await invite(email);
      const [words] = await Promise.all([writeLetter(email, 0), resend(body.invitation._id)]);
      if (words) expect((await accept(tokenIn(words.link.address), from(round))).status).toBe(400);
      expect((await accept(await letterToken(email, 1), from(round))).status).toBe(201);
    }
  });

  test('of two invitations of one address by two companies one makes a member', async () => {
    for (const round of rounds) {
      const email = newEmail();
      const other = await server.company();
      const links = [(await invite(email)).body.link, (await invite(email, 'sales', other)).body.link];
      const answers = await Promise.all(links.map((link) => accept(tokenIn(link ?? ''), from(round))));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    }
  });
});
