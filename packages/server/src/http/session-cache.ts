import { createCache } from '#bus/cache.ts';
import type { Context } from '#context.ts';
import { createBatch } from '#db/batch.ts';
import { findSessions, hashOf, sessionChangeTopic, type FoundSession, type Session } from './session.ts';

const maxSessions = 50_000;

/** The sessions in use, so that the database is read only for the first call of each. */
interface SessionCache {
  /** The session of a token, if it is cached. */
  get(token: string): Session | undefined;
  /** The session of a token from the database, or null when there is none or it has expired. */
  find(token: string): Promise<Session | null>;
}

export function createSessionCache({ db, bus, now }: Pick<Context, 'db' | 'bus' | 'now'>): SessionCache {
  const cache = createCache<FoundSession>({ bus, topic: sessionChangeTopic, now, capacity: maxSessions });
  const read = createBatch((hashes: readonly string[]) => findSessions(db, hashes, now()), String);
  return {
    get(token) {
      const session = cache.get(hashOf(token));
      return session && now().getTime() < session.until ? session : undefined;
    },
    async find(token) {
      const hash = hashOf(token);
      const session = await cache.load(hash, () => read(hash));
      return session ?? null;
    },
  };
}
