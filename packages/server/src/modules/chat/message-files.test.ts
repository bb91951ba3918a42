import { maxAttachments, type ChatMessage, type ConnectedCompany, type Session } from '@guildhall/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../../test/connections.ts';
import { readBytes, upload, uploadPicture } from '../../../test/files.ts';
import { pdf } from '../../../test/form.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let me: Session;
let other: Session;
let stranger: Session;
let connection: string;
beforeAll(async () => {
  server = await startTestServer();
  stranger = await server.company();
});
afterAll(() => server.close());
beforeEach(async () => {
  [me, other] = [await server.company(), await server.company()];
  connection = await connect(server, me, other);
  await connect(server, me, stranger);
});

const send = (fields: object, headers = {}) =>
  server.call<{ data: ChatMessage; fields?: object }>(...address('sendMessage'), {
    token: me.token,
    body: { senderId: me.user._id, receiverId: other.user._id, content: 'See this', ...fields },
    headers,
  });
const uploadDocument = async (session: Session) =>
  (await upload(server, session, pdf, 'Drawing 7.pdf')).body.file;
/** What the two companies, another connected one and a guest get at an address. */
const statusesOf = async ({ url }: { url: string }) => {
  const read = [me, other, stranger, undefined].map((session) => readBytes(server, url, session?.token));
  return (await Promise.all(read)).map(({ status }) => status);
};

test('the two companies of a conversation read the files of its messages, and nobody else', async () => {
  const [document, image] = [await uploadDocument(me), await uploadPicture(server, me)];
  const sent = await send({ fileIds: [image.id, document.id, image.id] });
  expect(sent).toMatchObject({
    status: 201,
    body: { data: { content: 'See this', files: [image, document] } },
  });
  const read = await server.call<ChatMessage[]>(...address('listMessages', other.user._id, me.user._id), {
    token: other.token,
  });
  expect(read.body).toEqual([sent.body.data]);
  for (const file of [document, image]) expect(await statusesOf(file)).toEqual([200, 200, 404, 404]);
  await server.call(...address('removeConnection', connection), { token: other.token });
  for (const file of [document, image]) expect(await statusesOf(file)).toEqual([200, 404, 404, 404]);
});

test('a message of files needs no text, and a list shows their names', async () => {
  const [document, image] = [await uploadDocument(me), await uploadPicture(server, me)];
  const { status, body } = await send({ content: '', fileIds: [document.id, image.id] });
  expect([status, body.data.content]).toEqual([201, '']);
  const list = await server.call<ConnectedCompany[]>(...address('listConnections', other.user._id), {
    token: other.token,
  });
  expect(list.body[0]!.lastMessage!.content).toBe(`${document.name}, ${image.name}`);
  for (const fileIds of [undefined, []])
    expect(await send({ content: ' ', ...(fileIds && { fileIds }) })).toMatchObject({
      status: 400,
      body: { fields: { content: 'Message is required.' } },
    });
});

test('only own files can be sent, some at most, and a refused message attaches none', async () => {
  const [own, foreign] = [await uploadDocument(me), await uploadDocument(other)];
  expect(await send({ fileIds: [own.id, foreign.id] })).toMatchObject({
    status: 400,
    body: { fields: { 'fileIds.1': expect.stringContaining('your company') } },
  });
  expect(await send({ fileIds: Array(maxAttachments + 1).fill(own.id) })).toMatchObject({
    status: 400,
    body: { fields: { fileIds: expect.stringContaining(String(maxAttachments)) } },
  });
  const nobody = await server.company();
  expect((await send({ receiverId: nobody.user._id, fileIds: [own.id] })).status).toBe(403);
  expect(await statusesOf(own)).toEqual([200, 404, 404, 404]);
});

test('a message that is sent again with its key is stored once, with its files', async () => {
  const { id } = await uploadDocument(me);
  const key = { 'idempotency-key': 'once' };
  const [first, second] = [await send({ fileIds: [id] }, key), await send({ fileIds: [id] }, key)];
  expect(second.body).toEqual(first.body);
  expect((await send({ fileIds: [] }, key)).status).toBe(422);
});

test('a text that is too long is refused with the field and the limit', async () => {
  expect(await send({ content: 'x'.repeat(4001) })).toMatchObject({
    status: 400,
    body: { fields: { content: 'Message must have at most 4000 characters.' } },
  });
  expect((await send({ content: 'x'.repeat(4000) })).status).toBe(201);
});
