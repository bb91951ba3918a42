import {
  endpoints,
  type ActiveSession,
  type Connection,
  type LiveEvent,
  type Session,
} from '@guildhall/contract';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect as openSocket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, request } from '../../../test/connections.ts';
import { openStream, type TestStream } from '../../../test/event-stream.ts';
import { addMember } from '../../../test/members.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
/** Another node of the same database. */
let node: TestServer;
/** What the first node does every 25 seconds. */
let beat: () => void;
let clock = () => new Date();
let now = 0;
const streams: TestStream[] = [];
beforeAll(async () => {
  const intervals = vi.spyOn(globalThis, 'setInterval');
  server = await startTestServer({ now: () => clock() });
  beat = intervals.mock.calls.find(([, every]) => every === 25_000)![0];
  intervals.mockRestore();
  node = await startTestServer({ databaseUrl: server.databaseUrl });
});
afterAll(async () => {
  await node.close();
  await server.close();
});

let me: Session;
let other: Session;
beforeEach(async () => {
  clock = () => new Date(Date.now() + now);
  [me, other] = [await server.company(), await server.company()];
});
afterEach(() => {
  now = 0;
  for (const stream of streams.splice(0)) stream.leave();
});

const listen = async (session: Session, { on = server, after }: { on?: TestServer; after?: string } = {}) => {
  const stream = await openStream(on.url, session.token, after);
  streams.push(stream);
  return stream;
};
const send = async (from: Session, to: Session, content: string): Promise<string> => {
  const { status, body } = await server.call<{ data: { _id: string } }>(...address('sendMessage'), {
    token: from.token,
    body: { senderId: from.user._id, receiverId: to.user._id, content },
  });
  expect(status).toBe(201);
  return body.data._id;
};
const id = expect.stringMatching(/^[\da-f-]{36}$/) as string;
const reset = { id, event: 'reset', data: { quietFor: expect.any(Number) as number } };
const logOut = (session: Session) => server.call(...address('logOut'), { token: session.token });

