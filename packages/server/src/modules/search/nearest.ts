import { sql, type Kysely } from 'kysely';
import { plannedEachTime } from '#db/prepare.ts';
import type { Database } from '#db/schema.ts';
import type { PriceRange } from './price-range.ts';
import { isSeenBy, matches } from './queries.ts';

/** Candidates of each set of words. */
const maxCandidates = 200;

/** What no product matches: for each word that rows may have the text that finds it, and the price. */
export interface Missed {
  words: readonly string[];
  range: PriceRange | undefined;
}

/** All words, all but one, and each by itself. */
function looserQueries(words: readonly string[]): string[] {
  const every = words.map((word) => `(${word})`);
  const allButOne = every.map((_, left) => every.filter((_word, index) => index !== left));
  const sets = [every, ...allButOne, ...every.map((word) => [word])];
  return [...new Set(sets.map((set) => set.join(' & ')))].filter((query) => query !== '');
}

/**
 * The ids of the products that match the most of the words, five at most; of these the ones nearest to the price. They are
 * looked for among the newest of each word, and of all words but one.
 */
export async function findNearest(
  db: Kysely<Database>,
  { words, range }: Missed,
  me: string | null,
): Promise<{ id: string }[]> {
  const queries = looserQueries(words);
  if (queries.length === 0) return [];
  const candidates = queries.map(
    (query) =>
      sql`(select id, search, net_paise from live_products where ${matches(query)} and ${isSeenBy(me, 'products')} order by id desc
        limit ${sql.lit(maxCandidates)})`,
  );
  const count = sql.join(
    words.map((word) => sql`(${matches(word)})::int`),
    sql` + `,
  );
  const gap = range ? sql`greatest(${range.min} - net_paise, net_paise - ${range.max}, 0)` : sql`0`;
  const { rows } = await sql<{ id: string }>`
    with counted as (
      select ${plannedEachTime} id, ${count} as count, ${gap} as gap,
        ts_rank(search, to_tsquery('simple', ${words.join(' | ')})) as rank
      from (select distinct on (id) * from (${sql.join(candidates, sql` union all `)}) found) candidates
    )
    select id from counted
    where count = (select max(count) from counted)
    order by gap, rank desc, id desc
    limit 5`.execute(db);
  return rows;
}
