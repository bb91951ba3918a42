import type { Order, Quote, Session } from '@guildhall/contract';
import { maxShipments } from '@guildhall/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { line, startDealServer, type DealServer } from '../../../test/negotiation.ts';

let server: DealServer;
let client: Session;
let vendor: Session;
beforeAll(async () => {
  server = await startDealServer();
  [client, vendor] = [await server.company({ companyName: 'Lotus Motors' }), await server.company()];
});
afterAll(() => server.close());

/** An order of 10 coils and 2.5 kg, confirmed. */
async function confirmed(): Promise<Order> {
  const product = await server.addProduct(vendor);
  const lines = [
    { ...line, productId: product.id },
    { ...line, description: 'Oil', unit: 'kg', quantity: 2.5 },
  ];
  return server.step(vendor, await server.order(client, vendor, { lines }), 'confirmed');
}
const shippedOf = ({ lines }: Order) => lines.map(({ shipped }) => shipped);
const turnOf = async ({ quoteId }: Order) =>
  (await server.read<Quote>(client, ['getQuote', quoteId])).waitsFor;
const ship = (order: Order, shipment: object, headers?: Record<string, string>) =>
  server.as(
    vendor,
    ['changeOrder', order.id],
    { status: 'dispatched', from: order.status, shipment },
    headers,
  );

describe('a shipment', () => {
  test('holds all that is left unless its lines are given', async () => {
    const order = await confirmed();
    const [coils, oil] = order.lines.map(({ id }) => id);
    const part = { lines: [{ lineId: oil, quantity: 0.1 }], carrier: 'Blue Dart', tracking: 'BD 1' };
    const first = (await ship(order, part)).body.order;
    expect([first.status, shippedOf(first), await turnOf(order)]).toEqual(['dispatched', [0, 0.1], 'vendor']);
    // In binary fractions, 0.1 and 0.2 are more than 0.3.
    const second = (await ship(first, { lines: [{ lineId: oil, quantity: 0.2 }] })).body.order;
    expect(shippedOf(second)).toEqual([0, 0.3]);
    const last = (await ship(second, {})).body.order;
    expect([shippedOf(last), await turnOf(order)]).toEqual([[10, 2.5], 'client']);
    expect(last.shipments).toMatchObject([
      { ...part, memberName: vendor.user.member.name },
      { carrier: '', tracking: '' },
      {
        lines: [
          { lineId: coils, quantity: 10 },
          { lineId: oil, quantity: 2.2 },
        ],
      },
    ]);
    expect(last.events.map(({ kind }) => kind)).toEqual([
      'placed',
      'confirmed',
      'dispatched',
      'dispatched',
      'dispatched',
    ]);
    const none = await ship(last, {});
    expect([none.status, none.body.message, none.body.current]).toEqual([409, 'All is shipped.', last]);
  });

  test('of all at once is the turn of the client', async () => {
    const order = await server.step(vendor, await confirmed(), 'dispatched');
    expect([shippedOf(order), await turnOf(order)]).toEqual([[10, 2.5], 'client']);
  });

  test.each([
    ['more than is left', [{ quantity: 7 }], '0.quantity'],
    ['a part of a product', [{ quantity: 1.5 }], '0.quantity'],
    ['nothing', [{ quantity: 0 }], '0.quantity'],
    ['a line twice', [{ quantity: 1 }, { quantity: 1 }], '1.lineId'],
    [
      'a line of another order',
      [{ lineId: '01890000-0000-7000-8000-000000000000', quantity: 1 }],
      '0.lineId',
    ],
  ] as const)('is refused with %s', async (_name, wrong, field) => {
    const order = await confirmed();
    const lineId = order.lines[0]!.id;
    const first = (await ship(order, { lines: [{ lineId, quantity: 4 }] })).body.order;
    const { status, body } = await ship(first, { lines: wrong.map((each) => ({ lineId, ...each })) });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [`shipment.lines.${field}`]]);
    expect(await server.read<Order>(client, ['getOrder', order.id])).toStrictEqual(first);
  });

  test('is made once for a key, and again without one', async () => {
    const order = await confirmed();
    const shipment = { lines: [{ lineId: order.lines[0]!.id, quantity: 2 }] };
    const started = (await ship(order, shipment)).body.order;
    const key = { 'idempotency-key': 'shipment-2' };
    const [first, again] = [await ship(started, shipment, key), await ship(started, shipment, key)];
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(shippedOf(first.body.order)[0]).toBe(4);
    expect(shippedOf((await ship(started, shipment)).body.order)[0]).toBe(6);
  });
});

