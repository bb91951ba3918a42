import type { Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const forget = () => sql`delete from attempts`.execute(server.context.db);
beforeEach(() => forget());

const right = 'correct horse';
const wrong = 'wrong horse';
interface Attempt {
  password?: string;
  ip?: string;
  deviceToken?: string;
}
const logIn = (email: string, { password = right, ip = '198.51.100.1', ...device }: Attempt = {}) =>
  server.call<Session>(...address('logIn'), {
    headers: { 'x-forwarded-for': ip },
    body: { email, password, ...device },
  });
const statusesOf = async (attempts: Promise<{ status: number }>[]) =>
  (await Promise.all(attempts)).map(({ status }) => status);
const ofAll = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

/** Sends enough wrong passwords from many addresses to lock strangers out of the account. */
async function flood(email: string): Promise<void> {
  for (let n = 1; n <= 10; n += 1)
    await statusesOf(Array.from({ length: 10 }, () => logIn(email, { password: wrong, ip: `192.0.2.${n}` })));
  expect((await logIn(email, { password: wrong, ip: '192.0.2.99' })).status).toBe(429);
}

describe('guessing', () => {
  it.each([
    ['in capitals', 'iiiiiiiii@capital.example', 'I'],
    ['in full width', 'iiiiiiiii@wide.example', '\uff49'],
    ['with a dot above', 'iiiiiiiii@dotted.example', '\u0130'],
  ])('gets no more tries by spelling the email %s', async (_how, email, letter) => {
    await server.company({ email });
    const spellings = Array.from({ length: 40 }, (_, n) =>
      email.replaceAll(/i/g, (i, at: number) => (at < 9 && (n + 1) & (1 << at) ? letter : i)),
    );
    const statuses = await statusesOf(spellings.map((spelling) => logIn(spelling, { password: wrong })));
    await forget();
    const opened = await statusesOf([spellings[0]!, spellings.at(-1)!].map((spelling) => logIn(spelling)));
    // A spelling without an account reveals nothing.
    const tries = opened.includes(200) ? ofAll(statuses, 401) : 0;
    expect(tries).toBeLessThanOrEqual(10);
    expect(opened).toEqual(letter === '\u0130' ? [401, 401] : [200, 200]);
  });

  it('gets ten tries, however many are made at once', async () => {
    const { user } = await server.company();
    const statuses = await statusesOf(
      Array.from({ length: 300 }, () => logIn(user.email, { password: wrong })),
    );
    expect(ofAll(statuses, 401)).toBe(10);
    expect(ofAll(statuses, 429)).toBe(290);
  });

  it('gets ten tries from all addresses of one /64', async () => {
    const { user } = await server.company();
    const guess = (ip: string) => logIn(user.email, { password: wrong, ip });
    for (let n = 1; n <= 10; n += 1) expect((await guess(`2001:db8:1:2:${n}::1`)).status).toBe(401);
    expect((await guess('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await guess('2001:db8:1:3::1')).status).toBe(401);
  });

  it('counts an IPv4 address and its mapped form as one', async () => {
    const { user } = await server.company();
    const guess = (ip: string) => logIn(user.email, { password: wrong, ip });
    for (let n = 1; n <= 10; n += 1)
      expect((await guess(n % 2 === 0 ? '203.0.113.9' : '::ffff:203.0.113.9')).status).toBe(401);
    expect((await guess('203.0.113.9')).status).toBe(429);
  });
});

it('accepts 25 right log-ins at once', async () => {
  const { user } = await server.company();
  const statuses = await statusesOf(Array.from({ length: 25 }, () => logIn(user.email)));
  expect(ofAll(statuses, 200)).toBe(25);
});

describe('a known device', () => {
  it('logs in and changes its password whatever strangers do, from any address', async () => {
    const { user, token, deviceToken } = await server.company();
    await flood(user.email);
    expect((await logIn(user.email)).status).toBe(429);
    expect((await logIn(user.email, { deviceToken })).status).toBe(200);
    expect((await logIn(user.email, { deviceToken, ip: '192.0.2.1' })).status).toBe(200);
    const { status } = await server.call(...address('changePassword', user._id), {
      token,
      body: { currentPassword: right, newPassword: 'battery staple' },
    });
    expect(status).toBe(200);
  });

  it('gets ten tries, which count against nobody else', async () => {
    const { user, deviceToken } = await server.company();
    const statuses = await statusesOf(
      Array.from({ length: 30 }, () => logIn(user.email, { password: wrong, deviceToken })),
    );
    expect(ofAll(statuses, 401)).toBe(10);
    expect((await logIn(user.email, { deviceToken })).status).toBe(429);
    expect((await logIn(user.email)).status).toBe(200);
  });

  it('has all its tries again after a right password', async () => {
    const { user, deviceToken } = await server.company();
    for (let n = 0; n < 2; n += 1) {
      const guesses = Array.from({ length: 9 }, () => logIn(user.email, { password: wrong, deviceToken }));
      expect(ofAll(await statusesOf(guesses), 401)).toBe(9);
      expect((await logIn(user.email, { deviceToken })).status).toBe(200);
    }
  });

  it.each(['of another account', 'that nobody has', 'that is no token'])(
    'is unknown with a token %s',
    async (kind) => {
      const { user } = await server.company();
      const other = await server.company();
      const tokens: Record<string, string> = {
        'of another account': other.deviceToken,
        'that nobody has': 'A'.repeat(43),
      };
      const deviceToken = tokens[kind] ?? '\u2603';
      for (let n = 0; n < 10; n += 1) await logIn(user.email, { password: wrong, deviceToken });
      // Counted with the strangers at this address.
      expect((await logIn(user.email, { deviceToken })).status).toBe(429);
      await forget();
      const { status, body } = await logIn(user.email, { deviceToken });
      expect(status).toBe(200);
      expect(body.deviceToken).not.toBe(deviceToken);
    },
  );
});
