import { maxSearchResults } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import { plannedEachTime } from '#db/prepare.ts';
import type { Database } from '#db/schema.ts';
import { isUnblocked } from '#modules/blocks/expressions.ts';
import { publicProfile } from '#modules/company-columns.ts';
import { isBetween, joinedConnectionState, uuid } from '#modules/connections/expressions.ts';
import { productColumns } from '#modules/products/queries.ts';
import { requestColumns } from '#modules/requests/queries.ts';
import type { Place } from './place.ts';
import type { PriceRange } from './price-range.ts';

type Db = Kysely<Database>;

/**
 * A search: `text` for `to_tsquery`, empty for all rows, and `exact`, the same without the words of nearly the same
 * spelling.
 */
export interface Search {
  text: string;
  exact: string;
  /** Of products, only those with such a price after the discount. */
  range?: PriceRange | undefined;
  /** Rows of the page. */
  limit: number;
  /** Only rows below this one. */
  after?: Place | undefined;
}

type Condition = Pick<Search, 'text' | 'range'>;
type Table = 'active_companies' | 'live_products' | 'board_requests';

interface Best {
  id: string;
  /** 1 for the best of these rows. */
  position: number;
  /** Its place among all results, for `parsePlace`. */
  place: string;
  /** How many rows match, `maxSearchResults` at most. */
  found: number;
}

/** Whether a row matches a text for `to_tsquery`. */
export const matches = (text: string) =>
  text === '' ? sql<boolean>`true` : sql<boolean>`search @@ to_tsquery('simple', ${text})`;

const isFound = ({ text, range }: Condition) =>
  range ? sql`${matches(text)} and net_paise between ${range.min} and ${range.max}` : matches(text);

/** The column with the company of each row. */
const companyOf: Record<Table, string> = {
  active_companies: 'id',
  live_products: 'vendor_id',
  board_requests: 'client_id',
};

/** Whether `me`, or without a company anyone, may see a row. */
export const isSeenBy = (me: string | null, table: Table) =>
  me === null ? sql`true` : isUnblocked(sql.ref(companyOf[table]), me);

/** PostgreSQL finds a rare word by its index, and a common word by going back from the newest row. */
const candidates = (table: Table, condition: Condition, me: string | null) => sql`
  select id, search from ${sql.table(table)}
  where ${isFound(condition)} and ${isSeenBy(me, table)}
  order by id desc
  limit ${sql.lit(maxSearchResults)}`;

const isBelow = ({ isExact, rank, id }: Place) =>
  sql`(is_exact, rank, id) < (${isExact}::boolean, ${rank}::real, ${id}::uuid)`;

/**
 * The ids of a table's best rows among the newest `maxSearchResults` that match: words as they were typed before words of
 * nearly the same spelling. Ranking all rows with a common word would cost much and help little. PostgreSQL can choose the
 * faster way to them only when it plans the query for these words.
 */
const best = (table: Table, { text, exact, range, limit, after }: Search, me: string | null) => sql<Best>`(
  with ranked as (
    select ${plannedEachTime}
      id,
      ${matches(exact)} as is_exact,
      ts_rank(search, to_tsquery('simple', ${text})) as rank,
      (count(*) over ())::int as found
    from (${candidates(table, { text, range }, me)}) candidates
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
    .selectFrom('active_companies as companies')
    .innerJoin(best('active_companies', search, me).as('best'), 'best.id', 'companies.id')
    .leftJoin('connections', (join) =>
      join.on(me === null ? sql<boolean>`false` : isBetween(uuid(me), sql.ref('companies.id'))),
    )
    .select(publicProfile)
    .select((me === null ? sql<null>`null` : joinedConnectionState(me)).as('connection'))
    .select(['best.place', 'best.found'])
    .orderBy('best.position')
    .execute();

/** Products that match, best first. */
export const searchProducts = (db: Db, search: Search, me: string | null) =>
  db
    .selectFrom('live_products')
    .innerJoin(best('live_products', search, me).as('best'), 'best.id', 'live_products.id')
    .select(productColumns)
    .select(['best.place', 'best.found'])
    .orderBy('best.position')
    .execute();

/** Requests that match, best first. */
export const searchRequests = (db: Db, search: Search, me: string | null) =>
  db
    .selectFrom('board_requests')
    .innerJoin(best('board_requests', search, me).as('best'), 'best.id', 'board_requests.id')
    .select(requestColumns)
    .select(['best.place', 'best.found'])
    .orderBy('best.position')
    .execute();

/** What is searched for in each kind. */
export interface SearchOfEach {
  products: Condition & Pick<Search, 'exact'>;
  others: Pick<Search, 'text' | 'exact'>;
}

/** Whether any row of any kind matches that `me` may see. */
export async function isAnyFound(
  db: Db,
  { products, others }: SearchOfEach,
  me: string | null,
): Promise<boolean> {
  const some = (table: Table, condition: Condition) =>
    sql`(select count(*) from (${candidates(table, condition, me)}) candidates) > 0`;
  const { rows } = await sql<{ found: boolean }>`
    select ${plannedEachTime} ${some('live_products', products)}
      or ${some('active_companies', others)}
      or ${some('board_requests', others)} as found`.execute(db);
  return rows[0]!.found;
}
