import { Type } from 'typebox';
import { defaultSearchResults, maxSearchResults } from '../limits.ts';
import { Input, Limit, PageQuery, SearchText } from './common.ts';
import { DirectoryEntry } from './company.ts';
import { Product } from './product.ts';
import { PurchaseRequest } from './request.ts';

const Words = SearchText(
  'Words, or beginnings of words. `under 5000` or `between 100 and 500` is the price after the discount.',
);

/** What to search for in all kinds at once. */
export const SearchQuery = Input({
  q: Words,
  limit: Limit({ maximum: 50, default: defaultSearchResults, description: 'Results of each kind.' }),
});
export interface SearchQuery extends Type.Static<typeof SearchQuery> {}

/** What to search for in one kind, and which page of it. */
export const SearchPageQuery = Input({ q: Words, ...PageQuery.properties });
export interface SearchPageQuery extends Type.Static<typeof SearchPageQuery> {}

const Found = (kind: string) =>
  Type.Integer({ minimum: 0, description: `How many ${kind} match, ${maxSearchResults} at most.` });

/** The best results of each kind, best first, and how many there are. */
export const SearchResults = Type.Object({
  companies: Type.Array(DirectoryEntry, { description: 'Without a session no connection shows.' }),
  products: Type.Array(Product),
  requests: Type.Array(PurchaseRequest),
  found: Type.Object({
    companies: Found('companies'),
    products: Found('products'),
    requests: Found('requests'),
  }),
  nearest: Type.Array(Product, {
    description:
      'When nothing matches, the products that match the most of the words, 5 at most; otherwise empty.',
  }),
});
export interface SearchResults extends Type.Static<typeof SearchResults> {}
