import { maxSearchResults } from '@guildhall/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { plannedEachTime } from '#db/prepare.ts';
import type { Database } from '#db/schema.ts';
import { publicProfile } from '#modules/company-columns.ts';
import { isBetween, joinedConnectionState, uuid } from '#modules/connections/expressions.ts';
import { productColumns } from '#modules/products/queries.ts';
import { requestColumns } from '#modules/requests/queries.ts';
import type { Place } from './place.ts';

type Db = Kysely<Database>;

/** Words that are corrected; a shorter one resembles too many others. */
const spellable = /^[\p{L}\p{N}]{4,60}$/u;

/** A range, for which PostgreSQL uses the primary key even where the prefix comes from another row. */
const startsWith = (prefix: RawBuilder<unknown>) =>
  sql`(word >= ${prefix} and word < ${prefix} || chr(1114111))`;

/**
 * For each of `words` that is not the start of a known word, the known words with nearly the same spelling, the most
 * similar first.
 */
export async function findNearWords(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ asked: string; near: string[] }>`
    with unknown as materialized (
      select asked from unnest(${words.filter((word) => spellable.test(word))}::text[]) asked
      where not exists (select from search_words where ${startsWith(sql`asked`)})
    )
    select asked, array_agg(word order by distance, word) as near
    from unknown
    cross join lateral (
      select distinct word, least(
        levenshtein_less_equal(word, asked, 2),
        levenshtein_less_equal(left(word, length(asked)), asked, 2)
      ) as distance
      from (
        select word from search_words where word % asked
        union all select word from search_words where ${startsWith(sql`left(asked, 2)`)}
      ) alike
      order by distance, word
      limit 5
    ) candidates
    where distance <= case when length(asked) > 4 then 2 else 1 end
    group by asked`.execute(db);
  return new Map(rows.map(({ asked, near }) => [asked, near]));
}

/** A search: `text` for `to_tsquery`, and `exact`, the same without the words of nearly the same spelling. */
export interface Search {
  text: string;
  exact: string;
  /** Rows of the page. */
  limit: number;
  /** Only rows below this one. */
  after?: Place | undefined;
}

type Table = 'companies' | 'products' | 'requests';

interface Best {
  id: string;
  /** 1 for the best of these rows. */
  position: number;
  /** Its place among all results, for `parsePlace`. */
  place: string;
  /** How many rows match, `maxSearchResults` at most. */
  found: number;
}

const isBelow = ({ isExact, rank, id }: Place) =>
  sql`(is_exact, rank, id) < (${isExact}::boolean, ${rank}::real, ${id}::uuid)`;

/**
 * The ids of a table's best rows among the newest `maxSearchResults` that match: words as they were typed before words of
 * nearly the same spelling. Ranking all rows with a common word would cost much and help little. PostgreSQL finds a rare
 * word by its index, and a common word by going back from the newest row; it can choose the faster way only when it plans
 * the query for these words.
 */
const best = (table: Table, { text, exact, limit, after }: Search) => sql<Best>`(
  with ranked as (
    select ${plannedEachTime}
      id,
      search @@ to_tsquery('simple', ${exact}) as is_exact,
      ts_rank(search, to_tsquery('simple', ${text})) as rank,
      (count(*) over ())::int as found
    from (
      select id, search from ${sql.table(table)}
      where search @@ to_tsquery('simple', ${text})
      order by id desc
      limit ${sql.lit(maxSearchResults)}
    ) candidates
  )
  select
    id,
    row_number() over (order by is_exact desc, rank desc, id desc) as position,
    concat_ws(' ', is_exact::int, rank, id) as place,
    found
  from ranked
  where ${after ? isBelow(after) : sql`true`}
  order by position
  limit ${limit}
)`;

/** Companies that match, best first, each with its connection to `me` if there is one. */
export const searchCompanies = (db: Db, search: Search, me: string | null) =>
  db
    .selectFrom('companies')
    .innerJoin(best('companies', search).as('best'), 'best.id', 'companies.id')
    .leftJoin('connections', (join) =>
      join.on(me === null ? sql<boolean>`false` : isBetween(uuid(me), sql.ref('companies.id'))),
    )
    .select(publicProfile)
    .select((me === null ? sql<null>`null` : joinedConnectionState(me)).as('connection'))
    .select(['best.place', 'best.found'])
    .orderBy('best.position')
    .execute();

/** Products that match, best first. */
export const searchProducts = (db: Db, search: Search) =>
  db
    .selectFrom('products')
    .innerJoin(best('products', search).as('best'), 'best.id', 'products.id')
    .innerJoin('companies', 'companies.id', 'products.vendor_id')
    .select(productColumns)
    .select(['best.place', 'best.found'])
    .orderBy('best.position')
    .execute();

/** Requests that match, best first. */
export const searchRequests = (db: Db, search: Search) =>
  db
    .selectFrom('requests')
    .innerJoin(best('requests', search).as('best'), 'best.id', 'requests.id')
    .innerJoin('companies', 'companies.id', 'requests.client_id')
    .select(requestColumns)
    .select(['best.place', 'best.found'])
    .orderBy('best.position')
    .execute();
