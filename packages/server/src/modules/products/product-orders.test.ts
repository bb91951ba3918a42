import type { ErrorBody, NewProduct, Product, ProductAdded, Session } from '@guildhall/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let vendor: Session;
let other: Session;
/** All products, in the order in which they were added. */
let products: Product[];

const add = async (product: Partial<NewProduct>, { token }: Session) => {
  const body = {
    name: 'Bolt',
    description: 'M8',
    price: 100,
    category: 'Bolts',
    stockQuantity: 1,
    ...product,
  };
  const added = await server.call<ProductAdded>(...address('createProduct'), { token, body });
  expect(added.status).toBe(201);
  return added.body.product;
};

beforeAll(async () => {
  server = await startTestServer();
  vendor = await server.company();
  other = await server.company();
  products = [];
  // Ids may be made at one time on several nodes: here each product comes after the one before.
  for (const product of [
    { name: 'Nut', price: 100, discount: 10, category: 'nuts', sku: 'b-2', stockQuantity: 5 },
    { name: 'bolt', price: 90, category: 'Bolts', sku: 'B-1', stockQuantity: 40 },
    { name: 'Bolt', price: 180, discount: 50, category: 'bolts', stockQuantity: 5 },
    { name: 'anchor', price: 90, category: 'Nuts', sku: 'a-1', stockQuantity: 300 },
    { name: 'Écrou', price: 0, discount: 12.5, category: 'écrous', sku: 'É-1', stockQuantity: 0 },
    {
      name: 'écrou',
      price: 10_000_000_000,
      discount: 33.33,
      category: 'Écrous',
      sku: 'é-1',
      stockQuantity: 1e9,
    },
    { name: 'Bolt 10', price: 0.01, discount: 50, category: 'Bolts', sku: 'B-10', stockQuantity: 5 },
    { name: 'Bolt 2', price: 0.01, discount: 50.01, category: 'Bolts', sku: 'B-2', stockQuantity: 5 },
    { name: `🙂 ${'🙂'.repeat(198)}`, price: 90, category: '🙂', sku: 'B-2', stockQuantity: 40 },
  ]) {
    products.push(await add(product, vendor), await add(product, other));
  }
});
afterAll(() => server.close());

/** The ids of all pages of a list, and the number of pages. */
async function readAll(path: string): Promise<{ ids: string[]; pages: number }> {
  const ids: string[] = [];
  let pages = 0;
  for (let next: string | undefined = path; next !== undefined; pages += 1) {
    const page: { status: number; body: Product[]; headers: Headers } = await server.call('GET', next);
    expect(page.status).toBe(200);
    ids.push(...page.body.map(({ id }) => id));
    next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
  }
  return { ids, pages };
}

/** A price after the discount in paise, by integers alone, half a paisa rounded up. */
const netPaise = ({ price, discount }: Product): bigint => {
  const exact = BigInt(Math.round(price * 100)) * (10_000n - BigInt(Math.round(discount * 100)));
  return (exact + 5000n) / 10_000n;
};
const byteOrder = (one: string, two: string) => Buffer.compare(Buffer.from(one), Buffer.from(two));
const text = (column: 'name' | 'category' | 'sku') => (one: Product, two: Product) =>
  byteOrder(one[column].toLowerCase(), two[column].toLowerCase());
const number = (column: 'price' | 'discount' | 'stockQuantity') => (one: Product, two: Product) =>
  one[column] - two[column];

const comparisons = {
  price: (one: Product, two: Product) => Number(netPaise(one) - netPaise(two)),
  name: text('name'),
  category: text('category'),
  sku: text('sku'),
  listPrice: number('price'),
  discount: number('discount'),
  stockQuantity: number('stockQuantity'),
};

/** The ids of products in an order: equal values by the id, in the same direction. */
function sorted(sort: string, among: readonly Product[]): string[] {
  const column = sort.replace('-', '') as keyof typeof comparisons;
  const ascending = among.toSorted((one, two) => comparisons[column](one, two) || byteOrder(one.id, two.id));
  return (sort.startsWith('-') ? ascending.toReversed() : ascending).map(({ id }) => id);
}

const ofVendor = () => products.filter(({ vendorId }) => vendorId === vendor.user._id);
const newestFirst = (among: readonly Product[]) => among.map(({ id }) => id).toReversed();

