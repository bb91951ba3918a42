import type { ChatMessage, Session } from '@guildhall/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, request } from '../../../test/connections.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let me: Session;
let other: Session;
let connectionId: string;
beforeEach(async () => {
  [me, other] = [await server.company(), await server.company()];
  connectionId = await connect(server, me, other);
});

const send = (from: Session, to: Session, content: unknown) =>
  server.call<{ data: ChatMessage }>(...address('sendMessage'), {
    token: from.token,
    body: { senderId: from.user._id, receiverId: to.user._id, content },
  });

const read = (reader: Session, partner: Session, query = '', headers = {}) => {
  const [method, path] = address('listMessages', reader.user._id, partner.user._id);
  return server.call<ChatMessage[]>(method, path + query, { token: reader.token, headers });
};

const contents = (messages: ChatMessage[]) => messages.map(({ content }) => content);

describe('sendMessage', () => {
  test('stores a message that both sides read', async () => {
    const { status, body } = await send(me, other, '  Two spaces stay.\n');
    expect(status).toBe(201);
    expect(body.data).toStrictEqual({
      _id: expect.any(String),
      sender: me.user._id,
      content: '  Two spaces stay.\n',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect((await read(me, other)).body).toStrictEqual([body.data]);
    expect((await read(other, me)).body).toStrictEqual([body.data]);
  });

  test.each(['', '   \n\t', 'x'.repeat(4001), undefined, null, 42])(
    'refuses content that is no text (case %#)',
    async (content) => {
      const { status, body } = await send(me, other, content);
      expect(status).toBe(400);
      expect(body).toMatchObject({ fields: { content: expect.any(String) } });
      expect((await read(me, other)).body).toEqual([]);
    },
  );

  test('refuses another sender than the session’s company', async () => {
    const { status } = await send({ ...other, token: me.token }, me, 'I owe you');
    expect(status).toBe(403);
  });

  test('refuses companies that are not connected, known or not', async () => {
    const stranger = await server.company();
    expect((await send(me, stranger, 'Hello')).status).toBe(403);
    await request(server, me, stranger);
    expect((await send(me, stranger, 'Hello')).status).toBe(403);
    expect((await send(me, me, 'Hello')).status).toBe(403);
    const nobody = { ...stranger, user: { ...stranger.user, _id: connectionId } };
    expect((await send(me, nobody, 'Hello')).status).toBe(403);
  });
});

describe('listMessages', () => {
  const fill = async (count: number) => {
    for (let n = 1; n <= count; n += 1) await send(n % 2 ? me : other, n % 2 ? other : me, `${n}`);
    return Array.from({ length: count }, (_, index) => `${index + 1}`);
  };

  test('lists the newest 50, oldest first, and older ones before a message', async () => {
    const all = await fill(53);
    const newest = (await read(me, other)).body;
    expect(contents(newest)).toEqual(all.slice(3));
    const older = (await read(me, other, `?before=${newest[0]!._id}`)).body;
    expect(contents(older)).toEqual(all.slice(0, 3));
    expect((await read(me, other, `?before=${older[0]!._id}`)).body).toEqual([]);
    expect(contents((await read(me, other, `?before=${newest[0]!._id}&limit=2`)).body)).toEqual(['2', '3']);
  });

  test('lists those after a message, and those around it', async () => {
    const all = await fill(9);
    const messages = (await read(me, other)).body;
    const page = async (query: string, n: number) =>
      contents((await read(me, other, `?${query}=${messages[n - 1]!._id}&limit=4`)).body);
    expect(await page('after', 2)).toEqual(all.slice(2, 6));
    expect(await page('after', 7)).toEqual(['8', '9']);
    expect(await page('after', 9)).toEqual([]);
    expect(await page('around', 5)).toEqual(['3', '4', '5', '6']);
    // At the ends the page is as full.
    expect(await page('around', 1)).toEqual(['1', '2', '3', '4']);
    expect(await page('around', 9)).toEqual(['6', '7', '8', '9']);
    expect(contents((await read(me, other, `?around=${messages[3]!._id}`)).body)).toEqual(all);
  });

  test('is answered 304 until a message comes, from either side', async () => {
    const empty = await read(me, other);
    expect(empty.status).toBe(200);
    expect(empty.headers.get('cache-control')).toBe('private, no-cache');
    const etag = empty.headers.get('etag')!;
    expect(etag).toMatch(/^W\/"/);
    const unchanged = await read(me, other, '', { 'if-none-match': etag });
    expect(unchanged.status).toBe(304);
    expect(unchanged.body).toBeNull();
    expect(unchanged.headers.get('etag')).toBe(etag);
    expect((await read(other, me, '', { 'if-none-match': `"x", ${etag}` })).status).toBe(304);

    await send(other, me, 'Hello');
    const changed = await read(me, other, '', { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(contents(changed.body)).toEqual(['Hello']);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  test('responds to a poll of an unchanged conversation without reading messages', async () => {
    await fill(2);
    const etag = (await read(me, other)).headers.get('etag')!;
    await server.context.db.schema.alterTable('messages').renameTo('hidden').execute();
    try {
      expect((await read(me, other, '', { 'if-none-match': etag })).status).toBe(304);
      expect((await read(me, other, '?limit=51')).status).toBe(500);
    } finally {
      await server.context.db.schema.alterTable('hidden').renameTo('messages').execute();
    }
  });

  test.each(['?before=x', '?limit=0', '?limit=101', '?after=1'])('refuses %s', async (query) => {
    expect((await read(me, other, query)).status).toBe(400);
  });

  test('refuses more than one place', async () => {
    const { body } = await send(me, other, 'Here');
    const answer = await read(me, other, `?around=${body.data._id}&after=${body.data._id}`);
    expect(answer).toMatchObject({ status: 400, body: { fields: { around: expect.any(String) } } });
  });

  test.each(['before', 'after', 'around'])(
    'refuses a place `%s` that is not in this conversation',
    async (place) => {
      const third = await server.company();
      await connect(server, me, third);
      const { body } = await send(me, third, 'Elsewhere');
      for (const id of [body.data._id, connectionId]) {
        const answer = await read(me, other, `?${place}=${id}`);
        expect(answer.status).toBe(400);
        expect(answer.body).toMatchObject({ fields: { [place]: expect.any(String) } });
      }
    },
  );

  test('refuses the conversations of others and those of companies that are not connected', async () => {
    const stranger = await server.company();
    expect((await read({ ...other, token: stranger.token }, me)).status).toBe(403);
    expect((await read(stranger, me)).status).toBe(403);
    expect((await read(me, me)).status).toBe(403);
  });

  test('continues where it ended when the two companies connect again', async () => {
    await send(me, other, 'Before');
    await server.call(...address('removeConnection', connectionId), { token: other.token });
    expect((await read(me, other)).status).toBe(403);
    expect((await send(me, other, 'In between')).status).toBe(403);
    await connect(server, other, me);
    await send(other, me, 'After');
    expect(contents((await read(me, other)).body)).toEqual(['Before', 'After']);
  });
});

test('50 messages that two senders send at once have one order without a gap for both readers', async () => {
  const sent = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      n % 2 ? send(me, other, `me ${n}`) : send(other, me, `other ${n}`),
    ),
  );
  expect(sent.map(({ status }) => status)).toEqual(Array(50).fill(201));
  const [mine, theirs] = [await read(me, other), await read(other, me)];
  expect(mine.body).toHaveLength(50);
  expect(theirs.body).toStrictEqual(mine.body);
  expect(new Set(mine.body.map(({ _id }) => _id))).toEqual(new Set(sent.map(({ body }) => body.data._id)));
  const seqs = await server.context.db
    .selectFrom('messages')
    .select('seq')
    .where('sender_id', 'in', [me.user._id, other.user._id])
    .orderBy('seq')
    .execute();
  expect(seqs.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

test('a reader who polls while messages arrive always sees them in order and without a gap', async () => {
  const count = 30;
  const sending = Promise.all(
    Array.from({ length: count }, (_, n) => (n % 2 ? send(me, other, `${n}`) : send(other, me, `${n}`))),
  );
  const seen: string[][] = [];
  do seen.push((await read(me, other)).body.map(({ _id }) => _id));
  while (seen.at(-1)!.length < count);
  await sending;
  const all = (await read(other, me)).body.map(({ _id }) => _id);
  expect(all).toHaveLength(count);
  for (const part of seen) expect(part).toEqual(all.slice(0, part.length));
});
