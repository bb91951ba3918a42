import type { Product, ProductAdded, Session } from '@guildhall/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let vendor: Session;
beforeAll(async () => {
  server = await startTestServer();
  vendor = await server.company({ companyName: 'Saffron Steel' });
});
afterAll(() => server.close());

const least = {
  name: 'Cold rolled coil',
  description: 'CR coil, 1.2 mm.',
  price: 1000,
  category: 'Coils',
  stockQuantity: 40,
};
const add = (body: unknown, { token } = vendor) =>
  server.call<ProductAdded>(...address('createProduct'), { token, body });

describe('createProduct', () => {
  test('adds a product with the required fields alone', async () => {
    const { status, body } = await add(least);
    expect(status).toBe(201);
    expect(body).toStrictEqual({
      message: 'Product added successfully!',
      product: {
        ...least,
        id: expect.any(String),
        discount: 0,
        subcategory: '',
        sku: '',
        vendorId: vendor.user._id,
        vendorName: 'Saffron Steel',
        vendorAvatar: null,
        images: [],
        videos: [],
        attributes: null,
        shippingDetails: null,
        warranty: '',
        additionalNotes: '',
        industryKeywords: [],
        unit: 'piece',
        minimumOrder: 1,
        priceBreaks: [],
        leadDays: null,
        hsn: '',
        industry: '',
        lowStock: null,
        status: 'active',
        version: 1,
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: body.product.createdAt,
      },
    });
  });

  test('stores every field as it was given', async () => {
    const full = {
      ...least,
      price: 19.99,
      discount: 12.5,
      subcategory: 'Sheets',
      sku: 'CR-1.2',
      images: ['https://pictures.example/1.png', 'http://pictures.example/2.png?size=2&x=%22'],
      videos: ['https://films.example/1.mp4'],
      attributes: { color: ['grey', '"red"'], size: ['1.2 mm'], material: 'Steel' },
      shippingDetails: {
        estimatedTime: '5 days',
        weight: 2.5,
        dimensions: { length: 1, width: 2.25, height: 0 },
      },
      warranty: '1 year',
      additionalNotes: 'Oiled; slit to width.\nनमस्ते 🙂',
      industryKeywords: ['steel', 'coil'],
      unit: 'tonne',
      minimumOrder: 5,
      priceBreaks: [{ from: 20, price: 19.5 }],
      leadDays: 0,
      hsn: '7209',
      industry: 'Steel Manufacturing',
      lowStock: 10,
    };
    const { status, body } = await add(full);
    expect(status).toBe(201);
    expect(body.product).toMatchObject(full);
    const { body: list } = await server.call<Product[]>(...address('listProducts'));
    expect(list[0]).toStrictEqual(body.product);
  });

  test('returns a product as it was stored, even when the contract has become stricter', async () => {
    const { body } = await add({ ...least, attributes: { color: ['grey'], size: [], material: 'Steel' } });
    const attributes = { color: ['grey\nblue'], size: [], material: 'Steel' };
    await server.context.db
      .updateTable('products')
      .set({ attributes: JSON.stringify(attributes) })
      .where('id', '=', body.product.id)
      .execute();
    const { status, body: read } = await server.call<Product>(...address('getProduct', body.product.id));
    expect([status, read.attributes]).toEqual([200, attributes]);
  });

  test('takes the vendor from the session, whatever name is sent, and refuses another’s id', async () => {
    const own = await add({ ...least, vendorName: 'Lotus Motors', vendorId: vendor.user._id });
    expect(own.body.product).toMatchObject({ vendorName: 'Saffron Steel', vendorId: vendor.user._id });
    const other = await server.company();
    expect((await add({ ...least, vendorId: other.user._id })).status).toBe(403);
  });

  test.each([
    0, 0.01, 0.07, 0.29, 1.15, 4.35, 8.2, 19.99, 1005.01, 4_615_500_452.69, 9_999_999_999.99, 10_000_000_000,
  ])('stores the price %d to the paisa', async (price) => {
    const { status, body } = await add({ ...least, price });
    expect(status).toBe(201);
    expect(body.product.price).toBe(price);
  });

  test.each([0, 0.01, 12.5, 33.33, 99.99, 100])('stores the discount %d', async (discount) => {
    const { status, body } = await add({ ...least, discount });
    expect(status).toBe(201);
    expect(body.product.discount).toBe(discount);
  });

  test.each([
    ...['name', 'description', 'price', 'category', 'stockQuantity'].map(
      (field) => [field, { [field]: undefined }] as const,
    ),
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['description', { description: 'x'.repeat(5001) }],
    ['price', { price: -1 }],
    ['price', { price: '1000' }],
    ['price', { price: 1.001 }],
    ['price', { price: 1e11 }],
    ['price', { price: null }],
    ['discount', { discount: 100.01 }],
    ['discount', { discount: -1 }],
    ['discount', { discount: 12.345 }],
    ['stockQuantity', { stockQuantity: 1.5 }],
    ['stockQuantity', { stockQuantity: -1 }],
    ['stockQuantity', { stockQuantity: 1e10 }],
    ['category', { category: '' }],
    ['images', { images: ['javascript:alert(1)'] }],
    ['images', { images: ['/picture.png'] }],
    ['images', { images: [''] }],
    ['images', { images: Array(21).fill('https://pictures.example/1.png') }],
    ['videos', { videos: ['data:video/mp4,x'] }],
    ['attributes', { attributes: { color: 'red', size: [], material: '' } }],
    ['shippingDetails', { shippingDetails: { estimatedTime: '', weight: -1, dimensions: {} } }],
    ['vendorId', { vendorId: 'x' }],
    ['id', { id: '01890000-0000-7000-8000-000000000000' }],
  ] as const)('refuses a bad %s (case %#)', async (field, wrong) => {
    const { status, body } = await add({ ...least, ...wrong });
    expect(status).toBe(400);
    const { fields } = body as unknown as { fields: Record<string, string> };
    expect(Object.keys(fields).some((name) => name.startsWith(field))).toBe(true);
  });
});

