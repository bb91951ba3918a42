import type { ChatMessage, ConnectedCompany, Session } from '@guildhall/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, request } from '../../../test/connections.ts';
import { openStream } from '../../../test/event-stream.ts';
import { counter, offer, startDealServer, type DealServer } from '../../../test/negotiation.ts';

let server: DealServer;
let client: Session;
let vendor: Session;
beforeAll(async () => {
  server = await startDealServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [client, vendor] = [await server.company(), await server.company()];
});

const read = (reader: Session, partner: Session) =>
  server.read<ChatMessage[]>(reader, ['listMessages', reader.user._id, partner.user._id]);

/** Who said what, with which card. */
const said = async () =>
  (await read(client, vendor)).map(({ sender, content, card }) => [
    sender === client.user._id ? 'client' : 'vendor',
    content,
    card,
  ]);

describe('between connected companies', () => {
  beforeEach(() => connect(server, client, vendor));

  test('each step of a deal on the board is told once, by the company that takes it', async () => {
    const { id: requestId } = await server.post(client, { request: 'Steel coils\nIn 3 mm, slit.' });
    const { id } = await server.quote(vendor, requestId);
    await server.done(client, ['makeOffer', id], { offer: counter, after: 1 });
    await server.done(client, ['addNote', id], { text: 'Soon, please.' });
    await server.done(vendor, ['makeOffer', id], { offer, after: 2 });
    const accept = { offer: 3 };
    const { order } = await server.done(client, ['acceptQuote', id], accept);
    await server.done(client, ['acceptQuote', id], accept);
    await server.step(vendor, order, 'confirmed');
    const cancel = { status: 'cancelled', from: 'confirmed', note: 'No longer made.' };
    await server.done(vendor, ['changeOrder', order.id], cancel);
    await server.done(vendor, ['changeOrder', order.id], cancel);
    await server.done(client, ['reopenRequest', requestId]);
    await server.done(vendor, ['makeOffer', id], { offer, after: 3 });

    const title = 'Steel coils';
    const [quote, placed] = [
      { type: 'quote', id, title },
      { type: 'order', id, title },
    ];
    expect(await said()).toStrictEqual([
      ['vendor', 'Quote sent: Steel coils', quote],
      ['client', 'Offer 2: Steel coils', quote],
      ['vendor', 'Offer 3: Steel coils', quote],
      ['client', `Order ${order.number}: Steel coils`, placed],
      ['vendor', `Order ${order.number} cancelled: Steel coils`, placed],
      ['vendor', 'Offer 4: Steel coils', quote],
    ]);
    expect(await read(vendor, client)).toStrictEqual(await read(client, vendor));
  });

  test('an estimate is asked for and quoted; its title is that of the product at the time', async () => {
    const product = await server.addProduct(vendor, { name: 'CR coil' });
    const { quote } = await server.done(client, ['requestEstimate'], { productId: product.id, quantity: 5 });
    await server.done(vendor, ['updateProduct', product.id], { name: 'HR coil' });
    await server.done(vendor, ['makeOffer', quote.id], { offer, after: 0 });
    const card = { type: 'quote', id: quote.id, title: 'CR coil' };
    expect(await said()).toStrictEqual([
      ['client', 'Estimate requested: CR coil', card],
      ['vendor', 'Offer 1: CR coil', card],
    ]);
  });

  test('a call that is repeated with its key tells nothing twice', async () => {
    const { id: requestId } = await server.post(client);
    const key = { 'idempotency-key': 'one' };
    const start = () => server.as(vendor, ['createQuote'], { requestId, offer }, key);
    const [first, second] = [await start(), await start()];
    expect([second.status, second.body]).toStrictEqual([first.status, first.body]);
    const { id } = first.body.quote;
    const bid = () => server.as(vendor, ['makeOffer', id], { offer, after: 1 }, { 'idempotency-key': 'two' });
    expect(await Promise.all([bid(), bid()])).toMatchObject([{ status: 201 }, { status: 201 }]);
    expect((await said()).map(([, content]) => content)).toEqual([
      'Quote sent: Steel coils',
      'Offer 2: Steel coils',
    ]);
  });

  test('a step that is refused tells nothing', async () => {
    const { id } = await server.quote(vendor, (await server.post(client)).id);
    expect((await server.as(vendor, ['makeOffer', id], { offer, after: 0 })).status).toBe(409);
    expect((await server.as(client, ['acceptQuote', id], { offer: 2 })).status).toBe(409);
    expect(await said()).toHaveLength(1);
  });

  test('a message is stored with a whole card or none', async () => {
    await server.quote(vendor, (await server.post(client)).id);
    for (const part of ['card_type', 'card_id', 'card_title'] as const) {
      const without = server.context.db
        .updateTable('messages')
        .set({ [part]: null })
        .where('sender_id', '=', vendor.user._id)
        .execute();
      await expect(without).rejects.toThrow('violates check constraint');
    }
  });

  test('the vendors whose quotes were not chosen are told nothing', async () => {
    const rival = await server.company();
    await connect(server, client, rival);
    const { id: requestId } = await server.post(client);
    const { id } = await server.quote(vendor, requestId);
    await server.quote(rival, requestId);
    await server.done(client, ['acceptQuote', id], { offer: 1 });
    expect(await said()).toHaveLength(2);
    expect(await read(rival, client)).toMatchObject([{ content: 'Quote sent: Steel coils' }]);
  });

  test('the list of connections shows the text, and an open conversation the message', async () => {
    const other = await server.company();
    await connect(server, client, other);
    expect(await read(client, vendor)).toEqual([]);
    await server.quote(vendor, (await server.post(client)).id);
    expect(await read(client, vendor)).toHaveLength(1);
    const connections = await server.read<ConnectedCompany[]>(client, ['listConnections', client.user._id]);
    expect(connections.map(({ _id, lastMessage }) => [_id, lastMessage?.content])).toEqual([
      [vendor.user._id, 'Quote sent: Steel coils'],
      [other.user._id, undefined],
    ]);
  });

  test('the other company gets the event of a message', async () => {
    const stream = await openStream(server.url, client.token);
    await server.quote(vendor, (await server.post(client)).id);
    await vi.waitFor(() => expect(stream.events.map(({ event }) => event)).toContain('message'));
    const [message] = await read(client, vendor);
    expect(stream.events.find(({ event }) => event === 'message')?.data).toEqual({
      companyId: vendor.user._id,
      messageId: message!._id,
    });
    stream.leave();
    await stream.ended;
  });

  test('deals and messages between the same companies at the same time wait for one another', async () => {
    const requests = await Promise.all(Array.from({ length: 6 }, () => server.post(client)));
    const talk = { senderId: client.user._id, receiverId: vendor.user._id, content: 'Hello' };
    const calls = await Promise.all(
      requests.flatMap(({ id: requestId }) => [
        server.as(vendor, ['createQuote'], { requestId, offer }),
        server.as(client, ['sendMessage'], talk),
      ]),
    );
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 201));
    const quotes = calls.filter((_, index) => index % 2 === 0).map(({ body }) => body.quote.id);
    const accepted = await Promise.all(
      quotes.map((id) => server.as(client, ['acceptQuote', id], { offer: 1 })),
    );
    expect(accepted.map(({ status }) => status)).toEqual(quotes.map(() => 200));
    expect(await said()).toHaveLength(3 * requests.length);
  });
});

describe('between companies that are not connected', () => {
  const stored = () =>
    server.context.db.selectFrom('messages').select('id').where('sender_id', '=', vendor.user._id).execute();
  const deal = async () => {
    const order = await server.order(client, vendor);
    await server.step(client, order, 'cancelled', { note: 'No longer needed.' });
  };

  test('nothing is told, not even after they connect', async () => {
    await deal();
    await request(server, vendor, client);
    await deal();
    expect(await stored()).toEqual([]);
    const [third, fourth] = [await server.company(), await server.company()];
    await server.order(third, fourth);
    await connect(server, third, fourth);
    expect(await read(third, fourth)).toEqual([]);
  });

  test('nothing is told once they have removed their connection', async () => {
    const connection = await connect(server, client, vendor);
    const { id } = await server.quote(vendor, (await server.post(client)).id);
    await server.done(client, ['removeConnection', connection]);
    await server.done(vendor, ['makeOffer', id], { offer, after: 1 });
    expect(await stored()).toHaveLength(1);
  });
});
