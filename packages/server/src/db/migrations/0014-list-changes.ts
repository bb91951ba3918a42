import { sql, type Kysely } from 'kysely';

/**
 * All nodes are told when a list that they have cached is no longer true, however its rows were changed. Equal
 * notifications of a transaction are delivered once.
 */
const listChanges = [
  // Its argument is the topic and the payload.
  sql`create function notify_nodes() returns trigger language plpgsql as $$
    begin
      perform pg_notify('guildhall', tg_argv[0]);
      return null;
    end $$`,
  sql`create trigger requests_notify_change after insert or update or delete or truncate on requests
    for each statement execute function notify_nodes('request-change all')`,
  sql`create trigger products_notify_change after insert or update or delete on products
    for each statement execute function notify_nodes('product-change all')`,
  sql`create trigger products_notify_truncation after truncate on products
    for each statement execute function notify_nodes('product-change *')`,
  sql`create function notify_vendor_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('guildhall', 'product-change ' || coalesce(new.vendor_id, old.vendor_id));
      return null;
    end $$`,
  sql`create trigger products_notify_vendor_change after insert or update or delete on products
    for each row execute function notify_vendor_change()`,
  // What the lists show of a company.
  sql`create function notify_company_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('guildhall', 'product-change all');
      perform pg_notify('guildhall', 'product-change ' || new.id);
      perform pg_notify('guildhall', 'request-change all');
      return null;
    end $$`,
  sql`create trigger companies_notify_change after update of company_name, avatar, status on companies for each row
    when ((old.company_name, old.avatar, old.status) is distinct from (new.company_name, new.avatar, new.status))
    execute function notify_company_change()`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of listChanges) await statement.execute(db);
}