describe('the lists', () => {
  test('show products to anyone, newest first, and those of one vendor', async () => {
    const [one, other] = [await server.company(), await server.company()];
    await add({ ...least, name: 'First' }, one);
    await add({ ...least, name: 'Second' }, other);
    await add({ ...least, name: 'Third' }, one);
    const all = await server.call<Product[]>(...address('listProducts'));
    expect(all.status).toBe(200);
    expect(all.body.slice(0, 3).map(({ name }) => name)).toEqual(['Third', 'Second', 'First']);
    const vendors = await server.call<Product[]>(...address('listVendorProducts', one.user._id));
    expect(vendors.body.map(({ name }) => name)).toEqual(['Third', 'First']);
    const none = await server.call(...address('listVendorProducts', all.body[0]!.id));
    expect([none.status, none.body]).toEqual([200, []]);
  });

  test('have pages that stay correct while products are added', async () => {
    const seller = await server.company();
    for (const name of ['1', '2', '3', '4', '5']) await add({ ...least, name }, seller);
    const names: string[] = [];
    let next: string | undefined = `${address('listVendorProducts', seller.user._id)[1]}?limit=2`;
    for (let pages = 0; next !== undefined && pages < 9; pages += 1) {
      const page: { body: Product[]; headers: Headers } = await server.call('GET', next);
      names.push(...page.body.map(({ name }) => name));
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
      await add({ ...least, name: 'new' }, seller);
    }
    expect(names).toEqual(['5', '4', '3', '2', '1']);
  });

  test('show the vendor’s current picture', async () => {
    const seller = await server.company();
    await add(least, seller);
    const avatar = 'https://pictures.example/avatar.png';
    await server.call(...address('updateProfile', seller.user._id), {
      token: seller.token,
      body: { avatar },
    });
    const { body } = await server.call<Product[]>(...address('listVendorProducts', seller.user._id));
    expect(body[0]!.vendorAvatar).toBe(avatar);
  });

  test.each(['?limit=0', '?limit=101', '?limit=1.5', '?cursor=x', '?sort=-newest'])(
    'refuse %s',
    async (query) => {
      expect((await server.call('GET', `${address('listProducts')[1]}${query}`)).status).toBe(400);
      const [method, path] = address('listVendorProducts', vendor.user._id);
      expect((await server.call(method, path + query)).status).toBe(400);
    },
  );

  test('refuse a vendor that is no id', async () => {
    expect((await server.call(...address('listVendorProducts', 'x'))).status).toBe(400);
  });
});
