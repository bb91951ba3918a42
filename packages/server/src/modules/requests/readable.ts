import { sql } from 'kysely';
import { isUnblocked, isVisibleDeal } from '#modules/blocks/expressions.ts';

/**
 * Whether a company may read a request, a row of `company_requests` under the name `row`: one on the board anyone may,
 * others their two companies, and vendors with a quote on it. While there is a block between the two, only one with an
 * order.
 */
export const isReadableRequest = (row: 'company_requests' | 'board_requests', companyId: string | null) => {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  const others = sql`case ${column('client_id')} when ${companyId}::uuid
    then coalesce(${column('vendor_id')}, ${companyId}::uuid) else ${column('client_id')} end`;
  return sql<boolean>`((${column('status')} = 'open' and ${column('vendor_id')} is null and ${column('client_status')} = 'active'
      or ${companyId}::uuid in (${column('client_id')}, ${column('vendor_id')})) and ${isUnblocked(others, companyId)}
    or exists (select from quotes where request_id = ${column('id')}
      and ${companyId}::uuid in (quotes.client_id, quotes.vendor_id) and ${isVisibleDeal(companyId)}))`;
};
