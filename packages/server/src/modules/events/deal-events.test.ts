import type { LiveEvent, Session } from '@guildhall/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { request } from '../../../test/connections.ts';
import { openStream, type TestStream } from '../../../test/event-stream.ts';
import { counter, offer, startDealServer, type DealServer } from '../../../test/negotiation.ts';

let server: DealServer;
/** Another node of the same database. */
let node: DealServer;
let client: Session;
let vendor: Session;
let rival: Session;
let stranger: Session;
const streams: TestStream[] = [];
beforeAll(async () => {
  server = await startDealServer();
  node = await startDealServer(server.databaseUrl);
  [client, vendor] = [await server.company(), await server.company()];
  [rival, stranger] = [await server.company(), await server.company()];
});
afterAll(async () => {
  await node.close();
  await server.close();
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.leave();
});

const listen = async (session: Session) => {
  const stream = await openStream(node.url, session.token);
  streams.push(stream);
  return stream;
};
/** What a stream tells, as short words. */
const told = ({ events }: TestStream) => events.map((event) => [event.event, event.data]);

/** Fails unless a stream tells exactly these events, up to one that is caused now. */
async function expectTold(
  stream: TestStream,
  of: Session,
  expected: [LiveEvent['event'], object][],
): Promise<void> {
  await request(server, await server.company(), of);
  await expect.poll(() => stream.events.at(-1)?.event).toBe('connection-request');
  expect(told(stream).slice(0, -1)).toEqual([['reset', { quietFor: expect.any(Number) }], ...expected]);
}

test('both sides are told of each step of a deal, passed-over vendors of theirs, and nobody else', async () => {
  const { id: requestId } = await server.post(client);
  const [mine, theirs, passed, strange] = [
    await listen(client),
    await listen(vendor),
    await listen(rival),
    await listen(stranger),
  ];
  const other = await server.quote(rival, requestId);
  const quote = await server.quote(vendor, requestId);
  const quoteId = quote.id;
  await server.done(client, ['makeOffer', quoteId], { offer: counter, after: 1 });
  await server.done(client, ['addNote', quoteId], { text: 'By Friday.' });
  await server.done(vendor, ['makeOffer', quoteId], { offer, after: 2 });
  await server.done(client, ['closeRequest', requestId]);
  await server.done(client, ['reopenRequest', requestId]);
  const { order } = await server.done(client, ['acceptQuote', quoteId], { offer: 3 });
  const confirmed = await server.step(vendor, order, 'confirmed');
  await server.step(client, confirmed, 'confirmed', { clientReference: 'PO 7' });
  // What is refused, or so already, tells nothing.
  await server.as(client, ['acceptQuote', quoteId], { offer: 3 });
  await server.as(client, ['acceptQuote', other.id], { offer: 1 });

  const [c, v, r] = [client, vendor, rival].map(({ user }) => user._id);
  const ofQuote = (companyId: string | undefined, id = quoteId): ['quote', object] => [
    'quote',
    { companyId, requestId, quoteId: id },
  ];
  const ofRequest: ['request', object] = ['request', { companyId: c, requestId }];
  const ofOrder = (companyId: string | undefined): ['order', object] => [
    'order',
    { companyId, quoteId, orderId: order.id },
  ];
  const ofDeal = [
    ofQuote(v),
    ofQuote(c),
    ofQuote(c),
    ofQuote(v),
    ofRequest,
    ofRequest,
    ofOrder(c),
    ofOrder(v),
    ofOrder(c),
  ];
  await expectTold(mine, client, [ofQuote(r, other.id), ...ofDeal]);
  await expectTold(theirs, vendor, ofDeal);
  await expectTold(passed, rival, [ofQuote(r, other.id), ofRequest, ofRequest, ofQuote(c, other.id)]);
  await expectTold(strange, stranger, []);
});

test('the vendor is told of an estimate, and of its request', async () => {
  const product = await server.addProduct(vendor);
  const [theirs, strange] = [await listen(vendor), await listen(stranger)];
  const { quote } = await server.done(client, ['requestEstimate'], { productId: product.id, quantity: 5 });
  const { id: quoteId, requestId } = quote;
  await server.done(client, ['closeRequest', requestId]);
  await server.done(client, ['declineQuote', quoteId], { after: 0 });
  // It has no open quote any more, but is still the vendor's.
  await server.done(client, ['reopenRequest', requestId]);
  const companyId = client.user._id;
  await expectTold(theirs, vendor, [
    ['quote', { companyId, requestId, quoteId }],
    ['request', { companyId, requestId }],
    ['quote', { companyId, requestId, quoteId }],
    ['request', { companyId, requestId }],
  ]);
  await expectTold(strange, stranger, []);
});
