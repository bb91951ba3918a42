import type { Order, Product, Session, StockChange } from '@guildhall/contract';
import { maxUnits } from '@guildhall/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { line, startDealServer, type DealServer } from '../../../test/negotiation.ts';

let server: DealServer;
let client: Session;
let vendor: Session;
beforeAll(async () => {
  server = await startDealServer();
  [client, vendor] = [await server.company(), await server.company()];
});
afterAll(() => server.close());

const stockOf = async ({ id }: Product) =>
  (await server.read<Product>(vendor, ['getProduct', id])).stockQuantity;
const logOf = async ({ id }: Product) =>
  (await server.read<StockChange[]>(vendor, ['listStockChanges', id])).map(({ change, quantity, reason }) => [
    change,
    quantity,
    reason,
  ]);
/** An order with a line for each quantity of a product, and one without a product. */
const orderOf = (product: Product, ...quantities: number[]) => {
  const lines = quantities.map((quantity) => ({ ...line, productId: product.id, quantity }));
  return server.order(client, vendor, { lines: [...lines, { ...line, unit: 'kg', quantity: 2.5 }] });
};
const takenOf = ({ lines }: Order) => lines.map(({ taken }) => taken);

describe('a confirmation', () => {
  test('takes the units of all lines from the stock, and tells the log once for each product', async () => {
    const product = await server.addProduct(vendor, { stockQuantity: 50 });
    const order = await orderOf(product, 30, 15);
    expect([await stockOf(product), takenOf(order)]).toEqual([50, [0, 0, 0]]);
    const confirmed = await server.step(vendor, order, 'confirmed');
    expect(takenOf(confirmed)).toEqual([30, 15, 0]);
    expect(await logOf(product)).toEqual([[-45, 5, `Order ${order.number}`]]);
    const after = await server.read<Product>(vendor, ['getProduct', product.id]);
    expect([after.stockQuantity, after.version]).toEqual([5, 1]);
  });

  test('is refused when there is less, and names each line that falls short', async () => {
    const product = await server.addProduct(vendor, { stockQuantity: 31 });
    const order = await orderOf(product, 30, 15);
    const body = { status: 'confirmed', from: 'placed' };
    const refused = await server.as(vendor, ['changeOrder', order.id], body);
    const message = 'Only 1 of Steel coil is in stock, and 15 are ordered.';
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'stock',
        message,
        fields: { [`lines.${order.lines[1]!.id}`]: message },
        shortfall: [{ lineId: order.lines[1]!.id, inStock: 1 }],
        current: order,
      },
    ]);
    expect(Object.keys(refused.body.fields!)).toHaveLength(1);
    expect([await stockOf(product), await logOf(product)]).toEqual([31, []]);
    const confirmed = await server.step(vendor, order, 'confirmed', { shipAnyway: true });
    expect(takenOf(confirmed)).toEqual([30, 1, 0]);
    expect([await stockOf(product), await logOf(product)]).toEqual([0, [[-31, 0, `Order ${order.number}`]]]);
    // Of nothing nothing is taken, which is no change.
    const next = await server.step(vendor, await orderOf(product, 5), 'confirmed', { shipAnyway: true });
    expect([takenOf(next), (await logOf(product)).length]).toEqual([[0, 0], 1]);
  });

  test('of several products is all or nothing', async () => {
    const [plenty, few] = [
      await server.addProduct(vendor, { stockQuantity: 50 }),
      await server.addProduct(vendor, { stockQuantity: 1 }),
    ];
    const lines = [plenty, few].map(({ id }) => ({ ...line, productId: id }));
    const order = await server.order(client, vendor, { lines });
    const refused = await server.as(vendor, ['changeOrder', order.id], {
      status: 'confirmed',
      from: 'placed',
    });
    expect(refused.body).toHaveProperty('shortfall', [{ lineId: order.lines[1]!.id, inStock: 1 }]);
    expect([await stockOf(plenty), await stockOf(few)]).toEqual([50, 1]);
    await server.step(vendor, order, 'confirmed', { shipAnyway: true });
    expect([await stockOf(plenty), await stockOf(few)]).toEqual([40, 0]);
  });
});

