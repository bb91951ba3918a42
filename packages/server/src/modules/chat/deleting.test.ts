import {
  messageDeletionMinutes,
  type Attention,
  type ChatMessage,
  type ConnectedCompany,
  type FoundMessage,
  type MessageDeleted,
  type Session,
} from '@guildhall/contract';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../../test/connections.ts';
import { openStream } from '../../../test/event-stream.ts';
import { readBytes, uploadPicture } from '../../../test/files.ts';
import { startDealServer, type DealServer } from '../../../test/negotiation.ts';
import { addMember } from '../../../test/members.ts';
import { address } from '../../../test/server.ts';

const minutesADay = 24 * 60;

let server: DealServer;
let me: Session;
let other: Session;
beforeAll(async () => {
  server = await startDealServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [me, other] = [await server.company(), await server.company()];
  await connect(server, me, other);
});
afterEach(() => server.moveClock(0));

const send = async (content: string, from = me, to = other, fileIds?: string[]): Promise<ChatMessage> => {
  const body = { senderId: from.user._id, receiverId: to.user._id, content, ...(fileIds && { fileIds }) };
  return ((await server.done(from, ['sendMessage'], body)) as unknown as { data: ChatMessage }).data;
};
const remove = ({ _id }: ChatMessage, by = me) =>
  server.call<MessageDeleted>(...address('deleteMessage', _id), { token: by.token });
const poll = (reader: Session, partner: Session, etag = '') =>
  server.call<ChatMessage[]>(...address('listMessages', reader.user._id, partner.user._id), {
    token: reader.token,
    headers: { 'if-none-match': etag },
  });
const inList = async (reader: Session) =>
  (await server.read<ConnectedCompany[]>(reader, ['listConnections', reader.user._id]))[0]!;
const lastMessage = async (reader: Session) => (await inList(reader)).lastMessage;
const unread = async (reader: Session) =>
  (await server.read<Attention>(reader, ['getAttention', reader.user._id])).messages;
const found = (reader: Session, q: string) =>
  server.read<FoundMessage[]>(reader, ['searchMessages', reader.user._id], `?q=${q}`);
const actions = async () =>
  (await server.read<{ action: string; subject: string }[]>(me, ['listActivity', me.user._id])).map(
    ({ action, subject }) => [action, subject],
  );

test('a deleted message keeps its place, empty, for both companies', async () => {
  const [before, message, after] = [await send('Before'), await send('A secret price'), await send('After')];
  const { status, body } = await remove(message);
  const deleted = { ...message, content: '', deleted: true };
  expect([status, body]).toEqual([200, { message: 'Message deleted.', data: deleted }]);
  for (const [reader, partner] of [
    [me, other],
    [other, me],
  ] as const)
    expect((await poll(reader, partner)).body).toEqual([before, deleted, after]);
  expect(await found(other, 'secret')).toEqual([]);
  const [method, path] = address('exportCompany', other.user._id);
  const { token } = other;
  const archive = await fetch(server.url + path, { method, headers: { authorization: `Bearer ${token}` } });
  const exported = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const texts = Object.values(exported).map((bytes) => Buffer.from(bytes).toString());
  expect(texts.join()).not.toContain('secret');
  expect(texts.join()).toContain('Before');
});

