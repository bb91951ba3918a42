import type { ChatMessage, ErrorBody, Session } from '@guildhall/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newProduct } from '../../../test/authorization-matrix.ts';
import { block } from '../../../test/blocks.ts';
import { connect } from '../../../test/connections.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let [me, other, vendor]: Session[] = [];
beforeEach(async () => {
  [me, other, vendor] = [await server.company(), await server.company(), await server.company()];
  await connect(server, me, other);
});

const addProduct = async ({ token }: Session): Promise<string> => {
  const { body } = await server.call<{ product: { id: string } }>(...address('createProduct'), {
    token,
    body: newProduct,
  });
  return body.product.id;
};
const send = (productId: string, headers = {}) =>
  server.call<{ data: ChatMessage } & ErrorBody>(...address('sendMessage'), {
    token: me!.token,
    headers,
    body: { senderId: me!.user._id, receiverId: other!.user._id, content: 'This one?', productId },
  });
const readNewest = async ({ token, user }: Session, from: Session) =>
  (await server.call<ChatMessage[]>(...address('listMessages', user._id, from.user._id), { token })).body.at(
    -1,
  );
const archive = (id: string, { token }: Session) => server.call(...address('archiveProduct', id), { token });

test('a message about a product has its card, which is the same for both companies', async () => {
  const id = await addProduct(vendor!);
  const { status, body } = await send(id);
  expect([status, body.data.card]).toEqual([201, { type: 'product', id, title: newProduct.name }]);
  expect(await readNewest(me!, other!)).toEqual(body.data);
  expect(await readNewest(other!, me!)).toEqual(body.data);
  // It says what the product was called, and stays when that has gone.
  await archive(id, vendor!);
  expect(await readNewest(other!, me!)).toEqual(body.data);
});

test('a message that is sent again after its answer was lost is not refused because the product has gone', async () => {
  const id = await addProduct(vendor!);
  const key = { 'idempotency-key': 'once' };
  const { body } = await send(id, key);
  await archive(id, vendor!);
  expect(await send(id, key)).toMatchObject({ status: 201, body: { data: body.data } });
});

test('the card of a message that is deleted goes with it', async () => {
  const { body } = await send(await addProduct(vendor!));
  await server.call(...address('deleteMessage', body.data._id), { token: me!.token });
  expect(await readNewest(other!, me!)).toMatchObject({ deleted: true, content: '' });
  expect(await readNewest(other!, me!)).not.toHaveProperty('card');
});

test('what the sender may not see has no card', async () => {
  const none = { status: 400, body: { fields: { productId: 'There is no such product.' } } };
  expect(await send(server.context.newId())).toMatchObject(none);
  const archived = await addProduct(vendor!);
  await archive(archived, vendor!);
  expect(await send(archived)).toMatchObject(none);
  const hidden = await addProduct(vendor!);
  await block(server, vendor!, me!.user._id);
  expect(await send(hidden)).toMatchObject(none);
  // One's own can be told of before it is for sale.
  const own = await addProduct(me!);
  await archive(own, me!);
  expect(await send(own)).toMatchObject({ status: 201 });
});
