import type { Deal, Order, PurchaseRequest, Quote, Session } from '@guildhall/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dayIn, line, offer, startDealServer, type DealServer } from '../../../test/negotiation.ts';

let server: DealServer;
let client: Session;
let vendor: Session;
let rival: Session;
let stranger: Session;
beforeAll(async () => {
  server = await startDealServer();
  client = await server.company({ companyName: 'Lotus Motors' });
  vendor = await server.company({ companyName: 'Saffron Steel' });
  [rival, stranger] = [await server.company(), await server.company()];
});
afterAll(() => server.close());
afterEach(() => server.moveClock(0));

const read = (session: Session, id: string) => server.read<Order>(session, ['getOrder', id]);
const quoteOf = (session: Session, id: string) => server.read<Quote>(session, ['getQuote', id]);
const requestOf = (id: string) => server.read<PurchaseRequest>(client, ['getRequest', id]);

describe('acceptQuote', () => {
  test('makes an order of the last offer, which both sides see', async () => {
    const { id: requestId } = await server.post(client, { deliveryPlace: 'Pune', quantity: 10 });
    const { id } = await server.quote(vendor, requestId, { shipping: 10, leadDays: 7, terms: 'Net 30' });
    const second = {
      ...offer,
      lines: [{ ...line, unitPrice: 95 }],
      shipping: 10,
      leadDays: 7,
      terms: 'Net 30',
    };
    await server.done(vendor, ['makeOffer', id], { offer: second, after: 1 });
    const { status, body } = await server.as(client, ['acceptQuote', id], { offer: 2 });
    expect([status, body.message]).toEqual([200, 'Quote accepted.']);
    expect(body.order).toMatchObject({
      number: expect.stringMatching(/^GH-\d{4}-[\dA-HJKMNP-TV-Z]{8}$/),
      status: 'placed',
      quoteId: id,
      requestId,
      client: { name: 'Lotus Motors' },
      vendor: { name: 'Saffron Steel' },
      deliveryPlace: 'Pune',
      lines: [{ ...line, unitPrice: 95, amount: 950, taken: 0, shipped: 0 }],
      totals: { goods: 950, tax: 172.8, shipping: 10, total: 1132.8 },
      leadDays: 7,
      terms: 'Net 30',
      shipments: [],
      events: [{ kind: 'placed', by: 'client', memberName: 'Lotus Motors' }],
      paidAt: null,
      problem: '',
    });
    const { id: orderId, number } = body.order;
    expect(body.quote).toMatchObject({
      status: 'accepted',
      waitsFor: 'vendor',
      order: { id: orderId, number, status: 'placed' },
      request: { status: 'awarded' },
    });
    expect(await quoteOf(vendor, id)).toStrictEqual(body.quote);
    expect(await read(client, orderId)).toStrictEqual(body.order);
    expect(await read(vendor, orderId)).toStrictEqual(body.order);
  });

  test('awards the request and declines the other quotes with a reason', async () => {
    const { id: requestId } = await server.post(client);
    const [chosen, other] = [await server.quote(vendor, requestId), await server.quote(rival, requestId)];
    await server.done(client, ['acceptQuote', chosen.id], { offer: 1 });
    expect((await requestOf(requestId)).status).toBe('awarded');
    expect(await quoteOf(rival, other.id)).toMatchObject({
      status: 'declined',
      closedBy: null,
      reason: 'Another quote was chosen.',
      waitsFor: null,
      order: null,
    });
    const second = await server.as(client, ['acceptQuote', other.id], { offer: 1 });
    expect([second.status, second.body.message]).toEqual([409, 'Another quote was chosen.']);
    const reopened = await server.as(client, ['reopenRequest', requestId]);
    expect([reopened.status, reopened.body.message]).toEqual([409, 'There is an order of this request.']);
    const closed = await server.as(client, ['closeRequest', requestId]);
    expect([closed.status, closed.body.current?.status]).toEqual([409, 'awarded']);
  });

  test('leaves the request and the other quotes open when asked to', async () => {
    const { id: requestId } = await server.post(client);
    const [chosen, other] = [await server.quote(vendor, requestId), await server.quote(rival, requestId)];
    await server.done(client, ['acceptQuote', chosen.id], { offer: 1, keepOpen: true });
    expect((await requestOf(requestId)).status).toBe('open');
    expect((await quoteOf(rival, other.id)).status).toBe('open');
    expect((await server.as(client, ['acceptQuote', other.id], { offer: 1 })).status).toBe(200);
    expect((await requestOf(requestId)).status).toBe('awarded');
  });

  test('of a direct request always awards it', async () => {
    const { id: productId } = await server.addProduct(vendor);
    const { quote } = await server.done(client, ['requestEstimate'], { productId, quantity: 10 });
    await server.done(vendor, ['makeOffer', quote.id], { offer, after: 0 });
    const { body } = await server.as(client, ['acceptQuote', quote.id], { offer: 1, keepOpen: true });
    expect(body.quote.request.status).toBe('awarded');
  });

  test('again answers with the same order, and an offer that has expired is refused', async () => {
    const { id } = await server.quote(vendor, (await server.post(client)).id);
    const accept = () => server.as(client, ['acceptQuote', id], { offer: 1 });
    const first = await accept();
    const confirmed = await server.step(vendor, first.body.order, 'confirmed');
    const again = await accept();
    expect([again.status, again.body.order]).toEqual([200, confirmed]);
    const validUntil = dayIn(1);
    const late = await server.quote(vendor, (await server.post(client)).id, { validUntil });
    server.moveClock(3);
    const refused = await server.as(client, ['acceptQuote', late.id], { offer: 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'expired', current: { status: 'expired' } } });
    expect((await quoteOf(client, late.id)).order).toBeNull();
  });
});

