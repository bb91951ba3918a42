import { sql, type RawBuilder } from 'kysely';

/** The companies that `me` has blocked and those that have blocked `me`; none without a company. */
const blockedWith = (me: string | null) =>
  sql`(select other_id from blocked_pairs where company_id = ${me}::uuid)`;

/**
 * Whether there is no block between `me` and a company, a column that is never null. Those of `me` are looked up once for
 * all rows.
 */
export const isUnblocked = (company: RawBuilder<unknown>, me: string | null): RawBuilder<boolean> =>
  sql<boolean>`${company} not in ${blockedWith(me)}`;

/**
 * Whether `me`, one of its two companies, may see a deal, a row of `quotes`: while there is a block between them only one
 * with an order.
 */
export const isVisibleDeal = (me: string | null): RawBuilder<boolean> =>
  sql<boolean>`(quotes.status = 'accepted' or ${isUnblocked(
    sql`case quotes.client_id when ${me}::uuid then quotes.vendor_id else quotes.client_id end`,
    me,
  )})`;
