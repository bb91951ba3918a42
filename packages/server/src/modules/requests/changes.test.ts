import type { PurchaseRequest, Session } from '@guildhall/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dayIn, startDealServer, type DealServer } from '../../../test/negotiation.ts';

let server: DealServer;
let client: Session;
let vendor: Session;
let stranger: Session;
beforeAll(async () => {
  server = await startDealServer();
  [client, vendor, stranger] = [await server.company(), await server.company(), await server.company()];
});
afterAll(() => server.close());
afterEach(() => server.moveClock(0));

const everything = {
  request: '40 coils',
  budget: 'Rs. 4 lakh',
  supply_industry: 'Steel Manufacturing',
  images: ['https://pictures.example/2.png'],
  quantity: 40.125,
  unit: 't',
  neededBy: '2099-06-01',
  deliveryPlace: 'Pune',
};
const update = (id: string, body: object, session = client) =>
  server.as(session, ['updateRequest', id], body);
const read = (id: string, session = client) => server.read<PurchaseRequest>(session, ['getRequest', id]);
/** What the client's members have done to a request. */
const activityOf = async (id: string) => {
  const rows = await server.context.db
    .selectFrom('activity')
    .select('action')
    .where('subject', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

describe('a request', () => {
  test('has all that its client gives, which everyone sees', async () => {
    const request = await server.post(client, { ...everything, closesAt: '2099-05-01' });
    expect(request).toMatchObject({ ...everything, closesAt: '2099-05-01T18:29:59.000Z', version: 1 });
    expect(await read(request.id, stranger)).toStrictEqual(request);
  });

  test('takes quotes until the end of its last day in the time zone of its client', async () => {
    const day = 24 * 60 * 60 * 1000;
    const [last, next] = [dayIn(10), dayIn(11)];
    const closing = { ...everything, closesAt: last };
    // A day in India is over at 18:29:59.
    const moveTo = (time: string) => server.moveClock((Date.parse(`${last}T${time}Z`) - Date.now()) / day);
    const post = () => server.as(client, ['createRequest'], closing);
    moveTo('18:29:00');
    const { status, body } = await post();
    expect([status, body.request.closesAt]).toEqual([201, `${last}T18:29:59.000Z`]);
    const { id: requestId } = body.request;
    const ask = (session: Session) => server.as(session, ['createQuote'], { requestId, note: 'In time?' });
    expect((await ask(vendor)).status).toBe(201);
    moveTo('18:31:00');
    const late = await ask(stranger);
    expect([late.status, late.body.code]).toEqual([409, 'expired']);
    for (const over of [await post(), await update(requestId, { closesAt: last })])
      expect([over.status, Object.keys(over.body.fields!)]).toEqual([400, ['closesAt']]);
    expect((await update(requestId, { closesAt: next })).status).toBe(200);
    expect((await ask(stranger)).status).toBe(201);
  });

  test.each([
    ['quantity', 0],
    ['quantity', 1.0001],
    ['unit', 'x'.repeat(21)],
    ['neededBy', '2099-02-30'],
    ['neededBy', '2020-01-01'],
    ['deliveryPlace', 'x'.repeat(201)],
    ['closesAt', '2020-01-01'],
    ['status', 'closed'],
  ])('refuses a wrong %s (case %#)', async (field, value) => {
    const { id } = await server.post(client);
    const answers = [
      await server.as(client, ['createRequest'], { ...everything, [field]: value }),
      await update(id, { [field]: value }),
    ];
    for (const { status, body } of answers)
      expect([status, Object.keys(body.fields!)]).toEqual([400, [field]]);
    expect((await read(id)).version).toBe(1);
  });
});

describe('updateRequest', () => {
  test('changes every field, and takes back what was given', async () => {
    const request = await server.post(client);
    const { status, body } = await update(request.id, { ...everything, closesAt: '2099-05-01' });
    expect([status, body.message]).toEqual([200, 'Request updated successfully!']);
    const changed = { ...request, ...everything, closesAt: '2099-05-01T18:29:59.000Z', version: 2 };
    expect(body.request).toStrictEqual(changed);
    expect(await read(request.id, stranger)).toStrictEqual(changed);
    const nothing = {
      quantity: null,
      unit: '',
      neededBy: null,
      deliveryPlace: '',
      closesAt: null,
      images: [],
    };
    expect((await update(request.id, nothing)).body.request).toMatchObject(nothing);
    expect(await activityOf(request.id)).toEqual(['request.added', 'request.updated', 'request.updated']);
  });

  test('leaves a day of need that has passed since, and takes no other that is over', async () => {
    const neededBy = dayIn(2);
    const { id } = await server.post(client, { neededBy });
    server.moveClock(5);
    expect((await update(id, { budget: '2', neededBy })).status).toBe(200);
    const { status, body } = await update(id, { neededBy: dayIn(3) });
    expect([status, body.fields]).toEqual([400, { neededBy: 'Needed by must not be in the past.' }]);
    expect((await update(id, { neededBy: dayIn(7) })).status).toBe(200);
  });

  test('tells the second of two who change one field, and merges changes of different fields', async () => {
    const { id, version } = await server.post(client);
    await update(id, { budget: '2', unit: 'kg', version });
    const second = await update(id, { budget: '3', request: 'Strip', version });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'outdated', current: { id, budget: '2', request: 'Steel coils', version: 2 } },
    });
    expect(Object.keys(second.body.fields!)).toEqual(['budget']);
    expect((await update(id, { request: 'Strip', version })).body.request).toMatchObject({
      budget: '2',
      version: 3,
    });
  });

  test('changes nothing but the last day once there is an offer; a question alone hinders nothing', async () => {
    const { id } = await server.post(client);
    const { quote } = await server.done(vendor, ['createQuote'], { requestId: id, note: 'Which grade?' });
    expect((await update(id, { request: 'CR4 coils' })).status).toBe(200);
    await server.quote(stranger, id);
    for (const changes of [{ budget: '3' }, { budget: '3', closesAt: '2099-05-01' }, { quantity: 5 }]) {
      const { status, body } = await update(id, changes);
      expect([status, body.code, body.current]).toEqual([409, 'conflict', await read(id)]);
    }
    const { body } = await update(id, { closesAt: '2099-05-01' });
    expect(body.request).toMatchObject({ closesAt: '2099-05-01T18:29:59.000Z', version: 3, quoteCount: 1 });
    // A number of quotes or a status is no version of what the client has written.
    await server.done(vendor, ['makeOffer', quote.id], {
      offer: { lines: [everythingLine], validUntil: '2099-12-31' },
      after: 0,
    });
    expect(await read(id)).toMatchObject({ version: 3, quoteCount: 2 });
  });

  test('is for its client alone, while it is open', async () => {
    const { id } = await server.post(client);
    expect((await update(id, { budget: '3' }, vendor)).status).toBe(403);
    await server.done(client, ['closeRequest', id]);
    expect((await update(id, { budget: '3' }, vendor)).status).toBe(404);
    expect(await update(id, { budget: '3' })).toMatchObject({
      status: 409,
      body: { current: { status: 'closed' } },
    });
    expect((await update(server.context.newId(), { budget: '3' })).status).toBe(404);
  });
});

const everythingLine = { description: 'Coil', quantity: 1, unit: 't', unitPrice: 1 };

describe('closeRequest and reopenRequest', () => {
  test('are done once, and say the same again', async () => {
    const { id, version } = await server.post(client);
    for (const [endpoint, status, message] of [
      ['closeRequest', 'closed', 'Request closed.'],
      ['reopenRequest', 'open', 'Request reopened.'],
    ] as const) {
      const first = await server.as(client, [endpoint, id]);
      expect(first).toMatchObject({ status: 200, body: { message, request: { status, version } } });
      const again = await server.as(client, [endpoint, id]);
      expect([again.status, again.body]).toEqual([200, first.body]);
    }
    expect(await activityOf(id)).toEqual(['request.added', 'request.closed', 'request.reopened']);
  });

  test('are for its client alone', async () => {
    const { id } = await server.post(client);
    expect((await server.as(vendor, ['closeRequest', id])).status).toBe(403);
    await server.done(client, ['closeRequest', id]);
    expect((await server.as(vendor, ['reopenRequest', id])).status).toBe(404);
    expect((await read(id)).status).toBe('closed');
  });
});
