import type { Connection, ConnectionState, Session } from '@guildhall/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, request } from '../../../test/connections.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

const nobody = '01890000-0000-7000-8000-000000000000';

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

const status = (one: Session, other: { user: { _id: string } }) =>
  server.call<ConnectionState>(...address('getConnectionStatus', one.user._id, other.user._id), {
    token: one.token,
  });
const send = (token: string, body: unknown) =>
  server.call<{ message: string; connection: Connection }>(...address('sendConnection'), { token, body });
const sendTo = (from: Session, to: Session) =>
  send(from.token, { senderUserId: from.user._id, receiverUserId: to.user._id, status: 'pending' });
const accept = ({ token }: Session, id: string) => server.call(...address('acceptConnection', id), { token });
const remove = ({ token }: Session, id: string, query = '') => {
  const [method, path] = address('removeConnection', id);
  return server.call(method, path + query, { token });
};

describe('getConnectionStatus', () => {
  test('follows a connection from stranger to connected, as each side sees it', async () => {
    const none = await status(sender, receiver);
    expect(none.status).toBe(200);
    expect(none.body).toStrictEqual({ message: 'No connection found' });

    const { _id } = await request(server, sender, receiver);
    expect((await status(sender, receiver)).body).toStrictEqual({
      _id,
      status: 'pending',
      direction: 'sent',
    });
    expect((await status(receiver, sender)).body).toStrictEqual({
      _id,
      status: 'pending',
      direction: 'received',
    });

    await accept(receiver, _id);
    expect((await status(sender, receiver)).body).toStrictEqual({
      _id,
      status: 'connected',
      direction: 'sent',
    });
    expect((await status(sender, stranger)).body).toStrictEqual({ message: 'No connection found' });
  });

  test('finds none with the company itself or an unknown one', async () => {
    for (const other of [sender, { user: { _id: nobody } }]) {
      const { status: code, body } = await status(sender, other);
      expect([code, body]).toStrictEqual([200, { message: 'No connection found' }]);
    }
  });

  test('shows nobody the connection of two others', async () => {
    expect((await status({ ...sender, token: stranger.token }, receiver)).status).toBe(403);
  });

  test('refuses a value that is no id', async () => {
    const call = { token: sender.token };
    expect((await server.call(...address('getConnectionStatus', sender.user._id, 'x'), call)).status).toBe(
      400,
    );
  });
});

describe('sendConnection', () => {
  test('stores a pending request', async () => {
    const { status: code, body } = await sendTo(sender, receiver);
    expect(code).toBe(201);
    expect(body).toStrictEqual({
      message: 'Connection request sent successfully!',
      connection: {
        _id: expect.any(String),
        senderUserId: sender.user._id,
        receiverUserId: receiver.user._id,
        status: 'pending',
      },
    });
  });

  test('refuses a second connection of two companies, in either direction and any status', async () => {
    const { body } = await sendTo(sender, receiver);
    for (const again of [await sendTo(sender, receiver), await sendTo(receiver, sender)]) {
      expect(again.status).toBe(409);
      expect(again.body).toMatchObject({ code: 'conflict' });
    }
    await accept(receiver, body.connection._id);
    expect((await sendTo(sender, receiver)).status).toBe(409);
  });

  test('refuses the company itself, an unknown receiver and another sender', async () => {
    const self = await sendTo(sender, sender);
    expect(self.status).toBe(400);
    expect(self.body).toMatchObject({ fields: { receiverUserId: expect.any(String) } });
    expect((await send(sender.token, { senderUserId: sender.user._id, receiverUserId: nobody })).status).toBe(
      404,
    );
    expect((await sendTo({ ...sender, token: stranger.token }, receiver)).status).toBe(403);
  });

  test.each([
    ['receiverUserId', { receiverUserId: 'x' }],
    ['receiverUserId', { receiverUserId: undefined }],
    ['senderUserId', { senderUserId: 'x' }],
    ['senderUserId', { senderUserId: undefined }],
    ['status', { status: 'connected' }],
    ['note', { note: 'Hello' }],
  ])('refuses a bad %s (case %#)', async (field, wrong) => {
    const { status: code, body } = await send(sender.token, {
      senderUserId: sender.user._id,
      receiverUserId: receiver.user._id,
      ...wrong,
    });
    expect(code).toBe(400);
    expect(body).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test('of two companies that ask each other at the same moment exactly one succeeds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await server.company(), await server.company()];
      const answers = await Promise.all([sendTo(one, other), sendTo(other, one)]);
      expect(new Set(answers.map(({ status: code }) => code))).toEqual(new Set([201, 409]));
      const records = [await status(one, other), await status(other, one)].map(({ body }) => body);
      expect(records[0]!._id).toBe(records[1]!._id);
      expect(new Set(records.map(({ direction }) => direction))).toEqual(new Set(['sent', 'received']));
    }
  });
});

