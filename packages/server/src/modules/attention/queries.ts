import { maxAttention, type Attention } from '@guildhall/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#db/schema.ts';
import { isUnblocked, isVisibleDeal } from '#modules/blocks/expressions.ts';
import { isVisible } from '#modules/notifications/queries.ts';

type Db = Kysely<Database>;

/** How many rows a query has, as far as they are counted. */
const count = (rows: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from (${rows} limit ${sql.lit(maxAttention)}) counted)`;

const unread = (side: 'a' | 'b', me: RawBuilder<unknown>) => sql`
  select 1 from conversations
    join connections on connections.status = 'connected'
      and least(sender_id, receiver_id) = company_a and greatest(sender_id, receiver_id) = company_b
  where ${sql.ref(`company_${side}`)} = ${me} and last_seq > ${sql.ref(`read_${side}`)}`;

/** What waits for a company and its member, in one statement. */
export async function findAttention(
  db: Db,
  { companyId, memberId }: { companyId: string; memberId: string },
  now: Date,
): Promise<Attention> {
  const me = sql`${companyId}::uuid`;
  const at = sql`${now}::timestamptz`;
  const seen = isVisibleDeal(companyId);
  const waiting = (party: 'client' | 'vendor') =>
    sql`quotes where ${sql.ref(`${party}_id`)} = ${me} and waits_for = ${sql.lit(party)} and stage <> 'closed' and ${seen}`;
  const endOfDay = sql`(date_trunc('day', ${at} at time zone zone) + interval '1 day') at time zone zone`;
  const has = (rows: RawBuilder<unknown>) => sql`exists (select from ${rows})`;
  const { today, started, ...counts } = await db
    .selectNoFrom([
      count(sql`${unread('a', me)} union all ${unread('b', me)}`).as('messages'),
      count(sql`select 1 from connections where receiver_id = ${me} and status = 'pending'
        and ${isUnblocked(sql.ref('sender_id'), companyId)}`).as('connectionRequests'),
      count(sql`select 1 from (select distinct request_id from ${waiting('client')}) asked
        union all select 1 from ${waiting('vendor')}`).as('deals'),
      count(sql`select 1 from notifications where company_id = ${me} and ${isVisible(companyId)}
        and number > (select notifications_read from members where members.id = ${memberId}::uuid)`).as(
        'notifications',
      ),
      sql<Attention['today']>`json_build_object(
        'estimates', ${count(sql`select 1 from ${waiting('vendor')} and stage = 'open' and offer_count = 0`)},
        'expiringQuotes', ${count(sql`select 1 from quotes where client_id = ${me} and waits_for = 'client'
          and stage = 'open' and last_offer_by = 'vendor' and ${seen} and valid_until > ${at}
          and valid_until <= (select ${endOfDay} from companies where companies.id = ${me})`)},
        'lowStock', ${count(sql`select 1 from products where vendor_id = ${me} and status = 'active'
          and stock_quantity <= low_stock`)})`.as('today'),
      sql<Attention['started']>`json_build_object(
        'profile', ${has(sql`companies where companies.id = ${me} and company_industry <> '' and address <> ''`)},
        'logo', ${has(sql`companies where companies.id = ${me} and avatar is not null`)},
        'listing', ${has(sql`products where vendor_id = ${me}`)} or ${has(sql`requests where client_id = ${me}`)},
        'connection', ${has(sql`connections where sender_id = ${me} and status = 'connected'`)}
          or ${has(sql`connections where receiver_id = ${me} and status = 'connected'`)},
        'team', ${has(sql`members where company_id = ${me} and id <> ${memberId}::uuid`)}
          or ${has(sql`invitations where company_id = ${me}`)})`.as('started'),
    ])
    .executeTakeFirstOrThrow();
  return { ...counts, today, started };
}
