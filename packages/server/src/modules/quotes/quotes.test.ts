import type { PurchaseRequest, Quote, QuoteSummary, Session } from '@guildhall/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { counter, dayIn, line, offer, startDealServer, type DealServer } from '../../../test/negotiation.ts';

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

const read = (session: Session, id: string) => server.read<Quote>(session, ['getQuote', id]);
const requestOf = async (id: string) => server.read<PurchaseRequest>(client, ['getRequest', id]);
const make = (session: Session, id: string, terms: object, after: number) =>
  server.as(session, ['makeOffer', id], { offer: terms, after });

describe('createQuote', () => {
  test('begins with a question, which costs no offer; both sides see the same', async () => {
    const { id: requestId } = await server.post(client);
    const { status, body } = await server.as(vendor, ['createQuote'], { requestId, note: 'Which grade?' });
    expect([status, body.message]).toEqual([201, 'Quote sent successfully!']);
    const { id } = body.quote;
    expect(body.quote).toMatchObject({
      requestId,
      clientName: 'Lotus Motors',
      vendorName: 'Saffron Steel',
      status: 'open',
      waitsFor: 'client',
      offers: [],
      notes: [{ by: 'vendor', memberName: 'Saffron Steel', text: 'Which grade?' }],
      order: null,
    });
    expect((await requestOf(requestId)).quoteCount).toBe(0);
    const answered = await server.done(client, ['addNote', id], { text: 'CR4.' });
    expect(answered.quote).toMatchObject({ waitsFor: 'vendor', notes: [{ by: 'vendor' }, { by: 'client' }] });
    const first = await make(vendor, id, offer, 0);
    expect([first.status, first.body.message]).toEqual([201, 'Offer sent successfully!']);
    expect(first.body.quote.request.quoteCount).toBe(1);
    const second = await make(client, id, counter, 1);
    expect(second.body.quote).toMatchObject({
      waitsFor: 'vendor',
      offers: [
        { number: 1, by: 'vendor', validUntil: '2099-12-31T18:29:59.000Z', memberName: 'Saffron Steel' },
        { number: 2, by: 'client', validUntil: null, memberName: 'Lotus Motors' },
      ],
    });
    expect((await requestOf(requestId)).quoteCount).toBe(1);
    expect(await read(vendor, id)).toStrictEqual(second.body.quote);
    expect(await read(client, id)).toStrictEqual(second.body.quote);
  });

  test('needs an offer or a note, another company’s request, and is made once', async () => {
    const { id: requestId } = await server.post(client);
    const empty = await server.as(vendor, ['createQuote'], { requestId, note: ' ' });
    expect([empty.status, Object.keys(empty.body.fields!)]).toEqual([400, ['offer']]);
    expect((await server.as(client, ['createQuote'], { requestId, offer })).status).toBe(403);
    await server.quote(vendor, requestId);
    const second = await server.as(vendor, ['createQuote'], { requestId, offer });
    expect([second.status, second.body.code, second.body.current?.id]).toEqual([409, 'conflict', requestId]);
    await server.done(client, ['closeRequest', requestId]);
    expect((await server.as(rival, ['createQuote'], { requestId, offer })).status).toBe(404);
    expect(
      (await server.as(vendor, ['createQuote'], { requestId: server.context.newId(), offer })).status,
    ).toBe(404);
  });

  test('is refused after the last day, but who has a quote goes on', async () => {
    const { id: requestId } = await server.post(client, { closesAt: dayIn(1) });
    const { id } = await server.quote(vendor, requestId);
    server.moveClock(3);
    const late = await server.as(rival, ['createQuote'], { requestId, offer });
    expect([late.status, late.body.code, late.body.current?.id]).toEqual([409, 'expired', requestId]);
    expect((await make(vendor, id, offer, 1)).status).toBe(201);
  });

  test('and an offer are refused when the request has changed since it was read', async () => {
    const { id: requestId } = await server.post(client);
    const { id } = (await server.done(rival, ['createQuote'], { requestId, note: 'Which grade?' })).quote;
    await server.done(client, ['updateRequest', requestId], { request: 'CR4 coils' });
    const first = await server.as(vendor, ['createQuote'], { requestId, requestVersion: 1, offer });
    expect(first).toMatchObject({
      status: 409,
      body: { code: 'outdated', current: { request: 'CR4 coils' } },
    });
    const next = await server.as(rival, ['makeOffer', id], { offer, after: 0, requestVersion: 1 });
    expect(next).toMatchObject({ status: 409, body: { code: 'outdated', current: { id, offers: [] } } });
    expect((await server.as(vendor, ['createQuote'], { requestId, requestVersion: 2, offer })).status).toBe(
      201,
    );
  });

  test('and an offer, a note, are stored once for a key', async () => {
    const { id: requestId } = await server.post(client);
    const twice = async (
      session: Session,
      ...[endpoint, body]: [Parameters<DealServer['as']>[1], object]
    ) => {
      const key = { 'idempotency-key': `twice-${endpoint[0]}` };
      const [first, again] = [
        await server.as(session, endpoint, body, key),
        await server.as(session, endpoint, body, key),
      ];
      expect([again.status, again.body]).toEqual([201, first.body]);
      return first.body.quote;
    };
    const { id } = await twice(vendor, ['createQuote'], { requestId, offer });
    await twice(client, ['makeOffer', id], { offer: counter, after: 1 });
    await twice(client, ['addNote', id], { text: 'By Friday.' });
    const { offers, notes } = await read(client, id);
    expect([offers.length, notes.length, (await requestOf(requestId)).quoteCount]).toEqual([2, 1, 1]);
  });
});

