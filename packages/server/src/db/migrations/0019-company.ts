import { sql, type Kysely } from 'kysely';

/** The list of what members did is narrowed to a member, and to a kind of action. */
const activity = [
  sql`create index activity_kind_idx on activity (company_id, split_part(action, '.', 1), id desc)`,
  sql`create index activity_member_idx on activity (company_id, member_id, split_part(action, '.', 1), id desc)`,
];

/** A message opens a conversation when it is the first, or the first after a day of silence; a card never does. */
const openings = [
  // The company that it is sent to.
  sql`alter table messages add column opens_for uuid`,
  // Replies of before are not evidence, and need no mark.
  sql`update messages set opens_for = case sender_id when company_a then company_b else company_a end
    where created_at > now() - interval '90 days' and card_type is null and not exists (
      select from messages previous
      where previous.company_a = messages.company_a and previous.company_b = messages.company_b
        and previous.seq = messages.seq - 1 and previous.created_at > messages.created_at - interval '1 day')`,
  // A function reads what others have stored while this message waited for its number.
  sql`create function mark_opening() returns trigger language plpgsql as $$
    begin
      if new.card_type is null and not exists (
        select from messages
        where company_a = new.company_a and company_b = new.company_b and seq = new.seq - 1
          and created_at > new.created_at - interval '1 day')
      then
        new.opens_for := case new.sender_id when new.company_a then new.company_b else new.company_a end;
      end if;
      return new;
    end $$`,
  sql`create trigger messages_mark_opening before insert on messages
    for each row execute function mark_opening()`,
  sql`create index messages_opens_for_idx on messages (opens_for, created_at desc) where opens_for is not null`,
  sql`create index requests_received_idx on requests (vendor_id, created_at desc) where vendor_id is not null`,
];

/**
 * A name apart from case, spaces, punctuation, symbols and characters without a width. Ranges of code points, because
 * the classes of PostgreSQL depend on the locale of the database.
 */
const ignored = [
  String.raw`\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7`,
  String.raw`\u055a-\u055f\u0589\u058a\u05be\u05f3\u05f4\u060c\u061b-\u061f\u066a-\u066d\u06d4\u0964\u0965\u0970`,
  String.raw`\u1680\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb`,
  String.raw`\ufe00-\ufe0f\ufeff`,
].join('');

const names = [
  sql`create function name_key(name text) returns text language sql immutable strict parallel safe
    as $$ select lower(regexp_replace(normalize(name, nfkc), ${sql.lit(`[${ignored}]`)}, '', 'g')) $$`,
  sql`create index companies_name_key_idx on companies (name_key(company_name)) where status = 'active'`,
];

/** A call that is sent again gets its first response, which needs the new field. */
const storedResponses = sql`update idempotency_keys set answer = jsonb_set(answer::jsonb, '{user,zone}', to_jsonb(coalesce(
    (select zone from companies where id::text = answer::jsonb #>> '{user,_id}'), 'Asia/Kolkata')))::json
  where jsonb_typeof(answer::jsonb -> 'user') = 'object'`;

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...activity, ...openings, ...names, storedResponses]) await statement.execute(db);
}
