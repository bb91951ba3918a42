import { sql, type Kysely } from 'kysely';

const statements = [
  // What a list of deals is narrowed by is in its own rows, so that each of these lists has an index.
  sql`alter table quotes
    add column order_status text,
    add column ship_by timestamptz`,
  sql`update quotes set order_status = orders.status, ship_by = orders.created_at + make_interval(hours => 24 * lead_days)
    from orders
    where orders.id = (select id from orders where quote_id = quotes.id order by id desc limit 1)`,
  sql`alter table quotes
    add column step text not null generated always as (
      case
        when status = 'accepted' then coalesce(order_status, 'placed')
        when status <> 'open' then status
        when stage = 'closed' then 'closed'
        when last_offer_by = 'client' then 'countered'
        when last_offer_by = 'vendor' then 'offered'
        else 'new'
      end) stored,
    add column due_at timestamptz generated always as (
      case
        when stage = 'open' and last_offer_by = 'vendor' then valid_until
        when stage = 'order' and waits_for = 'vendor' then ship_by
      end) stored`,
  ...(['client', 'vendor'] as const).flatMap((side) => [
    sql`create index ${sql.ref(`quotes_${side}_step_idx`)} on quotes (${sql.ref(`${side}_id`)}, step, place desc)`,
    sql`create index ${sql.ref(`quotes_${side}_due_idx`)} on quotes (${sql.ref(`${side}_id`)}, stage, due_at)
      where due_at is not null`,
  ]),
  // Also of what a node of an earlier version changes. A cancelled order that is noted on says nothing about a later one.
  sql`create function tell_quote_of_order() returns trigger language plpgsql as $$
    begin
      update quotes
        set order_status = new.status, ship_by = new.created_at + make_interval(hours => 24 * new.lead_days)
        where id = new.quote_id
          and not exists (select from orders later where later.quote_id = new.quote_id and later.id > new.id);
      return null;
    end $$`,
  sql`create trigger orders_tell_quote after insert or update of status on orders
    for each row execute function tell_quote_of_order()`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
