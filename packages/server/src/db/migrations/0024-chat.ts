import { sql, type Kysely } from 'kysely';

/**
 * What the search reads of a message: each word as it is written and its English stem, and the names of its files. Of a
 * deleted one nothing is left.
 */
const document = sql`to_tsvector('simple', content) || to_tsvector('english', content)
  || to_tsvector('simple', translate(jsonb_path_query_array(files, '$[*].name')::text, '-_.', '   '))`;

const statements = [
  // Rises with messages, also those that nodes of the version before send meanwhile, and with deletions.
  sql`alter table conversations add column version bigint not null default 0`,
  sql`create function raise_conversation_version() returns trigger language plpgsql as $$
    begin
      new.version := new.version + 1;
      return new;
    end $$`,
  sql`create trigger conversations_raise_version before insert or update of last_seq on conversations
    for each row execute function raise_conversation_version()`,
  sql`alter table messages
    add column deleted_at timestamptz,
    add column files jsonb not null default '[]'`,
  sql`alter table messages add column search tsvector generated always as (${document}) stored`,
  sql`create index messages_search_idx on messages using gin (search)`,
  // For words that many messages hold: back from the newest one of the company.
  ...['a', 'b'].map(
    (side) =>
      sql`create index ${sql.ref(`messages_company_${side}_idx`)} on messages (${sql.ref(`company_${side}`)}, id)`,
  ),
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
