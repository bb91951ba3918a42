import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import type { Bus } from './bus.ts';
import { shareNext } from './share-next.ts';

/**
 * Returns a function that resolves once all nodes can know of what this node has received: each knows of it when it has
 * caught up. Until then PostgreSQL may have told this node alone, because it tells one after the other, so who hears of
 * it here could ask another node and get an old answer.
 */
export function createReachAll({
  bus,
  db,
  log,
}: {
  bus: Pick<Bus, 'isAlone'>;
  db: Kysely<Database>;
  log: FastifyBaseLogger;
}): () => Promise<void> {
  return shareNext(async () => {
    if (bus.isAlone()) return;
    try {
      // Whoever notifies tells all who have not received all: it takes over what an earlier one has not done yet. Nobody
      // listens to this channel, and nothing is stored, so there is no disk to be waited for.
      await sql`select set_config('synchronous_commit', 'off', true), pg_notify('guildhall_reached', '')`.execute(
        db,
      );
    } catch (error) {
      log.warn({ err: error }, 'Other nodes may not have received all notifications yet');
    }
  });
}
