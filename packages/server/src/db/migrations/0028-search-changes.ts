import { sql, type Kysely } from 'kysely';

/** What a search reads or shows of a company. */
const companyColumns = [
  'company_name',
  'avatar',
  'company_industry',
  'company_size',
  'address',
  'client_industry',
  'product_types',
  'supplier_industry',
  'supply_type',
  'status',
];

/**
 * All nodes are told when the results of searches that they keep may no longer be true, however a row was changed: any
 * row can be a result of any search.
 *
 * @public Called by Kysely's migrator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const updates = {
    products: 'update',
    requests: 'update',
    companies: `update of ${companyColumns.join(', ')}`,
  };
  for (const [table, update] of Object.entries(updates))
    await sql
      .raw(
        `create trigger ${table}_notify_search_change after insert or ${update} or delete or truncate on ${table}
          for each statement execute function notify_nodes('search-change *')`,
      )
      .execute(db);
}
