import type {
  ActivityEntry,
  OrderChanged,
  ProductAdded,
  QuoteAccepted,
  QuoteChanged,
  RequestAdded,
  Session,
} from '@guildhall/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOffer, newProduct, newRequest } from '../../../test/authorization-matrix.ts';
import { connect } from '../../../test/connections.ts';
import { addMember } from '../../../test/members.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let me: Session;
let vendor: Session;
let seller: Session;
let sellerId: string;
let product: string;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.company({ companyName: 'Own Steel' });
  vendor = await server.company({ companyName: 'Rod Works' });
  sellerId = await addMember(server, me, { role: 'sales', email: 'seller@own.example' });
  const logIn = { body: { email: 'seller@own.example', password: 'correct horse' } };
  seller = (await server.call<Session>(...address('logIn'), logIn)).body;

  const call = async <Body>(session: Session, name: Parameters<typeof address>, body: object) =>
    (await server.call<Body>(...address(...name), { token: session.token, body })).body;
  ({ product: { id: product } = { id: '' } } = await call<ProductAdded>(
    seller,
    ['createProduct'],
    newProduct,
  ));
  await connect(server, me, vendor);
  await call(me, ['sendMessage'], {
    senderId: me.user._id,
    receiverId: vendor.user._id,
    content: 'Good day',
  });
  const { request } = await call<RequestAdded>(me, ['createRequest'], newRequest);
  const { quote } = await call<QuoteChanged>(vendor, ['createQuote'], {
    requestId: request.id,
    offer: newOffer,
  });
  const { order } = await call<QuoteAccepted>(me, ['acceptQuote', quote.id], { offer: 1 });
  await call<OrderChanged>(me, ['changeOrder', order.id], {
    status: 'placed',
    from: 'placed',
    clientReference: 'PO-7',
  });
  await call(me, ['updateSettings', me.user._id], { zone: 'Europe/London' });
});
afterAll(() => server.close());

const list = async (query = '', { token } = me) => {
  const [method, path] = address('listActivity', me.user._id);
  const { body, headers } = await server.call<ActivityEntry[]>(method, path + query, { token });
  return { rows: body, link: headers.get('link') };
};

test('shows what all members did, newest first, and what it was about by name', async () => {
  const { rows } = await list();
  expect(rows.map(({ action, memberName, subjectName }) => [action, memberName, subjectName])).toEqual([
    ['settings.updated', 'Own Steel', null],
    ['order.updated', 'Own Steel', expect.stringMatching(/\d/)],
    ['quote.accepted', 'Own Steel', 'Steel coils'],
    ['request.added', 'Own Steel', 'Steel coils'],
    ['message.sent', 'Own Steel', 'Rod Works'],
    ['connection.requested', 'Own Steel', 'Rod Works'],
    ['product.added', 'The sales', 'Steel coil'],
    ['company.created', 'Own Steel', null],
  ]);
  expect(rows.find(({ action }) => action === 'product.added')).toEqual({
    id: expect.any(String),
    action: 'product.added',
    memberId: sellerId,
    memberName: 'The sales',
    subject: product,
    subjectName: 'Steel coil',
    quoteId: null,
    at: expect.any(String),
  });
});

test('is narrowed to a member, to a kind, and to both', async () => {
  const owner = me.user.member._id;
  const actions = async (query: string) => (await list(query)).rows.map(({ action }) => action);
  expect(await actions(`?memberId=${sellerId}`)).toEqual(['product.added']);
  expect(await actions(`?memberId=${owner}&limit=3`)).toEqual([
    'settings.updated',
    'order.updated',
    'quote.accepted',
  ]);
  expect(await actions('?kind=product')).toEqual(['product.added']);
  expect(await actions(`?kind=product&memberId=${owner}`)).toEqual([]);
  expect(await actions(`?memberId=${vendor.user.member._id}`)).toEqual([]);
});

test.each(['', `kind=message&`, 'member'])('comes in pages: %s', async (filter) => {
  const query = filter === 'member' ? `memberId=${me.user.member._id}&` : filter;
  const all = (await list(`?${query}limit=100`)).rows.map(({ id }) => id);
  const read: string[] = [];
  for (let next: string | undefined = `?${query}limit=1`; next !== undefined;) {
    const { rows, link }: Awaited<ReturnType<typeof list>> = await list(next);
    read.push(...rows.map(({ id }) => id));
    next = /^<[^?]*(\?[^>]+)>/.exec(link ?? '')?.[1];
  }
  expect(read).toEqual(all);
});

test('is refused to a member who may not administer, and a kind that does not exist', async () => {
  const [method, path] = address('listActivity', me.user._id);
  expect((await server.call(method, path, { token: seller.token })).status).toBe(403);
  expect(await server.call(method, `${path}?kind=weather`, { token: me.token })).toMatchObject({
    status: 400,
    body: { fields: { kind: expect.any(String) } },
  });
});

test('names neither a company that is not active nor what it sold', async () => {
  const { db } = server.context;
  const { token } = vendor;
  const { body } = await server.call<ProductAdded>(...address('createProduct'), { token, body: newProduct });
  await server.call(...address('saveProduct'), { token: me.token, body: { productId: body.product.id } });
  const namesOf = async () =>
    (await list()).rows
      .filter(({ action }) => ['product.saved', 'message.sent', 'connection.requested'].includes(action))
      .map(({ subjectName }) => subjectName);
  expect(await namesOf()).toEqual(['Steel coil', 'Rod Works', 'Rod Works']);
  await db
    .updateTable('companies')
    .set({ status: 'deactivated' })
    .where('id', '=', vendor.user._id)
    .execute();
  expect(await namesOf()).toEqual([null, null, null]);
});
