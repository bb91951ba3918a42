import type { Product, ProductAdded, PurchaseRequest, SearchResults } from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { Client, Page } from './index.ts';

// Only compiled, by `npm run typecheck`: the compiler must find an error in each marked line.

const product = { name: 'Coil', description: 'Oiled.', price: 1, category: 'Steel', stockQuantity: 1 };

/** Correct calls. */
export const correct = ({ one, page }: Caller, { products }: Client) => ({
  product: one('getProduct', { id: 'p' }) satisfies Promise<Product>,
  created: one('createProduct', {}, { body: product, idempotencyKey: 'k' }) satisfies Promise<ProductAdded>,
  found: one('search', {}, { query: { q: 'coil', limit: undefined } }) satisfies Promise<SearchResults>,
  requests: page('listRequests', {}, undefined) satisfies Promise<Page<PurchaseRequest>>,
  some: products.list({ ids: ['a', 'b'], sort: '-price' }) satisfies Promise<Page<Product>>,
  sorted: products.listByVendor('v', { sort: '-stockQuantity', cursor: undefined }),
});

/** Names, path parameters, bodies and queries that do not belong to the endpoint. */
export const wrongInput = ({ one, page }: Caller, { products }: Client) => [
  // @ts-expect-error there is no such endpoint
  one('getProducts', { id: 'p' }),
  // @ts-expect-error it is not a list in pages
  page('getProduct', { id: 'p' }),
  // @ts-expect-error the path names `id`
  one('getProduct', { productId: 'p' }),
  // @ts-expect-error the path has no parameters
  one('logOut', { id: 'p' }),
  // @ts-expect-error a body is needed
  one('createProduct', {}),
  // @ts-expect-error it is the body of another endpoint
  one('createProduct', {}, { body: { request: 'Coil', budget: '10', supply_industry: 'Retail' } }),
  // @ts-expect-error this field is a number
  one('createProduct', {}, { body: { ...product, price: '1' } }),
  // @ts-expect-error it takes no body
  one('logOut', {}, { body: product }),
  // @ts-expect-error the text is needed
  page('searchProducts', {}, { limit: 1 }),
  // @ts-expect-error only a list of all products can be limited to some
  products.listByVendor('v', { ids: ['a'] }),
  // @ts-expect-error there is no such order
  products.list({ sort: 'cheapest' }),
];

/** Responses that are taken for those of another endpoint. */
export const wrongResult = ({ one, page }: Caller, { products }: Client) => [
  // @ts-expect-error it returns a company
  one('getProfile', { id: 'p' }) satisfies Promise<Product>,
  // @ts-expect-error it returns requests
  page('listRequests', {}) satisfies Promise<Page<Product>>,
  // @ts-expect-error a product has no such field
  products.get('p').then(({ budget }) => budget),
];
