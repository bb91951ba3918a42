import type {
  Attention,
  ChatMessage,
  ConnectedCompany,
  PendingConnection,
  SentConnection,
  Session,
} from '@guildhall/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, request } from '../../../test/connections.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let sender: Session;
let receiver: Session;
let stranger: Session;
beforeEach(async () => {
  [sender, receiver, stranger] = [await server.company(), await server.company(), await server.company()];
});

type ListName = 'listConnections' | 'listSentConnections' | 'listPendingConnections';
const list = <Row>(name: ListName, { user, token }: Session, query = '') => {
  const [method, path] = address(name, user._id);
  return server.call<Row[]>(method, path + query, { token });
};

test('name the other company of each connection, newest first', async () => {
  const first = await connect(server, sender, receiver);
  const second = await connect(server, stranger, sender);
  const connected = await list<ConnectedCompany>('listConnections', sender);
  expect(connected.status).toBe(200);
  expect(connected.body).toStrictEqual(
    (
      [
        [stranger, second, 'received'],
        [receiver, first, 'sent'],
      ] as const
    ).map(([{ user }, connectionId, direction]) => ({
      _id: user._id,
      companyName: user.companyName,
      avatar: null,
      connection: { _id: connectionId, status: 'connected', direction },
      lastMessage: null,
      unread: 0,
      lastRead: null,
      lastReadByOther: null,
    })),
  );
  expect((await list<ConnectedCompany>('listConnections', receiver)).body.map(({ _id }) => _id)).toEqual([
    sender.user._id,
  ]);

  const pending = await request(server, receiver, stranger);
  const profileOf = async ({ user }: Session) => (await server.call(...address('getProfile', user._id))).body;
  expect((await list<SentConnection>('listSentConnections', receiver)).body).toStrictEqual([
    { _id: pending._id, status: 'pending', receiver: await profileOf(stranger) },
  ]);
  expect((await list<SentConnection>('listSentConnections', sender)).body).toStrictEqual([
    { _id: first, status: 'connected', receiver: await profileOf(receiver) },
  ]);
  expect((await list<PendingConnection>('listPendingConnections', stranger)).body).toStrictEqual([
    { _id: pending._id, status: 'pending', sender: await profileOf(receiver) },
  ]);
  expect((await list<PendingConnection>('listPendingConnections', sender)).body).toEqual([]);
});

test('a request of a company that is not active is neither listed nor counted, and cannot be accepted', async () => {
  const { _id } = await request(server, sender, receiver);
  const active = await request(server, stranger, receiver);
  await server.context.db
    .updateTable('companies')
    .set({ status: 'deactivated' })
    .where('id', '=', sender.user._id)
    .execute();
  const listed = await list<PendingConnection>('listPendingConnections', receiver);
  expect(listed.body.map((each) => each._id)).toEqual([active._id]);
  const { token, user } = receiver;
  const { body } = await server.call<Attention>(...address('getAttention', user._id), { token });
  expect(body.connectionRequests).toBe(1);
  expect(await server.call(...address('acceptConnection', _id), { token })).toMatchObject({
    status: 409,
    body: { message: 'The other company is not active.' },
  });
});

test('listConnections says what each side has read', async () => {
  await connect(server, sender, receiver);
  const body = { senderId: sender.user._id, receiverId: receiver.user._id, content: 'Good day' };
  const say = async () =>
    (await server.call<{ data: ChatMessage }>(...address('sendMessage'), { token: sender.token, body })).body
      .data._id;
  const marks = async (of: Session) => {
    const [row] = (await list<ConnectedCompany>('listConnections', of)).body;
    return [row?.unread, row?.lastRead, row?.lastReadByOther];
  };
  const [first, second] = [await say(), await say()];
  expect(await marks(receiver)).toEqual([2, null, second]);
  const read = (upTo: string) =>
    server.call(...address('readMessages', receiver.user._id, sender.user._id), {
      token: receiver.token,
      body: { upTo },
    });
  expect((await read(first)).status).toBe(200);
  expect(await marks(receiver)).toEqual([1, first, second]);
  expect(await marks(sender)).toEqual([0, second, first]);
  await read(second);
  expect(await marks(receiver)).toEqual([0, second, second]);
});

