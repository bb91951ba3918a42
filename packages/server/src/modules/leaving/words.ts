import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';

type Db = Kysely<Database>;

/** The tables whose words a search knows, each with the column that says whose a row is. */
const owners = { companies: 'id', products: 'vendor_id', requests: 'client_id' } as const;
type Searched = keyof typeof owners;

/** The words by which rows are found. */
export async function wordsOf(trx: Db, table: Searched, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select distinct unnest(tsvector_to_array(search)) as word
    from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(trx);
  return rows.map(({ word }) => word);
}

/**
 * Forgets those of these words of a company that nothing of others holds: they could be a name. To be called at the end of
 * a transaction.
 */
export async function forgetWords(trx: Db, companyId: string, words: readonly string[]): Promise<void> {
  const isHeld = sql.join(
    Object.entries(owners).map(
      ([table, owner]) => sql`exists (select from ${sql.table(table)}
        where search @@ lexeme.query and ${sql.ref(owner)} <> ${companyId}::uuid)`,
    ),
    sql` or `,
  );
  // PostgreSQL hopes to meet any word among the first rows of a table, and would read all of it for each that is rare.
  await sql`select set_config('enable_seqscan', 'off', true)`.execute(trx);
  await sql`delete from search_words using (
      select word, ('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''')::tsquery as query
      from unnest(${words}::text[]) word
    ) lexeme
    where search_words.word = lexeme.word and not (${isHeld})`.execute(trx);
}
