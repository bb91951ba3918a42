import type { SearchQuery } from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions } from './page.ts';

/**
 * Searches companies, products and requests at once: the best `limit` (1 to 50, `@default 5`) of each kind, and how
 * many there are. `users.search`, `products.search` and `requests.search` return one kind page by page.
 */
export const search =
  ({ one }: Caller) =>
  (query: SearchQuery, options?: CallOptions) =>
    one('search', {}, { query, ...options });
