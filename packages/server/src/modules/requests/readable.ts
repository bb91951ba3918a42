import { sql } from 'kysely';

/**
 * Whether a company may read a request, a row of `company_requests` under the name `row`: one on the board anyone may,
 * others their two companies, and vendors with a quote on it.
 */
export const isReadableRequest = (row: 'company_requests' | 'board_requests', companyId: string | null) => {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return sql<boolean>`(${column('status')} = 'open' and ${column('vendor_id')} is null and ${column('client_status')} = 'active'
    or ${companyId}::uuid in (${column('client_id')}, ${column('vendor_id')})
    or exists (select from quotes where request_id = ${column('id')} and quotes.vendor_id = ${companyId}::uuid))`;
};
