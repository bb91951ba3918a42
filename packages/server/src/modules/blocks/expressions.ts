import { sql, type RawBuilder } from 'kysely';

/**
 * Whether there is no block between `me`, if there is one, and a company, a column that is never null. The blocks are read
 * once for all rows, as an array: of `not in` PostgreSQL expects that it leaves half of the rows, and plans for that.
 */
export const isUnblocked = (company: RawBuilder<unknown>, me: string | null): RawBuilder<boolean> =>
  sql<boolean>`${company} <> all(array(select other_id from blocked_pairs where company_id = ${me}::uuid))`;

/**
 * Whether `me`, one of its two companies, may see a deal, a row of `quotes`: while there is a block between them only one
 * with an order.
 */
export const isVisibleDeal = (me: string | null): RawBuilder<boolean> =>
  sql<boolean>`(quotes.status = 'accepted' or ${isUnblocked(
    sql`case quotes.client_id when ${me}::uuid then quotes.vendor_id else quotes.client_id end`,
    me,
  )})`;
