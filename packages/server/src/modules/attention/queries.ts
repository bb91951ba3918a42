import { maxAttention, type Attention } from '@guildhall/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#db/schema.ts';
import { isUnblocked } from '#modules/blocks/expressions.ts';
import { isUnreadMessage } from '#modules/chat/unread.ts';
import { startOfDay } from '#modules/company-zone.ts';
import { isVisible } from '#modules/notifications/queries.ts';
import { isLow } from '#modules/products/filters.ts';

type Db = Kysely<Database>;

/** What others make wait. */
export type Waiting = Omit<Attention, 'today' | 'started'> & Omit<Attention['today'], 'lowStock'>;

/** What a company has of its own. */
export type Own = Pick<Attention, 'started'> & Pick<Attention['today'], 'lowStock'>;

/** The member for whom it is counted. */
export interface Reader {
  companyId: string;
  memberId: string;
}

/** How many rows a query has, as far as they are counted. */
const count = (rows: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from (${rows} limit ${sql.lit(maxAttention)}) counted)`;
const capped = (number: string) => sql<number>`least(${sql.ref(number)}, ${sql.lit(maxAttention)})::int`;
const has = (rows: RawBuilder<unknown>) => sql`exists (select from ${rows})`;

/** What comes after the read mark may be its own. */
const unread = (side: 'a' | 'b', me: RawBuilder<unknown>) => sql`
  select 1 from conversations
    join connections on connections.status = 'connected'
      and least(sender_id, receiver_id) = company_a and greatest(sender_id, receiver_id) = company_b
  where ${sql.ref(`conversations.company_${side}`)} = ${me} and last_seq > ${sql.ref(`read_${side}`)}
    and exists (select from messages where ${isUnreadMessage(me, sql.ref(`read_${side}`))})`;

/** What waits for a member's company because of others, and until when, if nothing happens. In one statement. */
export async function findWaiting(
  db: Db,
  { companyId, memberId }: Reader,
  now: Date,
): Promise<{ counts: Waiting; until: Date }> {
  const me = sql`${companyId}::uuid`;
  const at = sql`${now}::timestamptz`;
  const turn = (party: 'client' | 'vendor', other: string) => sql`
    select waits_for, request_id, stage, status, offer_count, ${sql.ref(other)} as other_id,
      case when last_offer_by = 'vendor' then valid_until end as valid_until
    from quotes where ${sql.ref(`${party}_id`)} = ${me} and waits_for = ${sql.lit(party)} and stage <> 'closed'`;
  // Of deals with a company with which there is a block only orders count, as in `isVisibleDeal`.
  const ofDeals = sql`select
      count(distinct request_id) filter (where waits_for = 'client')
        + count(*) filter (where waits_for = 'vendor') as deals,
      count(*) filter (where waits_for = 'vendor' and stage = 'open' and offer_count = 0) as estimates,
      count(*) filter (where waits_for = 'client' and stage = 'open'
        and valid_until > ${at} and valid_until <= day_end) as expiring,
      min(valid_until) filter (where valid_until > ${at}) as next
    from (${turn('client', 'vendor_id')} union all ${turn('vendor', 'client_id')}) turns
    where status = 'accepted' or ${isUnblocked(sql.ref('other_id'), companyId)}`;
  const overdue = (party: 'client' | 'vendor') => sql`
    select 1 from quotes where ${sql.ref(`${party}_id`)} = ${me} and stage = 'order' and due_at < day_start`;
  const today = sql<{ day_start: Date; day_end: Date }>`(
    select ${startOfDay(now)} as day_start, ${startOfDay(now, 1)} as day_end)`;
  const { until, ...counts } = await db
    .selectFrom('companies')
    .crossJoinLateral(today.as('today'))
    .crossJoinLateral(sql`(${ofDeals})`.as('of_deals'))
    .where('companies.id', '=', companyId)
    .select([
      count(sql`${unread('a', me)} union all ${unread('b', me)}`).as('messages'),
      count(sql`select 1 from connections join active_companies on active_companies.id = sender_id
        where receiver_id = ${me} and connections.status = 'pending' and ${isUnblocked(sql.ref('sender_id'), companyId)}`).as(
        'connectionRequests',
      ),
      capped('deals').as('deals'),
      count(sql`select 1 from notifications where company_id = ${me} and ${isVisible({ companyId, memberId })}
        and number > (select notifications_read from members where members.id = ${memberId}::uuid)`).as(
        'notifications',
      ),
      capped('estimates').as('estimates'),
      capped('expiring').as('expiringQuotes'),
      count(sql`${overdue('client')} union all ${overdue('vendor')}`).as('overdueOrders'),
      sql<Date>`least(next, day_end)`.as('until'),
    ])
    .executeTakeFirstOrThrow();
  return { counts, until };
}

/** What a company has of its own, in one statement. */
export const findOwn = (db: Db, companyId: string): Promise<Own> => {
  const me = sql`${companyId}::uuid`;
  return db
    .selectNoFrom([
      count(sql`select 1 from products where vendor_id = ${me} and status = 'active'
        and ${isLow}`).as('lowStock'),
      sql<Attention['started']>`json_build_object(
        'profile', ${has(sql`companies where companies.id = ${me} and company_industry <> '' and address <> ''`)},
        'logo', ${has(sql`companies where companies.id = ${me} and avatar is not null`)},
        'listing', ${has(sql`products where vendor_id = ${me}`)} or ${has(sql`requests where client_id = ${me}`)},
        'connection', ${has(sql`connections where sender_id = ${me} and status = 'connected'`)}
          or ${has(sql`connections where receiver_id = ${me} and status = 'connected'`)},
        'team', ${has(sql`members where company_id = ${me} offset 1`)}
          or ${has(sql`invitations where company_id = ${me}`)})`.as('started'),
    ])
    .executeTakeFirstOrThrow();
};

/** The whole answer from its two parts. */
export const toAttention = (
  { estimates, expiringQuotes, overdueOrders, ...counts }: Waiting,
  { lowStock, started }: Own,
): Attention => ({ ...counts, today: { estimates, expiringQuotes, overdueOrders, lowStock }, started });

/** What waits for a member, counted now: two statements at once. */
export async function findAttention(db: Db, reader: Reader, now: Date): Promise<Attention> {
  const [{ counts }, own] = await Promise.all([findWaiting(db, reader, now), findOwn(db, reader.companyId)]);
  return toAttention(counts, own);
}
