import type { Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOtherSessions } from '#modules/sessions/session.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { hashPassword, minimumPasswordCost } from './password.ts';
import { findAccount, updatePasswordHash } from './queries.ts';

let server: TestServer;
// The time that a hash takes is the gap that others slip into.
beforeAll(async () => void (server = await startTestServer({ passwordCost: minimumPasswordCost })));
afterAll(() => server.close());

const logIn = (email: string, password: string) =>
  server.call<Session>(...address('logIn'), { body: { email, password } });
const change = ({ token, user }: Session, currentPassword: string, newPassword: string) =>
  server.call(...address('changePassword', user._id), { token, body: { currentPassword, newPassword } });
const isAlive = async ({ token }: Session) =>
  (await server.call(...address('listSessions'), { token })).status === 200;

/** Resolves once a query of this database waits for another transaction. */
const someoneWaits = () =>
  expect.poll(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.context.db);
    return rows.length;
  });

test('a log-in whose password is changed between its check and its session opens none', async () => {
  const { user } = await server.company();
  const { db } = server.context;
  const { passwordHash } = await findAccount(db, user._id);
  const newHash = await hashPassword('battery staple');
  const answer = await db.transaction().execute(async (trx) => {
    expect(await updatePasswordHash(trx, user._id, passwordHash, newHash)).toBe(true);
    const late = logIn(user.email, 'correct horse');
    await someoneWaits().toBe(1);
    await endOtherSessions(trx, { companyId: user._id, tokenHash: Buffer.alloc(32) });
    // In an array, for a promise would be waited for within the transaction.
    return [late];
  });
  expect((await answer[0]!).status).toBe(401);
  expect((await logIn(user.email, 'battery staple')).status).toBe(200);
});

test('of log-ins around a password change no session is left that the old one has opened', async () => {
  const me = await server.company();
  const changing = change(me, 'correct horse', 'battery staple');
  const logIns = [];
  let isOver = false;
  void changing.then(() => (isOver = true));
  // One after the other, so that some are checked before the change and end after it.
  while (!isOver) {
    logIns.push(logIn(me.user.email, 'correct horse'));
    await Promise.race([changing, new Promise((resolve) => setTimeout(resolve, 20))]);
  }
  expect((await changing).status).toBe(200);
  const opened = (await Promise.all(logIns)).filter(({ status }) => status === 200);
  for (const { body } of opened) expect(await isAlive(body)).toBe(false);
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
