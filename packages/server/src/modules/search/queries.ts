import { maxSearchResults } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import { plannedEachTime } from '#db/prepare.ts';
import type { Database } from '#db/schema.ts';
import { isUnblocked } from '#modules/blocks/expressions.ts';
import { publicProfile } from '#modules/company-columns.ts';
import { uuid } from '#db/uuid.ts';
import { isBetween, relation } from '#modules/connections/expressions.ts';
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

/** Each kind with what anyone may read of it, and the column with the company of each row. */
const kinds = {
  companies: { table: 'active_companies', companyOf: 'id' },
  products: { table: 'live_products', companyOf: 'vendor_id' },
  requests: { table: 'board_requests', companyOf: 'client_id' },
} as const;
export type Kind = keyof typeof kinds;

export interface Best {
  kind: Kind;
  id: string;
  /** Its place among all results of its kind, for `parsePlace`. */
  place: string;
  /** How many rows of its kind match, `maxSearchResults` at most. */
  found: number;
}

/** Whether a row matches a text for `to_tsquery`. */
export const matches = (text: string) =>
  text === '' ? sql<boolean>`true` : sql<boolean>`search @@ to_tsquery('simple', ${text})`;

const isFound = ({ text, range }: Condition) =>
  range ? sql`${matches(text)} and net_paise between ${range.min} and ${range.max}` : matches(text);

/** Whether `me`, or without a company anyone, may see a row. */
export const isSeenBy = (me: string | null, kind: Kind) =>
  me === null ? sql`true` : isUnblocked(sql.ref(kinds[kind].companyOf), me);

/** PostgreSQL finds a rare word by its index, and a common word by going back from the newest row. */
const candidates = (kind: Kind, condition: Condition, me: string | null) => sql`
  select id, search from ${sql.table(kinds[kind].table)}
  where ${isFound(condition)} and ${isSeenBy(me, kind)}
  order by id desc
  limit ${sql.lit(maxSearchResults)}`;

const isBelow = ({ isExact, rank, id }: Place) =>
  sql`(is_exact, rank, id) < (${isExact}::boolean, ${rank}::real, ${id}::uuid)`;

const bestFirst = sql`is_exact desc, rank desc, id desc`;

const bestOf = (kind: Kind, { text, exact, range, limit, after }: Search, me: string | null) => sql`(
  select ${sql.lit(kind)} as kind, id, is_exact, rank, found
  from (
    select
      id,
      ${exact === text ? sql`true` : matches(exact)} as is_exact,
      ts_rank(search, to_tsquery('simple', ${text})) as rank,
      (count(*) over ())::int as found
    from (${candidates(kind, { text, range }, me)}) candidates
  ) ranked
  where ${after ? isBelow(after) : sql`true`}
  order by ${bestFirst}
  limit ${limit}
)`;

/**
 * The best rows of each kind that is searched for, best first, among the newest `maxSearchResults` that match: words as
 * they were typed before words of nearly the same spelling. Ranking all rows with a common word would cost much and help
 * little. PostgreSQL can choose the faster way to them only when it plans the query for these words. Most of the time
 * goes into that, so this query has nothing else: the rows themselves are read by their ids.
 */
export async function findBest(
  db: Db,
  searches: Partial<Record<Kind, Search>>,
  me: string | null,
): Promise<Best[]> {
  const parts = Object.entries(searches).map(([kind, search]) => bestOf(kind as Kind, search, me));
  const { rows } = await sql<Best>`
    select ${plannedEachTime} kind, id, concat_ws(' ', is_exact::int, rank, id) as place, found
    from (${sql.join(parts, sql` union all `)}) best
    order by kind, ${bestFirst}`.execute(db);
  return rows;
}

/** The subquery keeps PostgreSQL from counting the ids, so that it has one plan for any number of them. */
const isOneOf = (ids: readonly string[], id: string) =>
  sql<boolean>`${sql.ref(id)} = any(array(select unnest(${ids}::uuid[])))`;
/** In the order of the ids. */
const placeIn = (ids: readonly string[], id: string) => sql`array_position(${ids}::uuid[], ${sql.ref(id)})`;

/** These companies, each with its connection to `me` if there is one. */
export const readCompanies = (db: Db, ids: readonly string[], me: string | null) =>
  db
    .selectFrom('active_companies as companies')
    .leftJoin('connections', (join) =>
      join.on(me === null ? sql<boolean>`false` : isBetween(uuid(me), sql.ref('companies.id'))),
    )
    .select(publicProfile)
    .select(
      me === null
        ? [sql<null>`null`.as('connection'), sql<boolean>`false`.as('declined')]
        : relation(sql.ref('companies.id'), uuid(me)),
    )
    .where(isOneOf(ids, 'companies.id'))
    .orderBy(placeIn(ids, 'companies.id'))
    .execute();

export const readProducts = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('live_products')
    .select(productColumns)
    .where(isOneOf(ids, 'live_products.id'))
    .orderBy(placeIn(ids, 'live_products.id'))
    .execute();

export const readRequests = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('board_requests')
    .select(requestColumns)
    .where(isOneOf(ids, 'board_requests.id'))
    .orderBy(placeIn(ids, 'board_requests.id'))
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
  const some = (kind: Kind, condition: Condition) =>
    sql`(select count(*) from (${candidates(kind, condition, me)}) candidates) > 0`;
  const { rows } = await sql<{ found: boolean }>`
    select ${plannedEachTime} ${some('products', products)}
      or ${some('companies', others)}
      or ${some('requests', others)} as found`.execute(db);
  return rows[0]!.found;
}
