import { Type } from 'typebox';
import { DirectoryEntry } from './company.ts';
import { Product } from './product.ts';
import { PurchaseRequest } from './request.ts';

/** What to search for. */
export const SearchQuery = Type.Object(
  {
    q: Type.String({
      title: 'q',
      minLength: 1,
      maxLength: 200,
      pattern: String.raw`\S`,
      description: 'Words, or beginnings of words.',
    }),
    limit: Type.Optional(
      Type.Integer({
        title: 'limit',
        minimum: 1,
        maximum: 50,
        default: 5,
        description: 'Results of each kind.',
      }),
    ),
  },
  { additionalProperties: false },
);
export interface SearchQuery extends Type.Static<typeof SearchQuery> {}

/** What was found, of each kind the best first. */
export const SearchResults = Type.Object({
  companies: Type.Array(DirectoryEntry, { description: 'Without a session no connection shows.' }),
  products: Type.Array(Product),
  requests: Type.Array(PurchaseRequest),
});
export interface SearchResults extends Type.Static<typeof SearchResults> {}