test('shipments have a limit for an order, which can be delivered with fewer units', async () => {
  const order = await confirmed();
  const part = { lines: [{ lineId: order.lines[1]!.id, quantity: 0.001 }] };
  const { id } = (await ship(order, part)).body.order;
  const { db, newId } = server.context;
  const first = await db
    .selectFrom('shipments')
    .selectAll()
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  const others = Array.from({ length: maxShipments - 2 }, () => ({
    ...first,
    id: newId(),
    lines: JSON.stringify(first.lines),
  }));
  await db.insertInto('shipments').values(others).execute();
  const last = (await ship({ ...order, status: 'dispatched' }, part)).body.order;
  expect(last.shipments).toHaveLength(maxShipments);
  const { status, body } = await ship(last, {});
  expect([status, body.code, body.message]).toEqual([409, 'limit', 'An order has at most 100 shipments.']);
  expect(await server.read<Order>(client, ['getOrder', id])).toStrictEqual(last);
  expect((await server.step(client, last, 'delivered')).status).toBe('delivered');
});

describe('marks', () => {
  test('are made by the side that they belong to', async () => {
    const order = await confirmed();
    const marked = await server.step(vendor, order, 'confirmed', { paid: true, invoiceNumber: 'INV 1' });
    expect(marked).toMatchObject({ status: 'confirmed', invoiceNumber: 'INV 1', paidAt: expect.any(String) });
    expect(await turnOf(order)).toBe('vendor');
    const both = await server.step(client, marked, 'confirmed', {
      clientReference: 'PO 7',
      problem: 'Rust.',
    });
    expect(both).toMatchObject({ clientReference: 'PO 7', problem: 'Rust.', invoiceNumber: 'INV 1' });
    expect((await server.step(vendor, both, 'confirmed', { paid: false })).paidAt).toBeNull();
    // They are no steps.
    expect(both.events.map(({ kind }) => kind)).toEqual(['placed', 'confirmed']);
    for (const [session, mark] of [
      [client, { paid: true }],
      [client, { invoiceNumber: 'INV 2' }],
      [vendor, { clientReference: 'PO 8' }],
      [vendor, { problem: '' }],
    ] as const) {
      const body = { status: 'confirmed', from: 'confirmed', ...mark };
      expect((await server.as(session, ['changeOrder', order.id], body)).status).toBe(403);
    }
    const outdated = { status: 'placed', from: 'placed', paid: true };
    expect((await server.as(vendor, ['changeOrder', order.id], outdated)).body.code).toBe('outdated');
  });

  test('come with a step, and a note is a note of the quote', async () => {
    const placed = await server.order(client, vendor);
    const order = await server.step(vendor, placed, 'confirmed', {
      invoiceNumber: 'INV 1',
      note: 'Thank you.',
    });
    expect(order).toMatchObject({ status: 'confirmed', invoiceNumber: 'INV 1' });
    await server.step(client, order, 'confirmed', { note: 'By Friday, please.' });
    const { notes } = await server.read<Quote>(vendor, ['getQuote', order.quoteId]);
    expect(notes.map(({ by, text }) => [by, text])).toEqual([
      ['vendor', 'Thank you.'],
      ['client', 'By Friday, please.'],
    ]);
  });
});
