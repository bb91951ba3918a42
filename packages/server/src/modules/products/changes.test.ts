import type {
  ErrorBody,
  NewProduct,
  Product,
  ProductAdded,
  ProductChanged,
  Session,
  StockChange,
  UpdateProduct,
} from '@guildhall/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let vendor: Session;
let other: Session;
beforeAll(async () => {
  server = await startTestServer();
  vendor = await server.company();
  other = await server.company();
});
afterAll(() => server.close());

const least = { name: 'Coil', description: 'CR coil.', price: 1000, category: 'Coils', stockQuantity: 40 };

const add = async (product: Partial<NewProduct> = {}): Promise<Product> => {
  const body = { ...least, ...product };
  const added = await server.call<ProductAdded>(...address('createProduct'), { token: vendor.token, body });
  expect(added.status).toBe(201);
  return added.body.product;
};
const update = (id: string, body: object, { token } = vendor) =>
  server.call<ProductChanged & ErrorBody & { current?: Product }>(...address('updateProduct', id), {
    token,
    body,
  });
const read = (id: string, token?: string) =>
  server.call<Product>(...address('getProduct', id), token === undefined ? {} : { token });
const setStock = (id: string, body: object, { token } = vendor) =>
  server.call<ProductChanged & ErrorBody & { current?: Product }>(...address('changeStock', id), {
    token,
    body,
  });

const everything: Required<Omit<UpdateProduct, 'version'>> = {
  name: 'Slit coil',
  description: 'To 60 mm.',
  price: 999.99,
  discount: 12.5,
  category: 'Slit coils',
  subcategory: 'Cold rolled',
  sku: 'S-1',
  images: ['https://pictures.example/2.png'],
  videos: ['https://films.example/1.mp4'],
  attributes: { color: ['grey'], size: ['60 mm'], material: 'Steel' },
  shippingDetails: { estimatedTime: '5 days', weight: 2, dimensions: { length: 1, width: 2, height: 3 } },
  warranty: '1 year',
  additionalNotes: 'Oiled.',
  industryKeywords: ['slit'],
  unit: 'kg',
  minimumOrder: 100,
  priceBreaks: [
    { from: 500, price: 950.5 },
    { from: 1000, price: 900 },
  ],
  leadDays: 7,
  hsn: '7209',
  industry: 'Automotive',
  lowStock: 50,
};

describe('updateProduct', () => {
  test('changes every field, which everyone sees', async () => {
    const before = await add();
    const { status, body } = await update(before.id, everything);
    expect(status).toBe(200);
    expect(body).toStrictEqual({
      message: 'Product updated successfully!',
      product: { ...before, ...everything, version: 2, updatedAt: expect.stringMatching(/Z$/) },
    });
    expect((await read(before.id)).body).toStrictEqual(body.product);
  });

  test('takes back what was given', async () => {
    const { id } = await add(everything);
    const nothing = {
      attributes: { color: [], size: [], material: '' },
      leadDays: null,
      lowStock: null,
      industry: '',
    };
    const { body } = await update(id, { ...nothing, priceBreaks: [], images: [] });
    expect(body.product).toMatchObject({ ...nothing, priceBreaks: [], images: [] });
  });

  test('a new product has its vendor’s industry unless it is given', async () => {
    const retailer = await server.company();
    const details = { token: retailer.token, body: { companyIndustry: 'Retail' } };
    await server.call(...address('updateProfile', retailer.user._id), details);
    const added = (body: object) =>
      server.call<ProductAdded>(...address('createProduct'), { token: retailer.token, body });
    expect((await added(least)).body.product.industry).toBe('Retail');
    expect((await added({ ...least, industry: '' })).body.product.industry).toBe('');
  });

  test('tells the second of two who change one field, and merges changes of different fields', async () => {
    const { id, version } = await add();
    expect((await update(id, { price: 900, sku: 'A', version })).status).toBe(200);
    const second = await update(id, { price: 950, name: 'Strip', version });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: 'outdated',
      fields: { price: 'Somebody else has changed this since you opened it.' },
      current: { id, name: 'Coil', price: 900, sku: 'A', version: 2 },
    });
    expect(Object.keys(second.body.fields!)).toEqual(['price']);
    const { body } = await update(id, { name: 'Strip', version });
    expect(body.product).toMatchObject({ name: 'Strip', price: 900, version: 3 });
  });

  test('a change of the stock or the status makes no edit outdated', async () => {
    const { id, version } = await add();
    await setStock(id, { change: 5, reason: 'Received' });
    const same = await update(id, { name: 'Strip', version });
    expect([same.status, same.body.product.version, same.body.product.stockQuantity]).toEqual([200, 2, 45]);
  });

  test.each<[string, object, string]>([
    ['stock', { stockQuantity: 3 }, 'stockQuantity'],
    ['vendor', { vendorId: '01890000-0000-7000-8000-000000000000' }, 'vendorId'],
    [
      'break below the minimum order',
      { minimumOrder: 10, priceBreaks: [{ from: 10, price: 5 }] },
      'priceBreaks.0.from',
    ],
    ['break that is not cheaper', { priceBreaks: [{ from: 10, price: 1000 }] }, 'priceBreaks.0.price'],
    [
      'break that does not ascend',
      {
        priceBreaks: [
          { from: 10, price: 900 },
          { from: 5, price: 800 },
        ],
      },
      'priceBreaks.1.from',
    ],
    ['HSN code', { hsn: '72' }, 'hsn'],
    ['industry', { industry: 'Farming' }, 'industry'],
    ['unit', { unit: ' ' }, 'unit'],
  ])('refuses a wrong %s', async (_, changes, field) => {
    const { id } = await add();
    const { status, body } = await update(id, changes);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect((await read(id)).body.version).toBe(1);
  });

  test('refuses a price that stored price breaks do not fall below', async () => {
    const { id } = await add({ priceBreaks: [{ from: 10, price: 900 }] });
    const { status, body } = await update(id, { price: 900 });
    const price = 'Price must be higher than Rs. 900.00, the price from 10.';
    expect([status, body.fields]).toEqual([400, { price }]);
    // Given together, the break is wrong.
    const both = await update(id, { price: 900, priceBreaks: [{ from: 10, price: 900 }] });
    expect(Object.keys(both.body.fields ?? {})).toEqual(['priceBreaks.0.price']);
  });

  test('is for its vendor alone', async () => {
    const { id } = await add();
    expect((await update(id, { name: 'Mine' }, other)).status).toBe(403);
    expect((await setStock(id, { change: 1, reason: 'x' }, other)).status).toBe(403);
    expect((await update(server.context.newId(), { name: 'Mine' })).status).toBe(404);
  });
});

