import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { publish } from '#modules/events/event.ts';
import { rules, type Done, type Targets } from './rules.ts';

type Db = Kysely<Database>;

/**
 * Notifies the companies of `targets`, a query, once of each occasion, and tells their windows when the transaction is
 * committed. It is the last statement of a transaction: the counters that it locks, by ascending ids, give the numbers
 * in the order in which the transactions are committed.
 *
 * @param words of each target, beside it in the query.
 */
export async function addNotifications(
  trx: Db,
  targets: Targets,
  at: Date,
  { hasWords = false }: { hasWords?: boolean } = {},
): Promise<void> {
  const words = hasWords ? sql`words` : sql`'{}'::text[]`;
  await sql`with targets as materialized (${targets}),
    counted as (
      insert into notification_counters (company_id, last)
      select company_id, count(*) from targets group by company_id order by company_id
      on conflict (company_id) do update set last = notification_counters.last + excluded.last
      returning company_id, last),
    added as (
      insert into notifications (company_id, number, kind, subject, occasion, other_id, step, words, at)
      select company_id, last + 1 - row_number() over (partition by company_id order by subject),
        kind, subject, occasion, other_id, step, ${words}, ${at}::timestamptz
      from targets join counted using (company_id)
      on conflict (company_id, kind, subject, occasion) do nothing
      returning company_id)
    select ${publish(sql.ref('company_id'), 'notification', {})} from (select distinct company_id from added) told`.execute(
    trx,
  );
}

/** Takes back what a connection request has told: nobody can answer it any more. */
const removeRequest = (trx: Db, connectionId: string) =>
  trx
    .deleteFrom('notifications')
    .where('kind', '=', sql.lit('connection-request'))
    .where('subject', '=', connectionId)
    .returning(publish(sql.ref('company_id'), 'notification', {}))
    .execute();

/** Notifies those whom an action of a member concerns. */
export async function notifyOf(trx: Db, done: Done): Promise<void> {
  if (done.action === 'connection.withdrawn') await removeRequest(trx, done.subject);
  const targets = rules[done.action]?.(done);
  if (targets) await addNotifications(trx, targets, done.at);
}