describe('a quote', () => {
  test('is for its two companies: nobody else reads or changes it', async () => {
    const { id: requestId } = await server.post(client);
    const { id } = await server.quote(vendor, requestId);
    await server.quote(rival, requestId);
    for (const other of [stranger, rival]) {
      const calls = [
        server.as(other, ['getQuote', id]),
        make(other, id, offer, 1),
        server.as(other, ['addNote', id], { text: 'Hello' }),
        server.as(other, ['acceptQuote', id], { offer: 1 }),
        server.as(other, ['declineQuote', id], { after: 1 }),
        server.as(other, ['withdrawQuote', id], { after: 1 }),
      ];
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
    }
    expect((await read(client, id)).status).toBe('open');
  });

  test('is in the list of its request for its client and its vendor, with the last offer', async () => {
    const { id: requestId } = await server.post(client);
    const [first, second] = [await server.quote(vendor, requestId), await server.quote(rival, requestId)];
    await make(client, first.id, { lines: [{ ...line, unitPrice: 90 }] }, 1);
    await server.done(vendor, ['addNote', first.id], { text: 'Too low.' });
    const list = async (session: Session, query = '') =>
      (await server.read<QuoteSummary[]>(session, ['listRequestQuotes', requestId], query)).map((quote) => [
        quote.id,
        quote.offer?.number,
        quote.offer?.totals.goods,
        quote.noteCount,
      ]);
    const [mine, theirs] = [
      [first.id, 2, 900, 1],
      [second.id, 1, 1000, 0],
    ];
    expect(await list(client)).toEqual([theirs, mine]);
    expect(await list(client, '?limit=1')).toEqual([theirs]);
    expect(await list(vendor)).toEqual([mine]);
    expect(await list(rival)).toEqual([theirs]);
    expect(await list(stranger)).toEqual([]);
    await server.done(client, ['closeRequest', requestId]);
    expect(await list(vendor)).toEqual([mine]);
    expect((await server.as(stranger, ['listRequestQuotes', requestId])).status).toBe(404);
  });

  test('waits for nobody while its request is closed', async () => {
    const { id: requestId } = await server.post(client);
    const { id } = await server.quote(vendor, requestId);
    const waitsFor = async () => [
      (await read(vendor, id)).waitsFor,
      (await server.read<QuoteSummary[]>(vendor, ['listRequestQuotes', requestId]))[0]?.waitsFor,
    ];
    expect(await waitsFor()).toEqual(['client', 'client']);
    await server.done(client, ['closeRequest', requestId]);
    expect(await waitsFor()).toEqual([null, null]);
    await server.done(client, ['reopenRequest', requestId]);
    expect(await waitsFor()).toEqual(['client', 'client']);
  });
});