describe('a stream', () => {
  test('sends a company the ids of events that concern it, and sends them to nobody else', async () => {
    const [mine, theirs, strangers] = [
      await listen(me),
      await listen(other, { on: node }),
      await listen(await server.company()),
    ];
    expect(mine.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(mine.headers.get('cache-control')).toBe('no-store');
    expect(mine.headers.get('content-security-policy')).toContain("default-src 'none'");

    const { _id: connectionId } = await request(server, me, other);
    await server.call(...address('acceptConnection', connectionId), { token: other.token });
    const messageId = await send(me, other, 'Hello');
    const answerId = await send(other, me, 'Good day');
    const [companyId, otherId] = [me.user._id, other.user._id];
    await expect
      .poll(() => theirs.events)
      .toEqual([
        reset,
        { id, event: 'connection-request', data: { companyId, connectionId } },
        { id, event: 'connection-accepted', data: { companyId, connectionId } },
        { id, event: 'message', data: { companyId, messageId } },
      ]);
    await expect
      .poll(() => mine.events)
      .toEqual([
        reset,
        { id, event: 'connection-accepted', data: { companyId: otherId, connectionId } },
        { id, event: 'message', data: { companyId: otherId, messageId: answerId } },
      ]);
    expect(strangers.events).toEqual([reset]);
  });

  test.each(['sender', 'receiver'])(
    'tells the windows of both companies once when the %s removes a connection',
    async (side) => {
      const { _id: connectionId } = await request(server, me, other);
      const [mine, theirs] = [await listen(me), await listen(other, { on: node })];
      const by = side === 'sender' ? me : other;
      const remove = () => server.call(...address('removeConnection', connectionId), { token: by.token });
      expect((await remove()).status).toBe(200);
      expect((await remove()).status).toBe(404);
      const removed = ({ user }: Session) => ({
        id,
        event: 'connection-removed',
        data: { companyId: user._id, connectionId },
      });
      await request(server, await server.company(), me);
      await request(server, await server.company(), other);
      const next = expect.objectContaining({ event: 'connection-request' }) as object;
      await expect.poll(() => mine.events).toEqual([reset, removed(other), next]);
      await expect.poll(() => theirs.events).toEqual([reset, removed(me), next]);
    },
  );

  test('sends nothing about refused calls', async () => {
    const mine = await listen(me);
    await request(server, other, me);
    const again = await server.call<{ connection: Connection }>(...address('sendConnection'), {
      token: other.token,
      body: { senderUserId: other.user._id, receiverUserId: me.user._id, status: 'pending' },
    });
    expect(again.status).toBe(409);
    const refused = await server.call(...address('sendMessage'), {
      token: other.token,
      body: { senderId: other.user._id, receiverId: me.user._id, content: 'Hello' },
    });
    expect(refused.status).toBe(403);
    await request(server, await server.company(), me);
    await expect.poll(() => mine.events.length).toBe(3);
    expect(mine.events.map(({ event }) => event)).toEqual([
      'reset',
      'connection-request',
      'connection-request',
    ]);
  });

  test('resumes where another ended, on any node, and sends `reset` when it cannot', async () => {
    await connect(server, me, other);
    const before = await listen(other);
    const first = await send(me, other, '1');
    await expect.poll(() => before.events).toMatchObject([reset, { data: { messageId: first } }]);
    before.leave();
    const missed = [await send(me, other, '2'), await send(me, other, '3')];
    const after = before.events.at(-1)!.id;
    for (const on of [server, node]) {
      const resumed = await listen(other, { on, after });
      await expect
        .poll(() => resumed.events.map(({ data }) => data))
        .toMatchObject(missed.map((messageId) => ({ messageId })));
      const live = await send(me, other, 'live');
      await expect.poll(() => resumed.events.at(-1)?.data).toMatchObject({ messageId: live });
      missed.push(live);
    }
    const fresh = await listen(other, { after: before.events[0]!.id });
    await expect.poll(() => fresh.events.length).toBe(missed.length + 1);
    const lost = await listen(other, { after: server.context.newId() });
    await expect.poll(() => lost.events).toEqual([reset]);
  });

  test('sends `reset` on all nodes that have lost their connection', async () => {
    const [here, there] = [await listen(me), await listen(me, { on: node })];
    await expect.poll(() => here.events).toHaveLength(1);
    const { id: old } = here.events[0]!;
    const lost = performance.now();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'guildhall bus' and datname = current_database()`.execute(server.context.db);
    await expect
      .poll(() => [here.events, there.events])
      .toEqual([
        [reset, reset],
        [reset, reset],
      ]);
    expect(here.events[1]!.id).not.toBe(old);
    // Any may have been missed until then.
    const { quietFor } = here.events[1]!.data as { quietFor: number };
    expect(quietFor).toBeLessThanOrEqual(performance.now() - lost);
    const resumed = await listen(me, { after: old });
    await expect.poll(() => resumed.events).toEqual([reset]);
    const { _id: connectionId } = await request(server, other, me);
    for (const stream of [here, there])
      await expect.poll(() => stream.events.at(-1)?.data).toMatchObject({ connectionId });
  });

  test('says in `reset` for how long the company has had no event', async () => {
    const quietFor = async (session: Session, on = server) => {
      const stream = await listen(session, { on });
      await expect.poll(() => stream.events).toEqual([reset]);
      return (stream.events[0] as Extract<LiveEvent, { event: 'reset' }>).data.quietFor;
    };
    const before = performance.now();
    await request(server, me, other);
    for (const on of [server, node]) {
      const afterRequest = await quietFor(other, on);
      expect(afterRequest).toBeLessThanOrEqual(performance.now() - before);
      // It has never had one.
      expect(await quietFor(me, on)).toBeGreaterThan(afterRequest);
    }
  });

  test('sends a comment every 25 seconds', async () => {
    const stream = await listen(me);
    await expect.poll(() => stream.beats()).toBe(1);
    beat();
    await expect.poll(() => stream.beats()).toBe(2);
  });
});

describe('a stream ends', () => {
  test('with its session, on any node, and with no other one', async () => {
    const { body: again } = await server.call<Session>(...address('logIn'), {
      body: { email: me.user.email, password: 'correct horse' },
    });
    const [here, there, remaining] = [await listen(me), await listen(me, { on: node }), await listen(again)];
    await logOut(me);
    expect(await Promise.all([here.ended, there.ended])).toEqual(['ended', 'ended']);
    expect((await listen(me)).status).toBe(401);
    await request(server, other, me);
    await expect.poll(() => remaining.events.length).toBe(2);
  });

  test('when the session is ended from another one, or the password is changed there', async () => {
    const logIn = async () => {
      const credentials = { email: me.user.email, password: 'correct horse' };
      return (await server.call<Session>(...address('logIn'), { body: credentials })).body;
    };
    const [revoked, forgotten] = [await logIn(), await logIn()];
    const [first, second, mine] = [
      await listen(revoked),
      await listen(forgotten, { on: node }),
      await listen(me, { on: node }),
    ];
    const { body: sessions } = await server.call<ActiveSession[]>(...address('listSessions'), {
      token: revoked.token,
    });
    const { _id } = sessions.find(({ current }) => current)!;
    await server.call(...address('endSession', _id), { token: me.token });
    expect(await first.ended).toBe('ended');
    await server.call(...address('changePassword', me.user._id), {
      token: me.token,
      body: { currentPassword: 'correct horse', newPassword: 'a newer horse' },
    });
    expect(await second.ended).toBe('ended');
    await request(server, other, me);
    await expect.poll(() => mine.events.length).toBe(2);
  });

  test('when its session has expired or is gone, at the next comment', async () => {
    const [mine, theirs] = [await listen(me), await listen(other)];
    await server.context.db.deleteFrom('sessions').where('member_id', '=', me.user.member._id).execute();
    beat();
    expect(await mine.ended).toBe('ended');
    await request(server, me, other).catch(() => {});
    now = 31 * 24 * 60 * 60 * 1000;
    beat();
    expect(await theirs.ended).toBe('ended');
  });

  test('when its reader is too slow, while other streams continue', async () => {
    const slow = httpRequest(server.url + endpoints.streamEvents[1], {
      headers: { authorization: `Bearer ${me.token}` },
    });
    slow.end();
    const [answer] = (await once(slow, 'response')) as [IncomingMessage];
    answer.pause();
    const gone = once(answer, 'error');
    const quick = await listen(me);
    // More in all than any system buffers for one connection, and no faster than the other reads.
    const [batches, size] = [500, 5];
    for (let batch = 0; batch < batches; batch += 1) {
      await sql`select pg_notify('guildhall', 'event ' || json_build_object('id', n, 'to', ${me.user._id}::text,
        'event', 'message', 'data', json_build_object('companyId', repeat('x', 7000)))::text)
        from generate_series(1, ${size}::int) n`.execute(server.context.db);
      const received = 1 + (batch + 1) * size;
      await expect.poll(() => quick.events.length, { interval: 1 }).toBe(received);
    }
    answer.resume();
    expect(await gone).toMatchObject([{ code: 'ECONNRESET' }]);
  });

  test('when the server closes, which does not wait for readers', async () => {
    const options = { callTimeout: 3_600_000 };
    const third = await startTestServer({ databaseUrl: server.databaseUrl, options });
    const stream = await listen(me, { on: third });
    // Browsers open connections in advance.
    const unused = openSocket(Number(new URL(third.url).port), '127.0.0.1');
    await once(unused, 'connect');
    await third.call('GET', '/api/health');
    const closing = once(unused, 'close');
    await third.close();
    await closing;
    expect(await stream.ended).toBe('ended');
  });
});

describe('a stream is refused', () => {
  test('beyond ten of one member on one node, until one is closed', async () => {
    const [email, password] = ['colleague@x.example', 'correct horse'];
    await addMember(server, me, { role: 'viewer', email, password });
    const { body: colleague } = await server.call<Session>(...address('logIn'), {
      body: { email, password },
    });
    const open = await Promise.all(Array.from({ length: 10 }, () => listen(me)));
    const eleventh = await server.call(...address('streamEvents'), { token: me.token });
    expect(eleventh).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(eleventh.headers.get('retry-after')).toBe('25');
    for (const session of [colleague, other]) expect((await listen(session)).status).toBe(200);
    open[0]!.leave();
    await expect.poll(() => listen(me).then(({ status }) => status)).toBe(200);
  });

  test('beyond ten that were requested over one connection, until that breaks', async () => {
    const socket = openSocket(Number(new URL(server.url).port), '127.0.0.1');
    const call = `GET ${endpoints.streamEvents[1]} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${me.token}\r\n\r\n`;
    socket.write(call);
    await once(socket, 'data');
    socket.write(call.repeat(9));
    const statuses = async (count: number) => {
      const open = await Promise.all(Array.from({ length: count }, () => listen(me)));
      for (const stream of open) stream.leave();
      return open.map(({ status }) => status);
    };
    await expect.poll(() => statuses(1)).toEqual([429]);
    socket.destroy();
    await expect.poll(() => statuses(10)).toEqual(Array(10).fill(200));
  });

  test('without a session, and with a token in the address', async () => {
    const path = `${endpoints.streamEvents[1]}?token=${me.token}&access_token=${me.token}`;
    expect((await server.call('GET', path)).status).toBe(401);
  });

  test('for a HEAD request', async () => {
    const { status } = await server.call('HEAD', endpoints.streamEvents[1], { token: me.token });
    expect(status).toBe(404);
  });
});
