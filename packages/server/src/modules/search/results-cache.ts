import { createCache, type Cache } from '#bus/cache.ts';
import type { Context } from '#context.ts';

const maxBytes = 16 * 1024 * 1024;
/** What an entry takes besides its bytes, so that small results are not too many. */
const entryBytes = 1024;

/**
 * The responses to searches as guests see them, until a product, a request or what a search reads of a company changes
 * (`0028-search-changes.ts`).
 */
export const createResultsCache = ({ bus, now }: Pick<Context, 'bus' | 'now'>): Cache<Buffer> =>
  createCache<Buffer>({
    bus,
    topic: 'search-change',
    now,
    capacity: maxBytes,
    sizeOf: (bytes) => bytes.length + entryBytes,
  });
