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

/** What may be misspelt; a shorter word is near to too many. */
const spellable = /^[\p{L}\p{N}]{4,60}$/u;

/** As a range, which the primary key answers even where the beginning is known only while the query runs. */
const beginsWith = (beginning: RawBuilder<unknown>) =>
  sql`(word >= ${beginning} and word < ${beginning} || chr(1114111))`;

/**
 * For each of `words` that is not the beginning of any that is written somewhere, those that are spelt nearly like
 * it, the nearest first.
 */
export async function findNearWords(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ asked: string; near: string[] }>`
    with unknown as materialized (
      select asked from unnest(${words.filter((word) => spellable.test(word))}::text[]) asked
      where not exists (select from search_words where ${beginsWith(sql`asked`)})
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
        union all select word from search_words where ${beginsWith(sql`left(asked, 2)`)}
      ) alike
      order by distance, word
      limit 5
    ) candidates
    where distance <= case when length(asked) > 4 then 2 else 1 end
    group by asked`.execute(db);
  return new Map(rows.map(({ asked, near }) => [asked, near]));
}

/** What to search for: `text` as `to_tsquery` takes it, `exact` the same without the words that are spelt nearly so. */
export interface Search {
  text: string;
  exact: string;
  /** Rows to answer with. */
  limit: number;
  /** Only rows that stand below this one. */
  after?: Place | undefined;
}

type Table = 'companies' | 'products' | 'requests';

interface Best {
  id: string;
  /** 1 for the best of these rows. */
  position: number;
  /** Where it stands among all that were found, for `parsePlace`. */
  place: string;
  /** How many were found, `maxSearchResults` at most. */
  found: number;
}

const isBelow = ({ isExact, rank, id }: Place) =>
  sql`(is_exact, rank, id) < (${isExact}::boolean, ${rank}::real, ${id}::uuid)`;

/**
 * The ids of a table's best rows: words as they were typed before words nearly like them, among the newest rows that
 * match. Only so many are ranked, because a word that most rows hold says little and must not cost more. A word that few rows hold is found by its index, one that many hold by going back from the newest row: which
 * of the two is faster PostgreSQL can tell only when it plans for the very words.
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

/** Companies that hold the words, best first, each with its connection to `me` if there is one. */
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

/** Products that hold the words, best first. */
export const searchProducts = (db: Db, search: Search) =>
  db
    .selectFrom('products')
    .innerJoin(best('products', search).as('best'), 'best.id', 'products.id')
    .innerJoin('companies', 'companies.id', 'products.vendor_id')
    .select(productColumns)
    .select(['best.place', 'best.found'])
    .orderBy('best.position')
    .execute();

/** Requests that hold the words, best first. */
export const searchRequests = (db: Db, search: Search) =>
  db
    .selectFrom('requests')
    .innerJoin(best('requests', search).as('best'), 'best.id', 'requests.id')
    .innerJoin('companies', 'companies.id', 'requests.client_id')
    .select(requestColumns)
    .select(['best.place', 'best.found'])
    .orderBy('best.position')
    .execute();
