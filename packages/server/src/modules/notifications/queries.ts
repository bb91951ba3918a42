import type { Notification, NotificationKind } from '@guildhall/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#db/schema.ts';
import { isUnblocked } from '#modules/blocks/expressions.ts';
import { publish } from '#modules/events/event.ts';
import { requestTitle } from '#modules/requests/queries.ts';

type Db = Kysely<Database>;

interface Member {
  companyId: string;
  memberId: string;
}

/**
 * Whether a member sees a notification of its company: all but its own joining, and while there is a block with the other
 * company only what is about orders.
 */
export const isVisible = ({ companyId, memberId }: Member): RawBuilder<boolean> =>
  sql<boolean>`(other_id is null or kind = 'order' or ${isUnblocked(sql.ref('other_id'), companyId)})
    and (kind <> 'member-joined' or subject <> ${memberId}::uuid)`;

type Title = RawBuilder<string | null>;

const titleOfQuote: Title = sql`(select ${requestTitle} from quotes join requests on requests.id = quotes.request_id
  where quotes.id = notifications.subject)`;

/** What the subject of each kind is called now. */
const titles: Partial<Record<NotificationKind, Title>> = {
  'matching-request': sql`(select ${requestTitle} from requests where requests.id = notifications.subject)`,
  'estimate-request': titleOfQuote,
  quote: titleOfQuote,
  offer: titleOfQuote,
  note: titleOfQuote,
  accepted: titleOfQuote,
  declined: titleOfQuote,
  withdrawn: titleOfQuote,
  expiring: titleOfQuote,
  order: sql`(select number from orders where quote_id = notifications.subject order by orders.id desc limit 1)`,
  'low-stock': sql`(select name from products where products.id = notifications.subject)`,
  'member-joined': sql`(select name from members where members.id = notifications.subject)`,
};

/** The number up to which a member has read. */
const readUpTo = (memberId: string) =>
  sql<number>`(select notifications_read from members where members.id = ${memberId}::uuid)`;

interface NotificationPage {
  limit: number;
  /** Only those below this number. */
  before: number;
  /** Only those that the member has not read. */
  unread?: boolean | undefined;
}

/** What has happened to a company, newest first, as a member sees it. */
export const selectNotifications = (db: Db, { companyId, memberId }: Member) => {
  const title = sql.join(
    Object.entries(titles).map(([kind, name]) => sql`when ${sql.lit(kind)} then ${name}`),
    sql` `,
  );
  return db
    .selectFrom('notifications')
    .leftJoin('companies as other', 'other.id', 'notifications.other_id')
    .select([
      'number',
      'kind',
      'subject',
      sql<string | null>`case kind ${title} end`.as('title'),
      sql<Notification['company']>`case when other.id is not null then json_build_object(
        '_id', other.id, 'companyName', other.company_name, 'avatar', other.avatar) end`.as('company'),
      'step',
      'words',
      sql<boolean>`number > ${readUpTo(memberId)}`.as('unread'),
      'at',
    ])
    .where('company_id', '=', companyId)
    .where(isVisible({ companyId, memberId }))
    .orderBy('number', 'desc');
};

/** A page of what has happened to a company. What is unread are the first rows by the key. */
export const listNotifications = (
  db: Db,
  member: Member,
  { limit, before, unread = false }: NotificationPage,
) =>
  selectNotifications(db, member)
    .where('number', '<', before)
    .$if(unread, (rows) => rows.where('number', '>', readUpTo(member.memberId)))
    .limit(limit + 1)
    .execute();

/**
 * Marks the notifications of a company up to a number as read by a member. Tells all windows of the company, because
 * events are a company's: those of this member count less, those of others count again as much.
 */
export async function markRead(db: Db, { companyId, memberId }: Member, upTo: number): Promise<void> {
  await db
    .updateTable('members')
    .set({
      notifications_read: sql<number>`least(${upTo}::bigint, coalesce(
        (select last from notification_counters where company_id = ${companyId}::uuid), 0))`,
    })
    .where('id', '=', memberId)
    .where('notifications_read', '<', upTo)
    .returning(publish(sql.ref('company_id'), 'notification', {}))
    .execute();
}

/** Deletes the notifications of before a time. */
export async function deleteOldNotifications(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notifications').where('at', '<', before).execute();
}
