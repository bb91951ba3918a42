import type { SearchQuery, SearchResults } from '@guildhall/contract';
import type { Caller } from './call.ts';
import type { CallOptions } from './page.ts';

/**
 * Searches companies, products and requests at once: the best `limit` (1 to 50, `@default 5`) of each kind, and how
 * many there are. `users.search`, `products.search` and `requests.search` go through one kind page by page.
 */
export const search =
  ({ one }: Caller) =>
  (query: SearchQuery, options?: CallOptions): Promise<SearchResults> =>
    one('search', {}, { query, ...options });