test('listConnections shows the last message, and starts with the most recently active connection', async () => {
  await connect(server, sender, receiver);
  const listed = async (of: Session) =>
    (await list<ConnectedCompany>('listConnections', of)).body.map(({ _id, lastMessage }) => [
      _id,
      lastMessage,
    ]);
  const say = async (from: Session, to: Session, content: string) => {
    const body = { senderId: from.user._id, receiverId: to.user._id, content };
    const answer = await server.call<{ data: ChatMessage }>(...address('sendMessage'), {
      token: from.token,
      body,
    });
    return { content: content.slice(0, 200), timestamp: answer.body.data.timestamp };
  };
  await say(sender, receiver, 'Good morning');
  const long = await say(receiver, sender, 'x'.repeat(4000));
  await connect(server, stranger, sender);
  expect(await listed(sender)).toEqual([
    [stranger.user._id, null],
    [receiver.user._id, long],
  ]);
  const last = await say(sender, receiver, 'Good evening');
  expect(await listed(sender)).toEqual([
    [receiver.user._id, last],
    [stranger.user._id, null],
  ]);
  expect(await listed(receiver)).toEqual([[sender.user._id, last]]);
});

test('listConnections finds companies by the beginnings of words of their names', async () => {
  const named = async (companyName: string) => {
    const company = await server.company({ companyName });
    await connect(server, sender, company);
    return company;
  };
  await named('Café Nürnberg & Söhne GmbH');
  await named('Cafe-Ausstattung Berlin');
  const hindi = await named('भारत स्टील');
  await connect(server, receiver, await server.company({ companyName: 'Café Lumière' }));
  const found = async (q: string, more = '') =>
    (await list<ConnectedCompany>('listConnections', sender, `?q=${encodeURIComponent(q)}${more}`)).body.map(
      ({ companyName }) => companyName,
    );
  expect(await found('CAFE')).toEqual(['Cafe-Ausstattung Berlin', 'Café Nürnberg & Söhne GmbH']);
  expect(await found('café nurn')).toEqual(['Café Nürnberg & Söhne GmbH']);
  expect(await found(' sohne, cafe ')).toEqual(['Café Nürnberg & Söhne GmbH']);
  expect(await found('ausst')).toEqual(['Cafe-Ausstattung Berlin']);
  expect(await found('ｃａｆｅ')).toHaveLength(2);
  expect(await found('स्टील')).toEqual([hindi.user.companyName]);
  expect(await found('afe')).toEqual([]);
  expect(await found('cafe berlin gmbh')).toEqual([]);
  expect(await found("%_'\\")).toEqual([]);
  expect(await found(' ')).toHaveLength(3);

  const first = await list<ConnectedCompany>('listConnections', sender, '?q=cafe&limit=1');
  const [, next = ''] = /<([^>]+)>/.exec(first.headers.get('link') ?? '') ?? [];
  const second = await server.call<ConnectedCompany[]>('GET', next, { token: sender.token });
  expect([...first.body, ...second.body].map(({ companyName }) => companyName)).toEqual(await found('cafe'));
  expect(second.headers.get('link')).toBeNull();
});

test('listConnections has one order over all pages when every conversation has messages', async () => {
  const others = await Promise.all(Array.from({ length: 5 }, () => server.company()));
  for (const other of others) await connect(server, sender, other);
  // The newest message is in the oldest connection.
  for (const other of others.toReversed()) {
    const body = { senderId: other.user._id, receiverId: sender.user._id, content: 'Hello' };
    await server.call(...address('sendMessage'), { token: other.token, body });
  }
  const seen: string[] = [];
  let next: string | undefined = `${address('listConnections', sender.user._id)[1]}?limit=2`;
  for (let pages = 0; next !== undefined && pages < 9; pages += 1) {
    const page: Awaited<ReturnType<typeof list<ConnectedCompany>>> = await server.call('GET', next, {
      token: sender.token,
    });
    seen.push(...page.body.map(({ _id }) => _id));
    next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(seen).toEqual(others.map(({ user }) => user._id));
});

test.each(['listConnections', 'listSentConnections', 'listPendingConnections'] as const)(
  '%s comes in pages without a gap or a repeat',
  async (name) => {
    const others = await Promise.all(Array.from({ length: 5 }, () => server.company()));
    for (const [index, other] of others.entries()) {
      if (name === 'listSentConnections') await request(server, sender, other);
      else if (name === 'listPendingConnections') await request(server, other, sender);
      else await (index % 2 ? connect(server, sender, other) : connect(server, other, sender));
    }
    const rows: { _id: string }[] = [];
    let next: string | undefined = `${address(name, sender.user._id)[1]}?limit=2`;
    for (let pages = 0; next !== undefined && pages < 9; pages += 1) {
      const page: Awaited<ReturnType<typeof list<{ _id: string }>>> = await server.call('GET', next, {
        token: sender.token,
      });
      rows.push(...page.body);
      next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(rows).toHaveLength(5);
    expect(rows).toEqual((await list<{ _id: string }>(name, sender)).body);
    for (const query of ['?limit=0', '?cursor=x', '?offset=2']) {
      expect((await list(name, sender, query)).status).toBe(400);
    }
    expect((await list(name, { ...sender, token: stranger.token })).status).toBe(403);
  },
);
