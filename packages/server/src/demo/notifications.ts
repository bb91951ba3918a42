import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { notifyOf } from '#modules/notifications/notify.ts';
import type { Done } from '#modules/notifications/rules.ts';
import { day } from './times.ts';

/** Notifies the companies of what others have done in the last week. Those of the last day are unread. */
export async function seedNotifications(
  tx: Kysely<Database>,
  done: readonly Done[],
  now: Date,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const told = done.filter(({ at }) => at > ago(7)).sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const one of told) await notifyOf(tx, one);
  await tx
    .updateTable('members')
    .set({
      notifications_read: sql`coalesce((select max(number) from notifications
        where notifications.company_id = members.company_id and at <= ${ago(1)}), 0)`,
    })
    .execute();
}