test('deleting again changes nothing, also when it is too late', async () => {
  const message = await send('Good day');
  const [first, second] = await Promise.all([remove(message), remove(message)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
  const { headers } = await poll(me, other);
  server.moveClock((messageDeletionMinutes + 1) / minutesADay);
  expect(await remove(message)).toMatchObject({ status: 200, body: first.body });
  expect((await poll(me, other)).headers.get('etag')).toBe(headers.get('etag'));
  expect((await actions()).filter(([action]) => action === 'message.deleted')).toEqual([
    ['message.deleted', message._id],
  ]);
});

test('a message can be deleted for some minutes', async () => {
  const message = await send('Good day');
  server.moveClock((messageDeletionMinutes - 1) / minutesADay);
  const last = await send('Still new');
  server.moveClock((messageDeletionMinutes + 1) / minutesADay);
  const late = await remove(message);
  expect(late).toMatchObject({ status: 409, body: { code: 'conflict', message: /15 minutes/ } });
  expect((await remove(last)).status).toBe(200);
  expect((await poll(me, other)).body.map(({ content }) => content)).toEqual(['Good day', '']);
});

test('only the company that has sent a message deletes it, by any member who may chat', async () => {
  const message = await send('Good day');
  expect((await remove(message, other)).status).toBe(403);
  expect((await remove(message, await server.company())).status).toBe(404);
  const [viewer, buyer] = [`viewer@${me.user._id}.example`, `buyer@${me.user._id}.example`];
  await addMember(server, me, { role: 'viewer', email: viewer });
  await addMember(server, me, { role: 'buyer', email: buyer });
  const logIn = async (email: string) =>
    (await server.call<Session>(...address('logIn'), { body: { email, password: 'correct horse' } })).body;
  expect((await remove(message, await logIn(viewer))).status).toBe(403);
  expect((await remove(message, await logIn(buyer))).status).toBe(200);
});

test('a message that one may no longer read is none', async () => {
  const message = await send('Good day');
  const [connection] = await server.read<{ connection: { _id: string } }[]>(me, [
    'listConnections',
    me.user._id,
  ]);
  await server.done(other, ['removeConnection', connection!.connection._id]);
  expect((await remove(message)).status).toBe(404);
});

test('a poll answers once with the message deleted, and then 304 again', async () => {
  const message = await send('Good day');
  const read = await poll(other, me);
  const etag = read.headers.get('etag')!;
  expect((await poll(other, me, etag)).status).toBe(304);
  await remove(message);
  const changed = await poll(other, me, etag);
  expect(changed).toMatchObject({ status: 200, body: [{ content: '', deleted: true }] });
  expect((await poll(other, me, changed.headers.get('etag')!)).status).toBe(304);
  await send('Next');
  const next = await poll(other, me, changed.headers.get('etag')!);
  expect(next.body.map(({ content }) => content)).toEqual(['', 'Next']);
});

test('the windows of both companies are told', async () => {
  const message = await send('Good day');
  const streams = await Promise.all([me, other].map(({ token }) => openStream(server.url, token)));
  await remove(message);
  for (const stream of streams) {
    await expect
      .poll(() => stream.events.at(-1))
      .toMatchObject({
        event: 'message-deleted',
        data: { companyId: me.user._id, messageId: message._id },
      });
    stream.leave();
  }
});

test('a list shows the last message that is left, or none', async () => {
  const [first, second] = [await send('First'), await send('Second')];
  await remove(second);
  for (const reader of [me, other])
    expect(await lastMessage(reader)).toEqual({ content: 'First', timestamp: first.timestamp });
  await remove(first);
  expect(await lastMessage(other)).toBeNull();
});

test('what was not read and is deleted is not unread', async () => {
  const [first, second] = [await send('First'), await send('Second')];
  await remove(second);
  expect(await unread(other)).toBe(1);
  const third = await send('Third');
  const unreadInList = async (reader: Session) => (await inList(reader)).unread;
  expect(await unreadInList(other)).toBe(2);
  await remove(third);
  expect(await unreadInList(other)).toBe(1);
  await remove(first);
  expect([await unread(other), await unreadInList(other)]).toEqual([0, 0]);
  await send('Third again');
  expect(await unread(other)).toBe(1);
  // What the sender itself has not read stays so.
  const [fourth] = [await send('Fourth'), await send('Answer', other, me)];
  await remove(fourth);
  expect([await unread(me), await unread(other)]).toEqual([1, 1]);
  // Nor is what one has written oneself.
  expect([await unreadInList(me), await unreadInList(other)]).toEqual([1, 1]);
});

test('messages that are sent while others are deleted stay unread', async () => {
  const messages = [];
  for (let n = 0; n < 10; n += 1) messages.push(await send(`${n}`));
  await Promise.all([...messages.map((message) => remove(message)), send('Last')]);
  expect(await unread(other)).toBe(1);
  const { body } = await poll(other, me);
  expect(body.map(({ content }) => content)).toEqual([...messages.map(() => ''), 'Last']);
});

test('the files of a deleted message are gone for the other company', async () => {
  const file = await uploadPicture(server, me);
  const message = await send('', me, other, [file.id]);
  expect((await readBytes(server, file.url, other.token)).status).toBe(200);
  const { body } = await remove(message);
  expect(body.data).not.toHaveProperty('files');
  expect((await readBytes(server, file.url, other.token)).status).toBe(404);
  expect((await readBytes(server, file.url, me.token)).status).toBe(200);
});

test('what a step of a deal has told can be deleted, and the deal stays', async () => {
  const quote = await server.quote(me, (await server.post(other)).id);
  const [told] = (await poll(me, other)).body;
  expect(told).toHaveProperty('card');
  const { body } = await remove(told!);
  expect(body.data).not.toHaveProperty('card');
  expect(await server.read(other, ['getQuote', quote.id])).toMatchObject({ status: 'open' });
});
