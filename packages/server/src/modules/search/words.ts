import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';

/**
 * What the search reads of a product, as an expression of its columns. It is that of the column which the database
 * computes, so that the two never differ.
 */
export async function findSearchedText(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ expression: string }>`select pg_get_expr(adbin, adrelid) as expression
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
    where adrelid = 'products'::regclass and attname = 'search'`.execute(db);
  return rows[0]!.expression;
}

/**
 * Adds the words of new products to those that a search corrects misspelt ones by, as the database does for each stored
 * row. A long transaction that stores many rows lets others wait for its new words until it ends, unless they were added
 * before.
 *
 * @param text of `findSearchedText`.
 */
export const addSearchWords = (
  db: Kysely<Database>,
  text: string,
  products: readonly object[],
): Promise<unknown> =>
  sql`insert into search_words (word)
    select distinct word
      from jsonb_populate_recordset(null::products, ${JSON.stringify(products)}::jsonb) products,
        unnest(tsvector_to_array(${sql.raw(text)})) word
      where length(word) between 3 and 60 order by word
    on conflict do nothing`.execute(db);
