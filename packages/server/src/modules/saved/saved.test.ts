import {
  maxSavedProducts,
  type Product,
  type ProductAdded,
  type ProductSaved,
  type SavedProduct,
  type Session,
} from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let vendor: Session;
let client: Session;
beforeAll(async () => {
  server = await startTestServer();
  vendor = await server.company();
  client = await server.company();
});
afterAll(() => server.close());

const add = async (name: string): Promise<Product> => {
  const body = { name, description: 'x', price: 1000, discount: 10, category: 'Coils', stockQuantity: 4 };
  const added = await server.call<ProductAdded>(...address('createProduct'), { token: vendor.token, body });
  return added.body.product;
};
const save = (productId: string, { token } = client) =>
  server.call<ProductSaved>(...address('saveProduct'), { token, body: { productId } });
const list = async ({ token, user } = client, query = '') => {
  const [method, path] = address('listSaved', user._id);
  return server.call<SavedProduct[]>(method, path + query, { token });
};
const asVendor = (body?: object) => ({ token: vendor.token, ...(body && { body }) });

test('keeps what a product was when it was saved beside what it is now', async () => {
  const { id } = await add('Coil');
  const first = await save(id);
  expect([first.status, first.body.message]).toEqual([201, 'Product saved for later.']);
  await server.call(...address('updateProduct', id), asVendor({ price: 500 }));
  await server.call(...address('changeStock', id), asVendor({ quantity: 0, reason: 'Sold' }));
  const again = await save(id);
  expect(again.status).toBe(200);
  const [saved] = (await list()).body;
  expect(saved).toEqual(again.body.saved);
  expect(saved).toMatchObject({
    productId: id,
    name: 'Coil',
    netPrice: 900,
    inStock: true,
    savedAt: first.body.saved.savedAt,
    product: { id, price: 500, stockQuantity: 0 },
  });
});

test('a product that is archived stays in the list without what it is now', async () => {
  const { id } = await add('Strip');
  await save(id);
  await server.call(...address('archiveProduct', id), asVendor());
  expect((await list()).body[0]).toMatchObject({ productId: id, name: 'Strip', product: null });
  await server.call(...address('restoreProduct', id), asVendor());
  expect((await list()).body[0]!.product).toMatchObject({ id, name: 'Strip' });
});

test('belongs to one company, comes in pages and can be taken back', async () => {
  const company = await server.company();
  const products = [await add('One'), await add('Two'), await add('Three')];
  for (const { id } of products) await save(id, company);
  expect((await list(vendor)).body).toEqual([]);
  const first = await list(company, '?limit=2');
  expect(first.body.map(({ name }) => name)).toEqual(['Three', 'Two']);
  expect(first.headers.get('link')).toContain('rel="next"');
  const [method, path] = address('listSavedIds', company.user._id);
  const ids = await server.call<string[]>(method, path, { token: company.token });
  expect(ids.body).toEqual(products.map(({ id }) => id).toReversed());
  for (let times = 0; times < 2; times += 1) {
    const removed = await server.call(...address('unsaveProduct', products[1]!.id), { token: company.token });
    expect([removed.status, removed.body]).toEqual([200, { message: 'Product removed from saved.' }]);
  }
  expect((await list(company)).body.map(({ name }) => name)).toEqual(['Three', 'One']);
});

test('has a limit, which several calls at once do not pass', async () => {
  const company = await server.company();
  const last = await Promise.all(Array.from({ length: 12 }, () => add('Last')));
  await sql`insert into products (id, vendor_id, name, description, price_paise, category, stock_quantity, created_at)
    select gen_random_uuid(), ${vendor.user._id}, 'Saved', '', 1, 'x', 1, now() from generate_series(1, ${maxSavedProducts - 1})`.execute(
    server.context.db,
  );
  await sql`insert into saved_products select gen_random_uuid(), ${company.user._id}, id, name, 1, true, now()
    from products where name = 'Saved'`.execute(server.context.db);
  const answers = await Promise.all(last.map(({ id }) => save(id, company)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(last.length - 1);
  for (const { status, body } of refused) expect([status, body]).toMatchObject([409, { code: 'limit' }]);
});

test('refuses what is not there, and the list of another company', async () => {
  expect((await save(server.context.newId())).status).toBe(404);
  expect((await save('x')).status).toBe(400);
  const { id } = await add('Hidden');
  await server.call(...address('archiveProduct', id), asVendor());
  expect((await save(id)).status).toBe(404);
  const [method, path] = address('listSaved', vendor.user._id);
  expect((await server.call(method, path, { token: client.token })).status).toBe(403);
});
