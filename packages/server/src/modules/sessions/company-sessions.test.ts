import type {
  ActivityEntry,
  ActiveSession,
  CompanySession,
  Role,
  Session,
  SessionsEnded,
} from '@guildhall/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStream } from '../../../test/event-stream.ts';
import { addMember } from '../../../test/members.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ databaseUrl: server.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const logIn = async (email: string, userAgent: string) => {
  const body = { email, password: 'correct horse' };
  const answer = await server.call<Session>(...address('logIn'), {
    body,
    headers: { 'user-agent': userAgent },
  });
  return answer.body;
};

const anyId = '01890000-0000-7000-8000-000000000001';
let owner: Session;
/** A member with a session on a phone. */
let seller: { id: string; email: string; phone: Session };
let companies = 0;
const join = async (role: Role) => {
  const email = `${role}-${companies}@sessions.example`;
  const id = await addMember(server, owner, { role, email });
  return { id, email, phone: await logIn(email, 'Phone/1.0') };
};
beforeEach(async () => {
  companies += 1;
  owner = await server.company();
  seller = await join('sales');
});

const listAll = async ({ token, user } = owner, query = '') => {
  const [method, path] = address('listCompanySessions', user._id);
  return server.call<CompanySession[]>(method, path + query, { token });
};
const isAlive = async ({ token }: Session, node = server) =>
  (await node.call(...address('listSessions'), { token })).status === 200;
const end = (id: string, { token } = owner, node = server) =>
  node.call(...address('endSession', id), { token });
const phoneOf = async (session: Session) =>
  (await server.call<ActiveSession[]>(...address('listSessions'), { token: session.token })).body.find(
    ({ current }) => current,
  )!._id;

describe('listCompanySessions', () => {
  test('has those of all members, the most recently used first, and says which is this one', async () => {
    const { body } = await listAll();
    expect(body).toEqual([
      {
        _id: await phoneOf(seller.phone),
        memberId: seller.id,
        memberName: 'The sales',
        userAgent: 'Phone/1.0',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        current: false,
      },
      expect.objectContaining({ memberId: owner.user.member._id, current: true }),
    ]);
  });

  test('comes in pages, also when sessions were last used at the same time', async () => {
    for (let n = 0; n < 3; n += 1) await logIn(seller.email, `Tab/${n}`);
    await server.context.db
      .updateTable('sessions')
      .set({ last_used_at: new Date() })
      .where('member_id', '=', seller.id)
      .execute();
    const all = (await listAll()).body.map(({ _id }) => _id);
    const read: string[] = [];
    for (let query: string | undefined = '?limit=1'; query !== undefined;) {
      const { body, headers }: Awaited<ReturnType<typeof listAll>> = await listAll(owner, query);
      read.push(...body.map(({ _id }) => _id));
      query = /^<[^?]*(\?[^>]+)>/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(read).toEqual(all);
    expect(read).toHaveLength(5);
  });

  test.each([
    'x',
    '2025-01-01T00:00:00.000Z',
    '2025-01-01 00:00 x',
    `+010000-01-01T00:00:00.000Z ${anyId}`,
    `0000-01-01T00:00:00.000Z ${anyId}`,
  ])('refuses %j as a place', async (place) => {
    const answer = await listAll(owner, `?cursor=${Buffer.from(place).toString('base64url')}`);
    expect(answer).toMatchObject({ status: 400, body: { fields: { cursor: expect.any(String) } } });
  });

  test('is not for a member who may not administer', async () => {
    expect((await listAll(seller.phone)).status).toBe(403);
  });
});

test("the owner ends the session of a member's lost phone: it and its stream end at once on both nodes", async () => {
  const streams = [
    await openStream(server.url, seller.phone.token),
    await openStream(other.url, seller.phone.token),
  ];
  const laptop = await logIn(seller.email, 'Laptop/1.0');
  // Both nodes have it cached.
  expect([await isAlive(seller.phone), await isAlive(seller.phone, other)]).toEqual([true, true]);
  expect((await end(await phoneOf(seller.phone))).status).toBe(200);
  expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['ended', 'ended']);
  expect([await isAlive(seller.phone), await isAlive(seller.phone, other)]).toEqual([false, false]);
  expect(await isAlive(laptop)).toBe(true);
  const { body } = await server.call<ActivityEntry[]>(...address('listActivity', owner.user._id), {
    token: owner.token,
  });
  expect(body[0]).toMatchObject({
    action: 'session.ended',
    memberId: owner.user.member._id,
    subject: seller.id,
    subjectName: 'The sales',
  });
});

describe('endSession', () => {
  test('of a colleague is not possible for who may not administer', async () => {
    const ownersId = await phoneOf(owner);
    const buyer = await join('buyer');
    expect((await end(ownersId, seller.phone)).status).toBe(404);
    expect((await end(await phoneOf(buyer.phone), seller.phone)).status).toBe(404);
    expect([await isAlive(owner), await isAlive(buyer.phone)]).toEqual([true, true]);
  });

  test('an admin may', async () => {
    const admin = await join('admin');
    expect((await end(await phoneOf(seller.phone), admin.phone)).status).toBe(200);
    expect(await isAlive(seller.phone)).toBe(false);
  });

  test('an owner of another company may not', async () => {
    const stranger = await server.company();
    expect((await end(await phoneOf(seller.phone), stranger)).status).toBe(404);
    expect(await isAlive(seller.phone)).toBe(true);
  });
});

describe('endOtherSessions', () => {
  test("ends all of the member's but this one, on both nodes, and says how many", async () => {
    const laptop = await logIn(seller.email, 'Laptop/1.0');
    const tablet = await logIn(seller.email, 'Tablet/1.0');
    const stream = await openStream(other.url, seller.phone.token);
    const answer = await server.call<SessionsEnded>(...address('endOtherSessions'), { token: laptop.token });
    expect(answer).toMatchObject({ status: 200, body: { ended: 2 } });
    expect(await stream.ended).toBe('ended');
    expect([await isAlive(tablet, other), await isAlive(seller.phone, other)]).toEqual([false, false]);
    expect([await isAlive(laptop), await isAlive(owner)]).toEqual([true, true]);
  });

  test('without another one it changes nothing', async () => {
    const answer = await server.call<SessionsEnded>(...address('endOtherSessions'), {
      token: seller.phone.token,
    });
    expect(answer).toMatchObject({ status: 200, body: { ended: 0 } });
    const { body } = await server.call<ActivityEntry[]>(
      'GET',
      `${address('listActivity', owner.user._id)[1]}?kind=session`,
      { token: owner.token },
    );
    expect(body).toEqual([]);
  });
});
