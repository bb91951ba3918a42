import type { NewProduct, Product, ProductAdded, ProductFacets, Session } from '@guildhall/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../../test/connections.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let steel: Session;
let retail: Session;
let client: Session;
beforeAll(async () => {
  server = await startTestServer();
  steel = await server.company();
  retail = await server.company();
  client = await server.company();
  await connect(server, client, steel);
  const add = async ({ token }: Session, product: Partial<NewProduct>) => {
    const body = { description: 'x', price: 100, category: 'Coils', stockQuantity: 1, name: 'x', ...product };
    const added = await server.call<ProductAdded>(...address('createProduct'), { token, body });
    expect(added.status).toBe(201);
  };
  const steelWork = { industry: 'Steel Manufacturing' } as const;
  await add(steel, { ...steelWork, name: 'Cold coil', price: 1000, discount: 10 });
  await add(steel, { ...steelWork, name: 'Hot coil', price: 800, minimumOrder: 20, stockQuantity: 0 });
  await add(steel, { ...steelWork, name: 'Sheet', category: 'Sheets', price: 901 });
  await add(retail, { industry: 'Retail', name: 'Mug', category: 'Mugs', price: 5 });
  await add(retail, { name: 'Coil spring', category: 'Springs', price: 50 });
});
afterAll(() => server.close());

const names = async (query: string, token?: string) => {
  const list = await server.call<Product[]>(
    'GET',
    `/api/products?${query}`,
    token === undefined ? {} : { token },
  );
  expect(list.status).toBe(200);
  return list.body.map(({ name }) => name);
};
const facets = async (query: string) =>
  (await server.call<ProductFacets>('GET', `/api/products/facets?${query}`)).body;

describe('listProducts', () => {
  test.each([
    ['category=Coils', ['Hot coil', 'Cold coil']],
    ['category=Coils&category=Mugs', ['Mug', 'Hot coil', 'Cold coil']],
    ['industry=Steel%20Manufacturing', ['Sheet', 'Hot coil', 'Cold coil']],
    ['minPrice=900&maxPrice=900.99', ['Cold coil']],
    ['inStock=true&category=Coils', ['Cold coil']],
    ['inStock=false&category=Coils', ['Hot coil', 'Cold coil']],
    ['maxMinimumOrder=19&category=Coils', ['Cold coil']],
    ['q=coil', ['Coil spring', 'Hot coil', 'Cold coil']],
    ['q=coil&sort=-price&maxPrice=850', ['Hot coil', 'Coil spring']],
    ['q=', ['Coil spring', 'Mug', 'Sheet', 'Hot coil', 'Cold coil']],
    ['category=None', []],
  ])('%s', async (query, wanted) => {
    expect(await names(query)).toEqual(wanted);
  });

  test('of one vendor, and of connected ones', async () => {
    expect(await names(`vendorId=${retail.user._id}`)).toEqual(['Coil spring', 'Mug']);
    expect(await names('connected=true&sort=name', client.token)).toEqual(['Cold coil', 'Hot coil', 'Sheet']);
    expect(await names('connected=true', retail.token)).toEqual([]);
    for (const path of ['/api/products', '/api/products/facets'])
      expect((await server.call('GET', `${path}?connected=true`)).status).toBe(401);
  });

  test('pages of a narrowed list follow one another', async () => {
    const first = await server.call<Product[]>('GET', '/api/products?q=coil&sort=price&limit=2');
    const next = /^<([^>]+)>/.exec(first.headers.get('link') ?? '')![1]!;
    const second = await server.call<Product[]>('GET', next);
    expect([...first.body, ...second.body].map(({ name }) => name)).toEqual([
      'Coil spring',
      'Hot coil',
      'Cold coil',
    ]);
    expect(second.headers.get('link')).toBeNull();
  });

  test.each(['minPrice=-1', 'maxPrice=1.001', 'inStock=2', 'maxMinimumOrder=0', 'vendorId=x'])(
    'refuses %s',
    async (query) => {
      for (const path of ['/api/products', '/api/products/facets'])
        expect((await server.call('GET', `${path}?${query}`)).status).toBe(400);
    },
  );
});

describe('listProductFacets', () => {
  test('counts what matches, the most frequent first, and leaves out what has no value', async () => {
    expect(await facets('')).toEqual({
      count: 5,
      isMore: false,
      category: [
        { value: 'Coils', count: 2 },
        { value: 'Mugs', count: 1 },
        { value: 'Sheets', count: 1 },
        { value: 'Springs', count: 1 },
      ],
      industry: [
        { value: 'Steel Manufacturing', count: 3 },
        { value: 'Retail', count: 1 },
      ],
    });
  });

  test('counts a facet without its own choice', async () => {
    const { count, category, industry } = await facets(
      'q=coil&category=Coils&industry=Steel%20Manufacturing',
    );
    expect(count).toBe(2);
    expect(category).toEqual([{ value: 'Coils', count: 2 }]);
    expect(industry).toEqual([{ value: 'Steel Manufacturing', count: 2 }]);
    expect((await facets('category=Mugs')).category).toHaveLength(4);
    expect((await facets('category=Mugs')).industry).toEqual([{ value: 'Retail', count: 1 }]);
  });
});
