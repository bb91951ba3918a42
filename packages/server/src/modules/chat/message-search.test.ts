import type { ChatMessage, FoundMessage, Session } from '@guildhall/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { block } from '../../../test/blocks.ts';
import { connect } from '../../../test/connections.ts';
import { upload } from '../../../test/files.ts';
import { pdf } from '../../../test/form.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let me: Session;
let mill: Session;
let trader: Session;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.company();
  mill = await server.company({ companyName: 'Mill' });
  trader = await server.company({ companyName: 'Trader' });
  await connect(server, me, mill);
  await connect(server, trader, me);
});
afterAll(() => server.close());

const send = async (from: Session, to: Session, content: string, fileIds?: string[]) => {
  const { body } = await server.call<{ data: ChatMessage }>(...address('sendMessage'), {
    token: from.token,
    body: { senderId: from.user._id, receiverId: to.user._id, content, ...(fileIds && { fileIds }) },
  });
  return body.data;
};
const ask = (q: string, by = me, more = '') => {
  const [method, path] = address('searchMessages', by.user._id);
  return server.call<FoundMessage[]>(method, `${path}?q=${encodeURIComponent(q)}${more}`, {
    token: by.token,
  });
};
const find = async (q: string, by?: Session) =>
  (await ask(q, by)).body.map(({ message, company }) => [company.companyName, message.content]);

test('finds messages of all conversations, newest first, each with its company', async () => {
  const first = await send(me, mill, 'Galvanised coils in 3 mm');
  const second = await send(trader, me, 'Do you have coils?');
  await send(mill, me, 'Nothing of that');
  const company = ({ user: { _id, companyName } }: Session) => ({ _id, companyName, avatar: null });
  expect((await ask('coils')).body).toEqual([
    { message: second, company: company(trader) },
    { message: first, company: company(mill) },
  ]);
  expect((await ask('coils', mill)).body).toEqual([
    { message: first, company: { ...company(me), companyName: me.user.companyName } },
  ]);
});

test.each([
  ['the beginning of a word', 'galv'],
  ['another form of a word', 'coil 3'],
  ['another form of a word that is no beginning', 'galvanising'],
  ['all words, in any order', 'MM coils'],
])('finds by %s', async (_what, q) => {
  expect(await find(q)).toContainEqual(['Mill', 'Galvanised coils in 3 mm']);
});

test.each(['coils zeppelin', '!!', "'", 'a\\b', ':* & |'])('finds nothing for %s', async (q) => {
  expect(await ask(q)).toMatchObject({ status: 200, body: [] });
});

test('finds a message by the name of its file', async () => {
  const { file } = (await upload(server, me, pdf, 'Drawing of flange.pdf')).body;
  const message = await send(me, mill, '', [file.id]);
  expect((await ask('flange draw')).body).toMatchObject([{ message: { _id: message._id, files: [file] } }]);
});

test('comes in pages', async () => {
  const sent: ChatMessage[] = [];
  for (let n = 0; n < 5; n += 1)
    sent.unshift(await (n % 2 ? send(me, mill, `Invoice ${n}`) : send(trader, me, `Invoice ${n}`)));
  const ids: string[] = [];
  let more = '&limit=2';
  for (let page = 0; page < 3; page += 1) {
    const { body, headers } = await ask('invoice', me, more);
    ids.push(...body.map(({ message }) => message._id));
    const cursor = /cursor=([^>]+)>/.exec(headers.get('link') ?? '')?.[1];
    expect(cursor === undefined).toBe(page === 2);
    more = `&limit=2&cursor=${cursor!}`;
  }
  expect(ids).toEqual(sent.map(({ _id }) => _id));
});

test('what a search has found opens with what was said around it', async () => {
  const all: string[] = [];
  for (let n = 0; n < 20; n += 1) all.push((await send(me, trader, `Line ${n} of the talk`))._id);
  const [{ message, company }] = (await ask('line 10 talk')).body as [FoundMessage];
  const [method, path] = address('listMessages', me.user._id, company._id);
  const around = await server.call<ChatMessage[]>(method, `${path}?around=${message._id}&limit=4`, {
    token: me.token,
  });
  expect(around.body.map(({ _id }) => _id)).toEqual(all.slice(8, 12));
});

test('finds nothing of who is no longer connected, has a block or is another company', async () => {
  const partner = await server.company({ companyName: 'Partner' });
  const connection = await connect(server, me, partner);
  await send(partner, me, 'Zirconium');
  expect(await find('zirconium')).toEqual([['Partner', 'Zirconium']]);
  expect(await find('zirconium', mill)).toEqual([]);
  await server.call(...address('removeConnection', connection), { token: me.token });
  expect(await find('zirconium')).toEqual([]);
  await connect(server, me, partner);
  expect(await find('zirconium')).toEqual([['Partner', 'Zirconium']]);
  await block(server, partner, me.user._id);
  expect(await find('zirconium')).toEqual([]);
  expect(await find('zirconium', partner)).toEqual([]);
});

test('a company searches its own conversations alone', async () => {
  const [method, path] = address('searchMessages', mill.user._id);
  expect((await server.call(method, `${path}?q=coils`, { token: me.token })).status).toBe(403);
});

test.each(['', '?q=', '?q=%20', `?q=${'x'.repeat(201)}`, '?q=coils&limit=101'])(
  'refuses %s',
  async (query) => {
    const [method, path] = address('searchMessages', me.user._id);
    expect((await server.call(method, path + query, { token: me.token })).status).toBe(400);
  },
);
