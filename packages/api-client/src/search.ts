import type { SearchQuery, SearchResults } from '@guildhall/contract';
import type { Caller } from './call.ts';
import type { CallOptions } from './page.ts';

/** Searches companies, products and requests: `limit` (1 to 50, `@default 5`) results of each kind, best first. */
export const search =
  ({ one }: Caller) =>
  (query: SearchQuery, options?: CallOptions): Promise<SearchResults> =>
    one('search', {}, { query, ...options });