describe('archiveProduct and restoreProduct', () => {
  test('hide a product from everyone but its vendor, and show it again', async () => {
    const { id, vendorId } = await add({ name: 'Seldom' });
    const asVendor = { token: vendor.token };
    const seen = async () => ({
      alone: (await read(id)).status,
      listed: (await server.call<Product[]>('GET', `/api/products?ids=${id}`)).body.length,
      found: (await server.call<Product[]>('GET', '/api/search/products?q=seldom')).body.length,
      ofVendor: (await server.call<Product[]>(...address('listVendorProducts', vendorId))).body.filter(
        (product) => product.id === id,
      ).length,
    });
    const archived = await server.call<ProductChanged>(...address('archiveProduct', id), asVendor);
    expect(archived.body).toMatchObject({
      message: 'Product archived.',
      product: { id, status: 'archived' },
    });
    expect(await seen()).toEqual({ alone: 404, listed: 0, found: 0, ofVendor: 0 });
    expect((await read(id, vendor.token)).body.status).toBe('archived');
    expect((await read(id, other.token)).status).toBe(404);
    expect((await server.call(...address('restoreProduct', id), { token: other.token })).status).toBe(404);
    const inventory = (status: string) =>
      server.call<Product[]>(
        'GET',
        `${address('listInventory', vendorId)[1]}?status=${status}&q=seldom`,
        asVendor,
      );
    expect((await inventory('archived')).body.map((product) => product.id)).toEqual([id]);
    expect((await inventory('active')).body).toEqual([]);
    const again = await server.call<ProductChanged>(...address('archiveProduct', id), asVendor);
    expect([again.status, again.body.product.updatedAt]).toEqual([200, archived.body.product.updatedAt]);
    const restored = await server.call<ProductChanged>(...address('restoreProduct', id), asVendor);
    expect(restored.body).toMatchObject({
      message: 'Product restored.',
      product: { status: 'active', version: 1 },
    });
    expect(await seen()).toEqual({ alone: 200, listed: 1, found: 1, ofVendor: 1 });
  });
});

describe('changeStock', () => {
  test('adds, removes and sets, and tells each in the log', async () => {
    const { id } = await add({ stockQuantity: 10 });
    expect((await setStock(id, { change: 5, reason: 'Received' })).body).toMatchObject({
      message: 'Stock updated successfully!',
      product: { stockQuantity: 15, version: 1 },
    });
    await setStock(id, { change: -3, reason: 'Damaged' });
    expect((await setStock(id, { quantity: 20, reason: 'Counted' })).body.product.stockQuantity).toBe(20);
    const log = await server.call<StockChange[]>(...address('listStockChanges', id), { token: vendor.token });
    expect(
      log.body.map(({ change, quantity, reason, memberName }) => [change, quantity, reason, memberName]),
    ).toEqual(
      [
        [8, 20, 'Counted'],
        [-3, 12, 'Damaged'],
        [5, 15, 'Received'],
      ].map((line) => [...line, vendor.user.member.name]),
    );
    expect((await server.call(...address('listStockChanges', id), { token: other.token })).status).toBe(403);
  });

  test('never goes below nothing, and says how much there is', async () => {
    const { id } = await add({ stockQuantity: 1 });
    const { status, body } = await setStock(id, { change: -3, reason: 'Sold' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'stock',
      message: 'Only 1 is in stock.',
      current: { stockQuantity: 1 },
    });
    expect((await read(id)).body.stockQuantity).toBe(1);
  });

  test('loses no change of two at the same time', async () => {
    const { id } = await add({ stockQuantity: 0 });
    await Promise.all(Array.from({ length: 20 }, () => setStock(id, { change: 1, reason: 'Received' })));
    expect((await read(id)).body.stockQuantity).toBe(20);
  });

  test('counts a repeated call with its key once', async () => {
    const { id } = await add({ stockQuantity: 0 });
    const call = () =>
      server.call<ProductChanged>(...address('changeStock', id), {
        token: vendor.token,
        body: { change: 1, reason: 'Received' },
        headers: { 'idempotency-key': 'stock-1' },
      });
    expect([(await call()).body.product.stockQuantity, (await call()).body.product.stockQuantity]).toEqual([
      1, 1,
    ]);
  });

  test.each([
    { reason: 'x' },
    { change: 1, quantity: 2, reason: 'x' },
    { change: 1 },
    { change: 1, reason: ' ' },
    { change: 1.5, reason: 'x' },
    { change: 1_000_000_000, reason: 'x' },
  ])('refuses %j', async (body) => {
    const { id } = await add();
    expect((await setStock(id, body)).status).toBe(400);
  });
});
