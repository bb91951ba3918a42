import { sql, type Kysely } from 'kysely';

/** What the search reads of a product besides what it read before. */
const added = `translate(sku, ' -–—_./\\', '') || ' ' || joined(industry_keywords) || ' '
  || coalesce(attributes ->> 'material', '')`;

const document = `setweight(to_tsvector('simple', name), 'A')
  || setweight(to_tsvector('simple', category || ' ' || subcategory || ' ' || sku || ' ' || ${added}), 'B')
  || setweight(to_tsvector('simple', description), 'C')`;

/** Their bodies are parsed now, so that they work whatever the search path is, as when a dump is restored. */
const functions = [
  // array_to_string is not immutable, because the text of some types depends on settings; text itself does not.
  sql`create function joined(texts text[]) returns text language sql immutable strict parallel safe
    return array_to_string(texts, ' ')`,
  // Both know only English, so other letters have neither.
  sql`create function stem_of(word text) returns text language sql immutable strict parallel safe
    return case when word ~ '^[a-z]{3,60}$' then (ts_lexize('english_stem', word))[1] end`,
  sql`create function sound_of(word text) returns text language sql immutable strict parallel safe
    return case when word ~ '^[a-z]{3,60}$' then dmetaphone(word) end`,
];

const words = [
  sql`alter table search_words
    add column stem text generated always as (stem_of(word)) stored,
    add column sound text generated always as (sound_of(word)) stored`,
  sql`create index search_words_stem_idx on search_words (stem) where stem is not null`,
  sql`create index search_words_sound_idx on search_words (sound) where sound is not null`,
  // A word with a digit is a size, a date or an SKU: its neighbours are other things, not other spellings.
  sql`drop index search_words_trigrams_idx`,
  sql`create index search_words_trigrams_idx on search_words using gin (word gin_trgm_ops) with (fastupdate = off)
    where word !~ '[0-9]'`,
  sql`create index search_words_start_idx on search_words (left(word, 2), length(word)) where word !~ '[0-9]'`,
  // Not for an update that changes no searched text, such as one of the stock.
  sql`create or replace function add_search_words() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.search = new.search then return null; end if;
      insert into search_words
        select word from unnest(tsvector_to_array(new.search)) word where length(word) between 3 and 60 order by word
        on conflict do nothing;
      return null;
    end $$`,
];

/** PostgreSQL 15 and 16 cannot change the expression of a column, so it is dropped and added, and the views with it. */
async function renewProducts(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ all: string; live: string }>`select
    pg_get_viewdef('company_products'::regclass) as all, pg_get_viewdef('live_products'::regclass) as live`.execute(
    db,
  );
  await sql`drop view live_products`.execute(db);
  await sql`drop view company_products`.execute(db);
  await sql`alter table products drop column search`.execute(db);
  await sql`alter table products
    add column search tsvector generated always as (${sql.raw(document)}) stored`.execute(db);
  await sql`create index products_search_idx on products using gin (search)`.execute(db);
  await sql`create view company_products as ${sql.raw(rows[0]!.all)}`.execute(db);
  await sql`create view live_products as ${sql.raw(rows[0]!.live)}`.execute(db);
  await sql`insert into search_words
    select distinct word from products, unnest(tsvector_to_array(to_tsvector('simple', ${sql.raw(added)}))) word
    where length(word) between 3 and 60
    on conflict do nothing`.execute(db);
}

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...functions, ...words]) await statement.execute(db);
  await renewProducts(db);
}
