import type { ActiveSession, Session } from '@guildhall/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let me: Session;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.company({ email: 'sessions@saffron.example' });
});
afterAll(() => server.close());

const logIn = async (userAgent: string, password = 'correct horse') => {
  const { body } = await server.call<Session>(...address('logIn'), {
    body: { email: 'sessions@saffron.example', password },
    headers: { 'user-agent': userAgent },
  });
  return body.token;
};
const list = async (token: string) =>
  (await server.call<ActiveSession[]>(...address('listSessions'), { token })).body;
const isAlive = async (token: string) =>
  (await server.call(...address('listSessions'), { token })).status === 200;

describe('listSessions', () => {
  test('shows where the company is logged in, and which of them is this one', async () => {
    const token = await logIn('Phone/1.0');
    const sessions = await list(token);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toStrictEqual([
      {
        _id: expect.any(String),
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        userAgent: 'Phone/1.0',
        current: true,
      },
    ]);
  });

  test('stores only the start of a very long browser name', async () => {
    const token = await logIn('x'.repeat(5000));
    expect((await list(token)).find(({ current }) => current)!.userAgent).toBe('x'.repeat(300));
  });

  test("shows nobody else's", async () => {
    const other = await server.company();
    expect(await list(other.token)).toHaveLength(1);
  });
});

describe('endSession', () => {
  test('ends that session and no other', async () => {
    const lost = await logIn('Lost/1.0');
    const { _id } = (await list(me.token)).find(({ userAgent }) => userAgent === 'Lost/1.0')!;
    const { status } = await server.call(...address('endSession', _id), { token: me.token });
    expect(status).toBe(200);
    expect(await isAlive(lost)).toBe(false);
    expect(await isAlive(me.token)).toBe(true);
    expect((await server.call(...address('endSession', _id), { token: me.token })).status).toBe(404);
  });

  test("does not reach another company's", async () => {
    const other = await server.company();
    const [{ _id } = { _id: '' }] = await list(other.token);
    expect((await server.call(...address('endSession', _id), { token: me.token })).status).toBe(404);
    expect(await isAlive(other.token)).toBe(true);
  });
});

describe('changePassword', () => {
  const change = (currentPassword: string, newPassword: string, id = me.user._id, token = me.token) =>
    server.call(...address('changePassword', id), { token, body: { currentPassword, newPassword } });

  test('is refused without the current password, and changes nothing', async () => {
    const { status, body } = await change('wrong horse', 'battery staple');
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { currentPassword: 'Current password is wrong.' } });
    expect(await logIn('Old/1.0')).toEqual(expect.any(String));
  });

  test('refuses a new one that is easy to guess', async () => {
    const { status, body } = await change('correct horse', 'Password1');
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { newPassword: expect.stringContaining('easy to guess') } });
  });

  test('refuses words of its own profile or of every page', async () => {
    const email = 'words@saffron.example';
    const { user, token } = await server.company({ companyName: 'Saffron Words', email });
    for (const word of ['saffron words', 'Words@saffron.example', 'Guildhall']) {
      const { status, body } = await change('correct horse', word, user._id, token);
      expect(status).toBe(400);
      expect(body).toMatchObject({ fields: { newPassword: expect.stringContaining('easy to guess') } });
    }
  });

  test('is refused to other companies', async () => {
    const other = await server.company();
    expect((await change('correct horse', 'battery staple', other.user._id)).status).toBe(403);
  });

  test('ends all other sessions; only the new password opens one', async () => {
    const elsewhere = await logIn('Elsewhere/1.0');
    expect((await change('correct horse', 'battery staple')).status).toBe(200);
    expect(await isAlive(elsewhere)).toBe(false);
    expect(await isAlive(me.token)).toBe(true);
    expect(await logIn('Old/1.0')).toBeUndefined();
    expect(await logIn('New/1.0', 'battery staple')).toEqual(expect.any(String));
  });

  test('cannot be used to guess the current one', async () => {
    let answer = await change('guess', 'battery staple');
    for (let tries = 1; answer.status === 400 && tries < 50; tries += 1)
      answer = await change('guess', 'battery staple');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
