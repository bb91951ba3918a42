import type { Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signUp = (body: unknown) => server.call<Session>(...address('signUp'), { body });
const logIn = (body: unknown) => server.call<Session>(...address('logIn'), { body });

describe('signUp', () => {
  const form = { companyName: 'Saffron Steel', email: 'Office@Saffron.example', password: 'correct horse' };

  test('registers a company and opens a session', async () => {
    const { status, body } = await signUp({ ...form, companyName: '  Saffron Steel ' });
    expect(status).toBe(201);
    expect(body.message).toBe('Registration successful!');
    expect(body.user).toStrictEqual({
      _id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      id: body.user._id,
      companyName: 'Saffron Steel',
      email: 'office@saffron.example',
      avatar: null,
      address: '',
      companyIndustry: '',
      companySize: '',
      clientIndustry: '',
      productTypes: '',
      supplierIndustry: '',
      supplyType: '',
      adminEmail: '',
      panNumber: '',
      gstin: '',
      zone: 'Asia/Kolkata',
      employeeEmails: [],
      connections: [],
      version: 1,
      member: {
        _id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
        name: 'Saffron Steel',
        email: 'office@saffron.example',
        role: 'owner',
        emailConfirmed: false,
        newEmail: null,
      },
    });
    const own = await server.call(...address('getProfile', body.user._id), { token: body.token });
    expect(own.body).toStrictEqual(body.user);
  });

  test('stores neither the password nor the token', async () => {
    const { body } = await signUp({ ...form, email: 'secrets@saffron.example' });
    const stored = await server.context.db
      .selectFrom('companies')
      .innerJoin('members', 'members.company_id', 'companies.id')
      .innerJoin('sessions', 'sessions.member_id', 'members.id')
      .selectAll()
      .where('companies.id', '=', body.user._id)
      .executeTakeFirstOrThrow();
    expect(stored.password_hash).toMatch(/^\$argon2id\$/);
    expect(stored.token_hash).toHaveLength(32);
    expect(JSON.stringify(stored)).not.toContain(body.token);
    expect(stored.token_hash.toString('base64url')).not.toBe(body.token);
  });

  test('refuses an email that is taken, in any letter case', async () => {
    await signUp({ ...form, email: 'taken@saffron.example' });
    const { status, body } = await signUp({ ...form, email: 'TAKEN@Saffron.example' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'conflict',
      message: 'An account with this email exists already.',
      fields: { email: expect.any(String) },
    });
  });

  test('of many simultaneous sign-ups with one email exactly one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signUp({ ...form, email: 'race@saffron.example' })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(7).fill(409)]);
  });

  test.each([
    ['companyName', { companyName: '' }],
    ['companyName', { companyName: '   ' }],
    ['companyName', { companyName: 'x'.repeat(121) }],
    ['companyName', { companyName: undefined }],
    ['companyName', { companyName: 42 }],
    ['email', { email: 'saffron.example' }],
    ['email', { email: 'a@b@saffron.example' }],
    ['email', { email: 'a b@saffron.example' }],
    ['email', { email: 'a@saffron' }],
    ['email', { email: 'a\u200b@saffron.example' }],
    ['email', { email: 'a\u0007@saffron.example' }],
    ['email', { email: 'a\u00ad@saffron.example' }],
    ['email', { email: 'a\uff20b@saffron.example' }],
    ['email', { email: `${'\ufdfa'.repeat(100)}@a.example` }],
    ['email', { email: '' }],
    ['email', { email: undefined }],
    ['email', { email: `${'x'.repeat(250)}@a.example` }],
    ['password', { password: 'seven77' }],
    ['password', { password: '        ' }],
    ['password', { password: 'e\u0301o\u0301u\u0301a\u0301' }],
    ['password', { password: '' }],
    ['password', { password: undefined }],
    ['password', { password: 'x'.repeat(201) }],
    ['isAdmin', { isAdmin: true }],
  ])('refuses a bad %s (case %#)', async (field, wrong) => {
    const { status, body } = await signUp({ ...form, email: 'bad@saffron.example', ...wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_fields', fields: { [field]: expect.any(String) } });
  });

  test('refuses a password that is easy to guess, and says which field it is', async () => {
    const { status, body } = await signUp({ ...form, email: 'easy@saffron.example', password: 'Password1' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_fields', fields: { password: expect.any(String) } });
  });

  test.each([
    ['as it is, with the spaces at its ends', '  correct horse  ', 'correct horse'],
    ['in any alphabet', 'सही घोड़ा 🐴 बैटरी', 'सही घोड़ा 🐎 बैटरी'],
    ['to its last character', `${'correct horse '.repeat(14)}xyz`, `${'correct horse '.repeat(14)}xyy`],
  ])('stores a password %s', async (_how, password, other) => {
    const email = `exact-${_how.length}@saffron.example`;
    expect((await signUp({ ...form, email, password })).status).toBe(201);
    expect((await logIn({ email, password: other })).status).toBe(401);
    expect((await logIn({ email, password })).status).toBe(200);
  });

  test('accepts a password however a keyboard composes it', async () => {
    const email = 'composed@saffron.example';
    expect((await signUp({ ...form, email, password: 'caf\u00e9 au lait' })).status).toBe(201);
    expect((await logIn({ email, password: 'cafe\u0301 au lait' })).status).toBe(200);
  });

  test('after a hundred companies within an hour the next from the same address has to wait', async () => {
    const { db } = server.context;
    const inHalfAnHour = Date.now() + 30 * 60 * 1000;
    await sql`insert into attempts values ('sign-up:127.0.0.1', 100, ${inHalfAnHour})
      on conflict (key) do update set points = excluded.points, expire = excluded.expire`.execute(db);
    const { status, headers } = await signUp({ ...form, email: 'next@saffron.example' });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
    await sql`delete from attempts`.execute(db);
    expect((await signUp({ ...form, email: 'next@saffron.example' })).status).toBe(201);
  });
});
