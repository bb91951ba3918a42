import { sql, type Kysely } from 'kysely';

const notifyOf = (topic: string, payload: string) =>
  `perform pg_notify('guildhall', '${topic} ' || ${payload});`;

/**
 * All nodes are told when a list that they have cached is no longer true, however its rows were changed. Equal
 * notifications of a transaction are delivered once.
 */
const listChanges = [
  sql`create function notify_product_change() returns trigger language plpgsql as $$
    begin
      ${sql.raw(notifyOf('product-change', `'all'`))}
      ${sql.raw(notifyOf('product-change', 'coalesce(new.vendor_id, old.vendor_id)'))}
      return null;
    end $$`,
  sql`create trigger products_notify_change after insert or update or delete on products
    for each row execute function notify_product_change()`,
  sql`create function notify_request_change() returns trigger language plpgsql as $$
    begin
      ${sql.raw(notifyOf('request-change', `'all'`))}
      return null;
    end $$`,
  sql`create trigger requests_notify_change after insert or update or delete on requests
    for each row execute function notify_request_change()`,
  // What the lists show of a company.
  sql`create function notify_company_change() returns trigger language plpgsql as $$
    begin
      ${sql.raw(notifyOf('product-change', `'all'`))}
      ${sql.raw(notifyOf('product-change', 'new.id'))}
      ${sql.raw(notifyOf('request-change', `'all'`))}
      return null;
    end $$`,
  sql`create trigger companies_notify_change after update of company_name, avatar, status on companies for each row
    when ((old.company_name, old.avatar, old.status) is distinct from (new.company_name, new.avatar, new.status))
    execute function notify_company_change()`,
  // Each list of the topic.
  sql`create function notify_truncation() returns trigger language plpgsql as $$
    begin
      ${sql.raw(notifyOf(`' || tg_argv[0] || '`, `'*'`))}
      return null;
    end $$`,
  sql`create trigger products_notify_truncation after truncate on products
    for each statement execute function notify_truncation('product-change')`,
  sql`create trigger requests_notify_truncation after truncate on requests
    for each statement execute function notify_truncation('request-change')`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of listChanges) await statement.execute(db);
}
