import type { ErrorBody, Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { address, startTestServer, type TestServer } from '../../test/server.ts';

const burst = 200;
const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

let time = Date.now();
const now = () => new Date(time);
let nodes: [TestServer, TestServer];
let me: Session;
let other: Session;
beforeAll(async () => {
  const first = await startTestServer({ now });
  nodes = [first, await startTestServer({ now, databaseUrl: first.databaseUrl })];
});
afterAll(async () => {
  await nodes[1].close();
  await nodes[0].close();
});
beforeEach(async () => {
  [me, other] = [await nodes[0].company(), await nodes[0].company()];
});

const write = ({ user, token }: Session, node: TestServer = nodes[0]) =>
  node.call<ErrorBody>(...address('updateProfile', user._id), { token, body: { address: 'Pune' } });
const statusOf = async (answer: ReturnType<typeof write>) => (await answer).status;

/** Makes `count` calls, 40 at once: more would wait too long for a connection on a busy machine. */
async function statusesOf(
  count: number,
  call: (number: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) {
    const length = Math.min(40, count - statuses.length);
    const calls = Array.from({ length }, (_, number) => call(number));
    statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
  }
  return statuses;
}

/** A write whose body is invalid: it counts, and costs the server little. */
const postInvalid = (session: Session | undefined, node: TestServer = nodes[0]) =>
  node.call(...address('createProduct'), { ...(session && { token: session.token }), body: 'no JSON' });

/** Makes `count` writes, many at once, on both nodes. Returns how many were accepted. */
async function writeMany(
  session: Session,
  count: number,
  call: (session: Session, node: TestServer) => Promise<{ status: number }> = postInvalid,
): Promise<number> {
  const statuses = await statusesOf(count, (number) => call(session, nodes[number % 2]!));
  const taken = statuses.filter((status) => status !== 429).length;
  expect(statuses.filter((status) => status === 429)).toHaveLength(count - taken);
  return taken;
}

describe('the writes of a company', () => {
  test('are limited on all nodes together, however many come at once', async () => {
    expect(await writeMany(me, burst + 20, write)).toBe(burst);
    for (const node of nodes) {
      const { status, headers, body } = await write(me, node);
      expect([status, headers.get('retry-after'), body.code]).toEqual([429, '1', 'too_many_requests']);
      expect(body.message).toBe(
        'Your company has made too many changes in a short time. Please wait a moment and try again.',
      );
    }
  });

  test('are accepted again after Retry-After, and all of them after 100 seconds', async () => {
    await writeMany(me, burst);
    const { headers } = await write(me);
    time += Number(headers.get('retry-after')) * second - 1;
    expect(await statusOf(write(me))).toBe(200);
    time += 1;
    expect([await statusOf(write(me)), await statusOf(write(me))]).toEqual([200, 429]);
    time += 100 * second;
    expect(await writeMany(me, burst + 5)).toBe(burst);
    time += day;
    expect(await writeMany(me, burst + 5)).toBe(burst);
  });

  test('do not count for another company, nor limit reading and logging out', async () => {
    await writeMany(me, burst);
    expect(await statusOf(write(me))).toBe(429);
    expect(await statusOf(write(other))).toBe(200);
    const call = (...[name, ...ids]: Parameters<typeof address>) =>
      nodes[0].call<{ _id: string }[]>(...address(name, ...ids), { token: me.token });
    const sessions = await call('listSessions');
    expect(sessions.status).toBe(200);
    const [method, path] = address('listSessions');
    expect(method).toBe('GET');
    const head = await nodes[0].call('HEAD', path, { token: me.token });
    expect(head.status).toBe(200);
    const { body } = await nodes[0].call<Session>(...address('logIn'), {
      body: { email: me.user.email, password: 'correct horse' },
    });
    me = { ...me, token: body.token };
    expect((await call('endSession', sessions.body[0]!._id)).status).toBe(200);
    expect((await call('logOut')).status).toBe(200);
  });

  test('count when their body is invalid, but not without a session', async () => {
    expect(new Set(await statusesOf(burst, () => postInvalid(undefined)))).toEqual(new Set([401]));
    expect(new Set(await statusesOf(burst, () => postInvalid(me)))).toEqual(new Set([400]));
    expect((await postInvalid(me)).status).toBe(429);
  });

  test('are not blocked by a clock that was far ahead, and wait for one that was a little', async () => {
    time += day;
    await writeMany(me, burst);
    time -= day;
    expect(await writeMany(me, burst + 5)).toBe(burst);

    time += minute;
    expect(await writeMany(other, burst)).toBe(burst);
    time -= minute;
    const { status, headers } = await write(other);
    expect([status, headers.get('retry-after')]).toEqual([429, '61']);
    time += 61 * second;
    expect(await statusOf(write(other))).toBe(200);
  });

  test('of a deleted company are refused with 401', async () => {
    expect(await statusOf(write(me))).toBe(200);
    await sql`delete from companies where id = ${me.user._id}`.execute(nodes[0].context.db);
    expect(await statusOf(write(me))).toBe(401);
  });
});

test('a server can have another limit', async () => {
  const strict = await startTestServer({
    now,
    databaseUrl: nodes[0].databaseUrl,
    options: { writeLimit: 20 },
  });
  const writes = Array.from({ length: 25 }, () => statusOf(write(me, strict)));
  const statuses = await Promise.all(writes);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  await strict.close();
});