describe('acceptConnection', () => {
  test('connects', async () => {
    const { _id } = await request(server, sender, receiver);
    const { status: code, body } = await accept(receiver, _id);
    expect([code, body]).toStrictEqual([200, { message: 'Connection accepted successfully.' }]);
    expect((await status(sender, receiver)).body.status).toBe('connected');
  });

  test('is for the receiver alone: others do not even learn that there is a request', async () => {
    const { _id } = await request(server, sender, receiver);
    expect((await accept(sender, _id)).status).toBe(403);
    const [othersConnection, unknown] = [await accept(stranger, _id), await accept(stranger, nobody)];
    expect([othersConnection.status, unknown.status]).toEqual([404, 404]);
    const anonymous = { requestId: expect.any(String) };
    expect({ ...(othersConnection.body as object), ...anonymous }).toEqual({
      ...(unknown.body as object),
      ...anonymous,
    });
    expect((await status(sender, receiver)).body.status).toBe('pending');
  });

  test('answers again when it is so already, and refuses a value that is no id', async () => {
    const connectionId = await connect(server, sender, receiver);
    expect(await accept(receiver, connectionId)).toMatchObject({
      status: 200,
      body: { message: 'Connection accepted successfully.' },
    });
    const { token, user } = receiver;
    const { body } = await server.call<{ action: string }[]>(...address('listActivity', user._id), { token });
    expect(body.filter(({ action }) => action === 'connection.accepted')).toHaveLength(1);
    expect((await accept(receiver, 'x')).status).toBe(400);
  });

  test('leaves no connection behind when it is removed at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await server.company(), await server.company()];
      const { _id } = await request(server, one, other);
      const [accepted, removed] = await Promise.all([accept(other, _id), remove(one, _id)]);
      expect([200, 404]).toContain(accepted.status);
      expect(removed.status).toBe(200);
      expect((await status(one, other)).body).toStrictEqual({ message: 'No connection found' });
    }
  });
});

describe('removeConnection', () => {
  test.each(['sender', 'receiver'])('is for either side: the %s', async (side) => {
    const pending = await request(server, sender, receiver);
    const by = side === 'sender' ? sender : receiver;
    const { status: code, body } = await remove(by, pending._id);
    expect([code, body]).toStrictEqual([200, { message: 'Connection removed successfully.' }]);
    expect((await status(sender, receiver)).body).toStrictEqual({ message: 'No connection found' });

    const connected = await connect(server, receiver, sender);
    expect((await remove(by, connected)).status).toBe(200);
    expect((await remove(by, connected)).status).toBe(404);
  });

  test.each(['sender', 'receiver'])('of a request ends no connection: the %s', async (side) => {
    const { _id } = await request(server, sender, receiver);
    const by = side === 'sender' ? sender : receiver;
    await accept(receiver, _id);
    expect(await remove(by, _id, '?status=pending')).toMatchObject({
      status: 409,
      body: { message: 'The connection is accepted already.' },
    });
    expect((await status(sender, receiver)).body.status).toBe('connected');
    expect((await remove(by, _id, '?status=connected')).status).toBe(400);
    const another = await request(server, stranger, receiver);
    const removeRequest = () => remove(receiver, another._id, '?status=pending');
    expect([(await removeRequest()).status, (await removeRequest()).status]).toEqual([200, 404]);
  });

  test('is for nobody else', async () => {
    const connectionId = await connect(server, sender, receiver);
    expect((await remove(stranger, connectionId)).status).toBe(404);
    expect((await remove(stranger, nobody)).status).toBe(404);
    expect((await remove(stranger, 'x')).status).toBe(400);
    expect((await status(sender, receiver)).body.status).toBe('connected');
  });
});
