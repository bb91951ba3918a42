import type { Session } from '@guildhall/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const logIn = (body: unknown) => server.call<Session>(...address('logIn'), { body });

describe('logIn', () => {
  let company: Session;
  beforeAll(async () => {
    company = await server.company({ email: 'login@saffron.example', password: 'correct horse' });
  });

  test('opens a session, whatever the letter case of the email', async () => {
    const { status, body } = await logIn({ email: 'LOGIN@saffron.example', password: 'correct horse' });
    expect(status).toBe(200);
    expect(body).toStrictEqual({
      token: expect.any(String),
      deviceToken: expect.any(String),
      user: company.user,
      message: 'Login successful!',
    });
    expect(body.token).not.toBe(company.token);
    const own = await server.call(...address('getProfile', company.user._id), { token: body.token });
    expect(own.body).toStrictEqual(company.user);
  });

  test('gives a wrong password and an unknown email the same response', async () => {
    const wrong = await logIn({ email: 'login@saffron.example', password: 'Correct horse' });
    const unknown = await logIn({ email: 'nobody@saffron.example', password: 'correct horse' });
    for (const { status, body } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'unauthorized', message: 'Wrong email or password.' });
      expect(body).not.toHaveProperty('token');
    }
  });

  test.each([
    'l\u200bogin@saffron.example',
    'login@saffron.example\u0007',
    '\ufeff\u2060login@saffron.example',
  ])('finds no account by an email with an invisible character: %j', async (email) => {
    expect((await logIn({ email, password: 'correct horse' })).status).toBe(401);
  });

  test.each([
    ['email', { email: '', password: 'correct horse' }],
    ['email', { password: 'correct horse' }],
    ['password', { email: 'login@saffron.example', password: '' }],
    ['password', { email: 'login@saffron.example' }],
    ['password', { email: 'login@saffron.example', password: ['correct horse'] }],
    ['deviceToken', { email: 'login@saffron.example', password: 'correct horse', deviceToken: 42 }],
  ])('refuses a bad %s (case %#)', async (field, form) => {
    const { status, body } = await logIn(form);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test('stops guessing at an account, and says when to try again', async () => {
    const guess = { email: 'guessed@saffron.example', password: 'wrong horse' };
    let answer = await logIn(guess);
    for (let tries = 1; answer.status === 401 && tries < 200; tries += 1) answer = await logIn(guess);
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ code: 'too_many_requests' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await logIn({ email: 'login@saffron.example', password: 'correct horse' });
    expect(other.status).toBe(200);
  });
});

describe('logOut', () => {
  test('ends this session and no other', async () => {
    const { user, token } = await server.company({ email: 'logout@saffron.example' });
    const { body: other } = await logIn({ email: 'logout@saffron.example', password: 'correct horse' });
    const { status, body } = await server.call(...address('logOut'), { token });
    expect(status).toBe(200);
    expect(body).toEqual({ message: expect.any(String) });
    expect((await server.call(...address('listCompanies', user._id), { token })).status).toBe(401);
    expect((await server.call(...address('listCompanies', user._id), other)).status).toBe(200);
  });
});
