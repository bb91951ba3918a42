import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { address, startTestServer, type TestServer } from '../../test/server.ts';
import { findSessions, hashOf, hashToBytes, openSession } from './session.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;
const start = new Date('2026-03-01T09:00:00Z');
let clock = start;
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ now: () => clock })));
beforeEach(() => void (clock = start));
afterAll(() => server.close());

const own = ({ token, user }: { token: string; user: { _id: string } }) =>
  server.call(...address('listSentConnections', user._id), { token });
const later = (milliseconds: number) => void (clock = new Date(clock.getTime() + milliseconds));

describe('a token', () => {
  it('gives access to the data of its company', async () => {
    expect(await own(await server.company())).toMatchObject({ status: 200 });
  });

  it.each([
    ['nothing', ''],
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ['no token', 'Bearer '],
    ['an unknown token', `Bearer ${randomBytes(32).toString('base64url')}`],
    ['a long one', `Bearer ${'x'.repeat(5000)}`],
  ])('that is %s is refused with 401', async (_name, authorization) => {
    const { user } = await server.company();
    const answer = await server.call(...address('listSentConnections', user._id), {
      headers: { authorization },
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('that is wrong does not block public endpoints', async () => {
    const headers = { authorization: 'Bearer nonsense' };
    expect(await server.call('GET', '/api/products', { headers })).toMatchObject({ status: 200 });
  });

  it('ends with its log-out, and no other one with it', async () => {
    const first = await server.company({ email: 'both@example.com' });
    const body = { email: 'both@example.com', password: 'correct horse' };
    const { body: second } = await server.call<typeof first>(...address('logIn'), { body });
    await server.call(...address('logOut'), { token: first.token });
    expect(await own(first)).toMatchObject({ status: 401 });
    expect(await own(second)).toMatchObject({ status: 200 });
  });

  it('is stored as its hash only', async () => {
    const { token, user } = await server.company();
    const rows = await server.context.db
      .selectFrom('sessions')
      .selectAll()
      .where('member_id', '=', user.member._id)
      .execute();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.token_hash).toEqual(createHash('sha256').update(token).digest());
  });
});

describe('a session', () => {
  it('ends after 30 days of disuse', async () => {
    const session = await server.company();
    later(30 * day - 1);
    expect(await own(session)).toMatchObject({ status: 200 });
    later(30 * day);
    expect(await own(session)).toMatchObject({ status: 401 });
  });

  it('is prolonged by use, which is stored at most every ten minutes', async () => {
    const session = await server.company();
    const lastUse = async () => {
      const rows = server.context.db
        .selectFrom('sessions')
        .selectAll()
        .where('member_id', '=', session.user.member._id);
      return (await rows.executeTakeFirstOrThrow()).last_used_at;
    };
    later(10 * minute - 1);
    await own(session);
    expect(await lastUse()).toEqual(start);
    later(1);
    await own(session);
    expect(await lastUse()).toEqual(clock);
    for (let day29 = 1; day29 <= 2; day29 += 1) {
      later(29 * day);
      expect(await own(session)).toMatchObject({ status: 200 });
    }
  });

  it('is prolonged once by many simultaneous reads, together with many others', async () => {
    const { db } = server.context;
    const session = await server.company();
    const memberId = session.user.member._id;
    // With the first one the most that a member may have.
    const tokens = await Promise.all(
      Array.from({ length: 99 }, () => openSession(db, { id: server.context.newId(), memberId, now: clock })),
    );
    later(2 * hour);
    const hashes = tokens.map(hashOf);
    const readings = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        findSessions(db, n % 2 === 0 ? hashes : hashes.toReversed(), clock),
      ),
    );
    expect(readings.map(({ size }) => size)).toEqual(Array.from({ length: 10 }, () => 99));
    const rows = await db
      .selectFrom('sessions')
      .select(['last_used_at', 'expires_at'])
      .where('token_hash', 'in', hashes.map(hashToBytes))
      .execute();
    const prolonged = { last_used_at: clock, expires_at: new Date(clock.getTime() + 30 * day) };
    expect(rows).toEqual(Array.from({ length: 99 }, () => prolonged));
  });

  it('ends after 90 days, however much it is used', async () => {
    const session = await server.company();
    for (let week = 1; week < 13; week += 1) {
      later(7 * day);
      expect(await own(session)).toMatchObject({ status: 200 });
    }
    later(6 * day);
    expect(await own(session)).toMatchObject({ status: 401 });
  });

  it('ends with a new log-in or sign-up', async () => {
    const first = await server.company({ email: 'again@example.com' });
    const { body: second } = await server.call<typeof first>(...address('logIn'), {
      token: first.token,
      body: { email: 'again@example.com', password: 'correct horse' },
    });
    expect(await own(first)).toMatchObject({ status: 401 });
    expect(await own(second)).toMatchObject({ status: 200 });
    await server.call(...address('signUp'), {
      token: second.token,
      body: { companyName: 'Next', email: 'next@example.com', password: 'correct horse' },
    });
    expect(await own(second)).toMatchObject({ status: 401 });
  });

  it('is gone with its company', async () => {
    const session = await server.company();
    await server.context.db.deleteFrom('companies').where('id', '=', session.user._id).execute();
    expect(await own(session)).toMatchObject({ status: 401 });
  });
});