describe('all products', () => {
  test.each(['price', '-price', 'name'])('are sorted by %s, and no page boundary loses one', async (sort) => {
    const wanted = sorted(sort, products);
    for (const limit of [1, 2, 5, 100]) {
      const { ids, pages } = await readAll(`/api/products?sort=${sort}&limit=${limit}`);
      expect(ids).toEqual(wanted);
      expect(pages).toBe(Math.ceil(products.length / limit));
    }
  });

  test('are sorted newest first by default', async () => {
    for (const query of ['limit=4', 'sort=newest&limit=4'])
      expect((await readAll(`/api/products?${query}`)).ids).toEqual(newestFirst(products));
  });

  test('of some ids can be sorted; an unknown id is left out', async () => {
    const some = [products[7]!, products[2]!, products[12]!];
    const ids = [...some.map(({ id }) => id), '01890000-0000-7000-8000-000000000000', vendor.user._id];
    const query = ids.map((id) => `ids=${id}`).join('&');
    expect((await readAll(`/api/products?${query}`)).ids).toEqual(
      newestFirst(products.filter((product) => some.includes(product))),
    );
    const paged = await readAll(`/api/products?${query}&sort=-price&limit=1`);
    expect(paged).toEqual({ ids: sorted('-price', some), pages: 3 });
  });

  test('of one id, named once or twice, are that product', async () => {
    const { id } = products[3]!;
    expect((await readAll(`/api/products?ids=${id}`)).ids).toEqual([id]);
    expect((await readAll(`/api/products?ids=${id}&ids=${id}`)).ids).toEqual([id]);
    expect((await readAll('/api/products?ids=01890000-0000-7000-8000-000000000000')).ids).toEqual([]);
  });
});

describe('a vendor’s products', () => {
  const columns = ['name', 'category', 'listPrice', 'discount', 'stockQuantity', 'sku'];
  test.each(columns.flatMap((column) => [column, `-${column}`]))(
    'are sorted by %s, and no page boundary loses one',
    async (sort) => {
      const wanted = sorted(sort, ofVendor());
      for (const limit of [1, 4, 100]) {
        const { ids } = await readAll(`/api/products/vendor/${vendor.user._id}?sort=${sort}&limit=${limit}`);
        expect(ids).toEqual(wanted);
      }
    },
  );

  test('are sorted newest first by default', async () => {
    expect((await readAll(`/api/products/vendor/${vendor.user._id}?limit=4`)).ids).toEqual(
      newestFirst(ofVendor()),
    );
  });
});

describe('refused', () => {
  const all = '/api/products';
  const cursorOf = async (query: string) => {
    const { headers } = await server.call('GET', `${all}?limit=1&${query}`);
    return /cursor=([\w-]+)/.exec(headers.get('link')!)![1]!;
  };
  const expectRefusal = async (path: string, field: string) => {
    const { status, body } = await server.call<ErrorBody>('GET', path);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  };

  test.each([
    ['sort=newest', 'sort=price'],
    ['sort=price', ''],
    ['sort=price', 'sort=-price'],
    ['sort=-price', 'sort=price'],
    ['sort=name', 'sort=price'],
  ])('is a cursor of the order %j in the order %j', async (given, sent) => {
    await expectRefusal(`${all}?${sent}&cursor=${await cursorOf(given)}`, 'cursor');
  });

  const anyId = '01890000-0000-7000-8000-000000000000';
  test.each([
    ['price', `price ${anyId} `],
    ['price', `price ${anyId} 1.5`],
    ['price', `price ${anyId} 9999999999999999`],
    ['price', `price ${anyId} x`],
    ['price', 'price x 1'],
    ['price', `price ${anyId}`],
    ['name', `name ${anyId} a\0b`],
  ])('is a cursor that does not come from the order by %s: %j', async (sort, place) => {
    await expectRefusal(`${all}?sort=${sort}&cursor=${Buffer.from(place).toString('base64url')}`, 'cursor');
  });

  test.each(['-name', 'sku', 'listPrice', '-newest', 'net_paise', ''])('is the order %j', async (sort) => {
    await expectRefusal(`${all}?sort=${sort}`, 'sort');
  });

  test.each(['price', '-price', '-newest', 'id'])('is a vendor’s order %j', async (sort) => {
    await expectRefusal(`${all}/vendor/${vendor.user._id}?sort=${sort}`, 'sort');
    await expectRefusal(`${all}/vendor/${vendor.user._id}?ids=${anyId}`, 'ids');
  });
});
