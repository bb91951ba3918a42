import {
  emailKindOf,
  emailKindsOf,
  hasRight,
  notificationKinds,
  type EmailKind,
  type Notification,
  type Role,
} from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { isUnreadMessage } from '#modules/chat/unread.ts';
import { selectNotifications } from '#modules/notifications/queries.ts';
import { isLow } from '#modules/products/filters.ts';

type Db = Kysely<Database>;

/** How many of what waits an email lists; it says when there is more. */
export const maxListed = 20;

/** A member as emails are written for it. */
export interface Reader {
  memberId: string;
  companyId: string;
  companyName: string;
  email: string;
  secret: string;
  role: Role;
  /** The kinds of which the member wants emails, among those of its role. */
  kinds: EmailKind[];
}

/** A member to whom emails are written: whoever has proven the address, and works for an active company. */
export async function findReader(db: Db, memberId: string): Promise<Reader | undefined> {
  const row = await db
    .selectFrom('members')
    .innerJoin('companies', 'companies.id', 'members.company_id')
    .select(['companies.id as companyId', 'company_name as companyName', 'members.email as email'])
    .select(['email_secret as secret', 'role', 'emails_off as off'])
    .where('members.id', '=', memberId)
    .where('members.status', '=', 'active')
    .where('companies.status', '=', 'active')
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { off, ...reader } = row;
  return { ...reader, memberId, kinds: emailKindsOf(row.role).filter((kind) => !off.includes(kind)) };
}

/** What came after one time and until another, and waits since. */
export interface Span {
  after: Date;
  until: Date;
}

/** Messages of a company that nobody has read. */
export interface WaitingConversation {
  companyId: string;
  companyName: string;
  count: number;
  /** When the first of them came. */
  at: Date;
}

export type WaitingNotification = Pick<Notification, 'kind' | 'subject' | 'title' | 'company'> & { at: Date };

/** What waits for a member, of the kinds of which it wants emails; one more of each than is listed. */
export interface Waiting {
  conversations: WaitingConversation[];
  notifications: WaitingNotification[];
}

const findConversations = (db: Db, { companyId }: Reader, { after, until }: Span) => {
  const me = sql`${companyId}::uuid`;
  const ofSide = (side: 'a' | 'b', other: 'a' | 'b') => sql`
    select ${sql.ref(`conversations.company_${other}`)} as other_id, count(*)::int as count, min(messages.created_at) as at
    from conversations
      join connections on connections.status = 'connected'
        and least(sender_id, receiver_id) = company_a and greatest(sender_id, receiver_id) = company_b
      join messages on ${isUnreadMessage(me, sql.ref(`read_${side}`))}
    where ${sql.ref(`conversations.company_${side}`)} = ${me} and last_seq > ${sql.ref(`read_${side}`)}
      and messages.created_at > ${after}::timestamptz and messages.created_at <= ${until}::timestamptz
    group by 1`;
  return sql<WaitingConversation>`
    select other_id as "companyId", company_name as "companyName", count, at
    from (${ofSide('a', 'b')} union all ${ofSide('b', 'a')}) waiting join companies on companies.id = other_id
    order by at limit ${sql.lit(maxListed + 1)}`
    .execute(db)
    .then(({ rows }) => rows);
};

/** Whether what a notification asks for is still to be done. What is only news always counts. */
const stillWaits = (me: string) => sql<boolean>`case kind
  when 'connection-request' then exists (select from connections where id = subject and status = 'pending')
  when 'matching-request' then exists (select from board_requests where id = subject)
  when 'low-stock' then exists (select from products
    where id = subject and status = 'active' and ${isLow})
  when 'member-joined' then exists (select from members where id = subject and status = 'active')
  when 'estimate-request' then ${waitsFor(me)}
  when 'quote' then ${waitsFor(me)}
  when 'offer' then ${waitsFor(me)}
  when 'expiring' then ${waitsFor(me)}
  else true end`;

const waitsFor = (me: string) => sql`exists (select from quotes where id = subject and status = 'open'
  and waits_for = case client_id when ${me}::uuid then 'client' else 'vendor' end)`;

/** Whether it is no deal, or one on the side of which the member's role is: buying or selling. */
const isOfSide = ({ companyId, role }: Reader) => {
  const [sells, buys] = [hasRight(role, 'sell'), hasRight(role, 'buy')];
  const deals = notificationKinds.filter((kind) => emailKindOf[kind] === 'deals');
  return sql<boolean>`(${sells && buys}::boolean or kind <> all(${deals}::text[]) or exists (select from quotes
    where id = subject and ${buys ? sql`client_id` : sql`vendor_id`} = ${companyId}::uuid))`;
};

const selectWaiting = (db: Db, reader: Reader, { after, until }: Span) =>
  selectNotifications(db, reader)
    .where(
      'kind',
      'in',
      notificationKinds.filter((kind) => reader.kinds.includes(emailKindOf[kind])),
    )
    .where('number', '>', (eb) =>
      eb.selectFrom('members').select('notifications_read').where('members.id', '=', reader.memberId),
    )
    .where('at', '>', after)
    .where('at', '<=', until)
    .where(stillWaits(reader.companyId))
    .where(isOfSide(reader));

const wantsMessages = ({ kinds }: Reader) => kinds.includes('messages');
const wantsNotifications = ({ kinds }: Reader) => kinds.some((kind) => kind !== 'messages');

/** What waits for a member: the conversations of which the first message came first, and the newest notifications. */
export async function findWaiting(db: Db, reader: Reader, span: Span): Promise<Waiting> {
  const [conversations, notifications] = await Promise.all([
    wantsMessages(reader) ? findConversations(db, reader, span) : [],
    wantsNotifications(reader)
      ? selectWaiting(db, reader, span)
          .limit(maxListed + 1)
          .execute()
      : [],
  ]);
  return { conversations, notifications };
}

/** When the first of what waits for a member came. */
export async function findFirstWaiting(db: Db, reader: Reader, span: Span): Promise<Date | undefined> {
  const [conversations, notifications] = await Promise.all([
    wantsMessages(reader) ? findConversations(db, reader, span) : [],
    wantsNotifications(reader)
      ? selectWaiting(db, reader, span)
          .clearSelect()
          .clearOrderBy()
          .select((eb) => eb.fn.min<Date | null>('at').as('at'))
          .execute()
      : [],
  ]);
  const [first] = [...conversations, ...notifications]
    .flatMap(({ at }) => at ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime());
  return first;
}
