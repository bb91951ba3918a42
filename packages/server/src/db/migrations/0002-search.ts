import { sql, type Kysely } from 'kysely';

/** The searched columns of each table, those with the highest weight first. */
const searched = {
  companies: {
    A: 'company_name',
    B: `company_industry || ' ' || product_types || ' ' || supply_type`,
    C: `supplier_industry || ' ' || client_industry || ' ' || address`,
  },
  products: {
    A: 'name',
    B: `category || ' ' || subcategory || ' ' || sku`,
    C: 'description',
  },
  requests: { A: 'request', B: 'supply_industry', C: 'budget' },
};

const documentOf = (weights: Record<string, string>) =>
  Object.entries(weights)
    .map(([weight, text]) => `setweight(to_tsvector('simple', ${text}), '${weight}')`)
    .join(' || ');

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create extension if not exists fuzzystrmatch`.execute(db);

  // Every word that was ever searchable, once. A misspelt word is compared with these and not with all rows.
  await sql`create table search_words (word text collate "C" primary key)`.execute(db);
  await sql`create index search_words_trigrams_idx on search_words using gin (word gin_trgm_ops) with (fastupdate = off)`.execute(
    db,
  );
  // In one order, so that two commands with the same words cannot deadlock.
  await sql`create function add_search_words() returns trigger language plpgsql as $$
    begin
      insert into search_words
        select word from unnest(tsvector_to_array(new.search)) word where length(word) between 3 and 60 order by word
        on conflict do nothing;
      return null;
    end $$`.execute(db);

  for (const [name, weights] of Object.entries(searched)) {
    const table = sql.table(name);
    await sql`alter table ${table}
      add column search tsvector generated always as (${sql.raw(documentOf(weights))}) stored`.execute(db);
    await sql`create index ${sql.ref(`${name}_search_idx`)} on ${table} using gin (search)`.execute(db);
    await sql`insert into search_words
      select distinct word from ${table}, unnest(tsvector_to_array(search)) word where length(word) between 3 and 60
      on conflict do nothing`.execute(db);
    await sql`create trigger ${sql.ref(`${name}_add_search_words`)} after insert or update on ${table}
      for each row execute function add_search_words()`.execute(db);
  }
}