describe('a cancellation', () => {
  test('gives back exactly what was taken, whatever has come and gone since', async () => {
    const product = await server.addProduct(vendor, { stockQuantity: 40 });
    const order = await orderOf(product, 30, 15);
    const confirmed = await server.step(vendor, order, 'confirmed', { shipAnyway: true });
    await server.done(vendor, ['changeStock', product.id], { change: 7, reason: 'Received' });
    const cancelled = await server.step(client, confirmed, 'cancelled', { note: 'No longer needed.' });
    expect(takenOf(cancelled)).toEqual([0, 0, 0]);
    expect(await logOf(product)).toEqual([
      [40, 47, `Order ${order.number} cancelled`],
      [7, 7, 'Received'],
      [-40, 0, `Order ${order.number}`],
    ]);
    expect(await stockOf(product)).toBe(47);
  });

  test('of an order that is not confirmed gives nothing back', async () => {
    const product = await server.addProduct(vendor, { stockQuantity: 40 });
    await server.step(vendor, await orderOf(product, 30), 'cancelled', { note: 'No steel.' });
    expect([await stockOf(product), await logOf(product)]).toEqual([40, []]);
  });
});

describe('a delivery', () => {
  test('gives back what was taken and not shipped', async () => {
    const product = await server.addProduct(vendor, { stockQuantity: 40 });
    const order = await server.step(vendor, await orderOf(product, 30, 15), 'confirmed', {
      shipAnyway: true,
    });
    expect(takenOf(order)).toEqual([30, 10, 0]);
    const [first, second] = order.lines.map(({ id }) => id);
    const shipment = {
      lines: [
        { lineId: first, quantity: 12 },
        { lineId: second, quantity: 13 },
      ],
    };
    const shipped = await server.step(vendor, order, 'dispatched', { shipment });
    expect(await stockOf(product)).toBe(0);
    const delivered = await server.step(client, shipped, 'delivered');
    // More of the second was shipped than was taken.
    expect(takenOf(delivered)).toEqual([12, 10, 0]);
    const log = [
      [18, 18, `Order ${order.number}`],
      [-40, 0, `Order ${order.number}`],
    ];
    expect([await stockOf(product), await logOf(product)]).toEqual([18, log]);
    await server.step(client, delivered, 'completed');
    expect(await logOf(product)).toEqual(log);
  });

  test('of all gives nothing back', async () => {
    const product = await server.addProduct(vendor, { stockQuantity: 40 });
    const order = await server.step(vendor, await orderOf(product, 30), 'confirmed');
    await server.step(client, await server.step(vendor, order, 'dispatched'), 'delivered');
    expect([await stockOf(product), (await logOf(product)).length]).toEqual([10, 1]);
  });
});

test('a stock that a cancellation has lifted above the limit goes down, and no further up', async () => {
  const product = await server.addProduct(vendor, { stockQuantity: maxUnits });
  const order = await server.step(vendor, await orderOf(product, 30), 'confirmed');
  await server.done(vendor, ['changeStock', product.id], { change: 30, reason: 'Received' });
  await server.step(vendor, order, 'cancelled', { note: 'No steel.' });
  expect(await stockOf(product)).toBe(maxUnits + 30);
  const change = async (by: number) =>
    (await server.as(vendor, ['changeStock', product.id], { change: by, reason: 'Counted' })).status;
  expect([await change(1), await change(-1), await change(1), await stockOf(product)]).toEqual([
    400,
    200,
    400,
    maxUnits + 29,
  ]);
});

test('cancellations fill a stock up to what can be stored', async () => {
  const product = await server.addProduct(vendor, { stockQuantity: maxUnits });
  const lines = [{ ...line, productId: product.id, quantity: maxUnits, unitPrice: 0.01 }];
  const orders = [];
  for (let number = 1; number <= 3; number++) {
    orders.push(await server.step(vendor, await server.order(client, vendor, { lines }), 'confirmed'));
    await server.done(vendor, ['changeStock', product.id], { quantity: maxUnits, reason: 'Received' });
  }
  const stocks = [];
  for (const order of orders) {
    await server.step(vendor, order, 'cancelled', { note: 'No steel.' });
    stocks.push(await stockOf(product));
  }
  expect(stocks).toEqual([2 * maxUnits, 2 ** 31 - 1, 2 ** 31 - 1]);
});
