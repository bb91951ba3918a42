import type { Attention } from '@guildhall/contract';
import { createCache } from '#bus/cache.ts';
import type { Context } from '#context.ts';
import { findOwn, findWaiting, toAttention, type Own, type Reader, type Waiting } from './queries.ts';

const maxCompanies = 20_000;

/** What waits for the members of a company who have asked, each until a time. */
type WaitingOfMembers = ReadonlyMap<string, { counts: Waiting; until: Date }>;

/**
 * Finds what waits for a member. It is counted once and kept until a table behind it changes (`0027-attention-changes.ts`)
 * or its time has come. What others change is apart from what a company has of its own, so that a message leads to one
 * short statement.
 */
export function createAttentionCache({
  db,
  bus,
  now,
}: Pick<Context, 'db' | 'bus' | 'now'>): (reader: Reader) => Promise<Attention> {
  const options = { bus, now, capacity: maxCompanies };
  const waiting = createCache<WaitingOfMembers>({ ...options, topic: 'waiting-change' });
  const own = createCache<Own>({ ...options, topic: 'own-change' });

  /** What is known after all that has been acknowledged; otherwise it is read, which needs no wait for the bus. */
  async function fresh<Value>(known: () => Value | undefined, load: () => Promise<Value>): Promise<Value> {
    if (known() !== undefined) await bus.catchUp();
    return known() ?? (await load());
  }

  const waitingOf = (reader: Reader): Promise<Waiting> => {
    const { companyId, memberId } = reader;
    const known = () => {
      const found = waiting.get(companyId)?.get(memberId);
      return found && found.until > now() ? found.counts : undefined;
    };
    const count = async () => {
      const found = await findWaiting(db, reader, now());
      return new Map(waiting.get(companyId)).set(memberId, found);
    };
    return fresh(known, async () => (await waiting.load(companyId, count))!.get(memberId)!.counts);
  };
  const ownOf = ({ companyId }: Reader): Promise<Own> =>
    fresh(
      () => own.get(companyId),
      async () => (await own.load(companyId, () => findOwn(db, companyId)))!,
    );

  return async (reader) => toAttention(...(await Promise.all([waitingOf(reader), ownOf(reader)])));
}