describe('an order', () => {
  test('keeps names, addresses and lines as they were', async () => {
    const order = await server.order(client, vendor);
    const { db } = server.context;
    const gstin = '27AAPFU0939F1ZV';
    const renamed = { company_name: 'Lotus Mobility', address: 'Nashik', gstin };
    await db.updateTable('companies').set(renamed).where('id', '=', client.user._id).execute();
    expect(await read(vendor, order.id)).toStrictEqual(order);
    const next = await server.order(client, vendor);
    expect(next.client).toEqual({ name: 'Lotus Mobility', address: 'Nashik', gstin });
  });

  test('is for its two companies', async () => {
    const order = await server.order(client, vendor);
    for (const other of [stranger, rival]) {
      expect((await server.as(other, ['getOrder', order.id])).status).toBe(404);
      const body = { status: 'confirmed', from: 'placed' };
      expect((await server.as(other, ['changeOrder', order.id], body)).status).toBe(404);
    }
    expect((await read(client, order.id)).status).toBe('placed');
  });

  test('that is cancelled lets its request be opened again, and its quote be offered again', async () => {
    const order = await server.order(client, vendor);
    const cancelled = await server.step(vendor, order, 'cancelled', { note: 'No steel.' });
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelledBy: 'vendor', reason: 'No steel.' });
    await server.done(client, ['reopenRequest', order.requestId]);
    await server.done(vendor, ['makeOffer', order.quoteId], { offer, after: 1 });
    // A mark on the old order is nothing about the new offer.
    await server.step(client, cancelled, 'cancelled', { clientReference: 'PO 7' });
    expect(await quoteOf(client, order.quoteId)).toMatchObject({
      status: 'open',
      waitsFor: 'client',
      order: null,
    });
    const waiting = await server.read<Deal[]>(client, ['listDeals', client.user._id], '?view=needs-reply');
    expect(waiting.map(({ id }) => id)).toContain(order.quoteId);
    const next = (await server.done(client, ['acceptQuote', order.quoteId], { offer: 2 })).order;
    expect(next.id).not.toBe(order.id);
    expect(next.events).toHaveLength(1);
    expect((await read(client, order.id)).events.map(({ kind }) => kind)).toEqual(['placed', 'cancelled']);
    expect((await quoteOf(client, order.quoteId)).order?.id).toBe(next.id);
    // Nor about the order that is since.
    await server.step(client, cancelled, 'cancelled', { clientReference: 'PO 8' });
    const placed = await server.read<Deal[]>(client, ['listDeals', client.user._id], '?status=placed');
    expect(placed.map(({ id }) => id)).toContain(order.quoteId);
  });
});
