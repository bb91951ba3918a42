import { createCache } from '#bus/cache.ts';
import type { Context } from '#context.ts';
import { hasBlocks } from './queries.ts';

const maxCompanies = 50_000;

/** Whether there is any block of or by a company, so that what all others see can be sent from memory. */
export function createBlockCache({
  db,
  bus,
  now,
}: Pick<Context, 'db' | 'bus' | 'now'>): (companyId: string) => Promise<boolean> {
  const cache = createCache<boolean>({ bus, topic: 'block-change', now, capacity: maxCompanies });
  return (companyId) => cache.find(companyId, () => hasBlocks(db, companyId));
}
