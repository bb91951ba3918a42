import type { Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOtherSessions, hashOf } from '#http/session.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { untilWaiting } from '../../../test/waiting.ts';
import { hashPassword, minimumPasswordCost } from './password.ts';
import { findAccount, updatePasswordHash } from './queries.ts';

let server: TestServer;
// A real hash gives other calls time between the check of a password and its session.
beforeAll(async () => void (server = await startTestServer({ passwordCost: minimumPasswordCost })));
afterAll(() => server.close());

const logIn = (email: string, password: string, ip = '198.51.100.1') =>
  server.call<Session>(...address('logIn'), {
    headers: { 'x-forwarded-for': ip },
    body: { email, password },
  });
const change = ({ token, user }: Session, currentPassword: string, newPassword: string) =>
  server.call(...address('changePassword', user._id), { token, body: { currentPassword, newPassword } });
const isAlive = async ({ token }: Session) =>
  (await server.call(...address('listSessions'), { token })).status === 200;

test('a log-in whose password is changed between its check and its session opens none', async () => {
  const { user } = await server.company();
  const { db } = server.context;
  const memberId = user.member._id;
  const { passwordHash } = await findAccount(db, memberId);
  const newHash = await hashPassword('battery staple');
  const answer = await db.transaction().execute(async (trx) => {
    expect(await updatePasswordHash(trx, memberId, passwordHash, newHash)).toBe(true);
    const late = logIn(user.email, 'correct horse');
    await untilWaiting(server.context.db, 1);
    await endOtherSessions(trx, { memberId, tokenHash: hashOf('') });
    // In an array, because a promise would be awaited within the transaction.
    return [late];
  });
  expect((await answer[0]!).status).toBe(401);
  expect((await logIn(user.email, 'battery staple')).status).toBe(200);
});

test('of log-ins just before and after a password change no session of the old password remains', async () => {
  const me = await server.company();
  const { dbWithoutTimeout } = server.context;
  const calls = await dbWithoutTimeout.transaction().execute(async (trx) => {
    await sql`select from companies where id = ${me.user._id} for no key update`.execute(trx);
    // Each has checked the old password when it waits for the row, and they get the row in this order.
    const before = logIn(me.user.email, 'correct horse');
    await untilWaiting(server.context.db, 1);
    const changing = change(me, 'correct horse', 'battery staple');
    await untilWaiting(server.context.db, 2);
    // From another address: attempts from one are checked one after the other.
    const after = logIn(me.user.email, 'correct horse', '198.51.100.2');
    await untilWaiting(server.context.db, 3);
    return { before, changing, after };
  });
  const opened = await calls.before;
  expect(opened.status).toBe(200);
  expect((await calls.changing).status).toBe(200);
  expect((await calls.after).status).toBe(401);
  expect(await isAlive(opened.body)).toBe(false);
  expect(await isAlive(me)).toBe(true);
});

test('of two changes at the same moment one is made', async () => {
  const me = await server.company();
  const answers = await Promise.all([
    change(me, 'correct horse', 'battery staple'),
    change(me, 'correct horse', 'stapled battery'),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
  const password = statuses[0] === 200 ? 'battery staple' : 'stapled battery';
  expect((await logIn(me.user.email, password)).status).toBe(200);
});
