import type { Session } from '@guildhall/contract';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { deleteUnusedDevices, isKnownDevice } from './devices.ts';

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-03-01T09:00:00Z');
let clock = start;
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ now: () => clock })));
beforeEach(() => void (clock = start));
afterAll(() => server.close());

const later = (milliseconds: number) => void (clock = new Date(clock.getTime() + milliseconds));
const logIn = async ({ email }: Session['user'], deviceToken?: string, ip = '198.51.100.1') =>
  (
    await server.call<Session>(...address('logIn'), {
      headers: { 'x-forwarded-for': ip },
      body: { email, password: 'correct horse', deviceToken },
    })
  ).body;
const devicesOf = ({ member }: Session['user']) =>
  server.context.db.selectFrom('devices').selectAll().where('member_id', '=', member._id).execute();
const isKnown = ({ email }: Session['user'], token: string) =>
  isKnownDevice(server.context.db, email, token, clock);

it('receives its token at sign-up, and the same one at each log-in', async () => {
  const { user, deviceToken } = await server.company();
  expect(deviceToken).toMatch(/^[\w-]{43}$/);
  later(day);
  expect((await logIn(user, deviceToken)).deviceToken).toBe(deviceToken);
  expect(await devicesOf(user)).toEqual([
    {
      // The token itself is stored nowhere.
      token_hash: createHash('sha256').update(deviceToken).digest(),
      member_id: user.member._id,
      created_at: start,
      last_used_at: clock,
    },
  ]);
});

it('is a new one without a token', async () => {
  const { user, deviceToken } = await server.company();
  const other = (await logIn(user)).deviceToken;
  expect(other).not.toBe(deviceToken);
  expect(await isKnown(user, other)).toBe(true);
  expect(await isKnown(user, deviceToken)).toBe(true);
});

it('is one of twenty at most, of which the one that logged in longest ago is forgotten', async () => {
  const { user, deviceToken: first } = await server.company();
  const tokens = [first];
  while (tokens.length < 20) {
    later(1000);
    tokens.push((await logIn(user)).deviceToken);
  }
  later(1000);
  await logIn(user, first);
  later(1000);
  tokens.push((await logIn(user)).deviceToken);
  const known = await Promise.all(tokens.map((token) => isKnown(user, token)));
  expect(known).toEqual(tokens.map((_, n) => n !== 1));
});

it('stays one of twenty at most when many log in at once', async () => {
  const { user } = await server.company();
  for (let round = 0; round < 4; round += 1) {
    // As many as there are connections: more would wait for one another, and a busy machine would refuse some.
    const logIns = Array.from({ length: 10 }, (_, n) => logIn(user, undefined, `198.51.100.${n}`));
    const answers = await Promise.all(logIns);
    expect(answers.filter(({ token }) => token === undefined)).toEqual([]);
  }
  expect(await devicesOf(user)).toHaveLength(20);
});

it('is forgotten after a year without a log-in', async () => {
  const { user, deviceToken } = await server.company();
  later(365 * day - 1);
  expect(await isKnown(user, deviceToken)).toBe(true);
  await deleteUnusedDevices(server.context.db, clock);
  expect(await devicesOf(user)).toHaveLength(1);
  later(1);
  expect(await isKnown(user, deviceToken)).toBe(false);
  await deleteUnusedDevices(server.context.db, clock);
  expect(await devicesOf(user)).toEqual([]);
});

it('is the only known device after it has changed the password', async () => {
  const { user, deviceToken: other } = await server.company();
  const mine = await logIn(user);
  const { status } = await server.call(...address('changePassword', user._id), {
    token: mine.token,
    body: { currentPassword: 'correct horse', newPassword: 'battery staple' },
  });
  expect(status).toBe(200);
  expect(await isKnown(user, other)).toBe(false);
  expect(await isKnown(user, mine.deviceToken)).toBe(true);
});
