import { PurchaseRequest, type RequestsQuery, type RequestStatus } from '@guildhall/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { columnsOf, namesExcept } from '#db/columns.ts';
import type { Page } from '#db/page.ts';
import { plannedEachTime } from '#db/prepare.ts';
import { firstIdOf } from '#db/uuid.ts';
import { isUnblocked } from '#modules/blocks/expressions.ts';
import { isReadableRequest } from './readable.ts';
import type { Database, NewRequestRow, RequestRowChanges } from '#db/schema.ts';

type Db = Kysely<Database>;

/** A request as the contract has it, except that its price is in paise and its times are dates. */
export const requestColumns = [
  ...columnsOf('board_requests', namesExcept(PurchaseRequest.properties, ['targetPrice'])),
  ...columnsOf('board_requests', ['targetPricePaise']),
];

const boardRequests = (db: Db) => db.selectFrom('board_requests').select(requestColumns);

/** All requests, under the same name, so that their columns are the same. */
export const companyRequests = (db: Db) =>
  db.selectFrom('company_requests as board_requests').select(requestColumns);

/** Adds a request. Returns it as lists show it. */
export async function insertRequest(db: Db, row: NewRequestRow) {
  await db.insertInto('requests').values(row).execute();
  return companyRequests(db).where('id', '=', row.id).executeTakeFirstOrThrow();
}

/** What narrows the board. */
export interface BoardFilters {
  industry?: RequestsQuery['industry'];
  /** Only requests that match this text for `to_tsquery`. */
  words?: string | undefined;
  /** Only requests that were posted since then. */
  since?: Date | undefined;
  /** Only requests of companies with which this one has no block. */
  viewer?: string | null;
  /** Only requests of others on which this company has no quote. */
  unquotedBy?: string | undefined;
}

/** Requests with one industry come from an index in the order of the list; for one of several they are sorted. */
const ofIndustry = (industries: readonly string[]) =>
  industries.length === 1
    ? sql<boolean>`supply_industry = ${industries[0]!}::text`
    : sql<boolean>`supply_industry = any(${industries}::text[])`;

const conditionsOf = ({ industry, words = '', since, unquotedBy }: BoardFilters): RawBuilder<boolean>[] =>
  [
    industry && ofIndustry(industry),
    words !== '' && sql<boolean>`board_requests.search @@ to_tsquery('simple', ${words})`,
    since && sql<boolean>`board_requests.id >= ${firstIdOf(since)}::uuid`,
    unquotedBy !== undefined &&
      sql<boolean>`client_id <> ${unquotedBy}::uuid and not exists (select from quotes
        where request_id = board_requests.id and vendor_id = ${unquotedBy}::uuid)`,
  ].filter((condition) => typeof condition === 'object');

/** The requests on the board, newest first. */
export function listRequests(
  db: Db,
  { limit, before }: Page,
  { viewer = null, ...filters }: BoardFilters = {},
) {
  const conditions = conditionsOf(filters);
  let rows = boardRequests(db)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (viewer !== null) rows = rows.where(isUnblocked(sql.ref('client_id'), viewer));
  for (const condition of conditions) rows = rows.where(condition);
  // Which index is the best depends on how many requests the filters leave.
  return (conditions.length > 0 ? rows.modifyFront(plannedEachTime) : rows).execute();
}

const pageOf = (
  db: Db,
  [side, other]: ['client_id' | 'vendor_id', 'client_id' | 'vendor_id'],
  companyId: string,
  status: RequestStatus | undefined,
  { limit, before }: Page,
) => {
  const rows = companyRequests(db)
    .where(side, '=', companyId)
    .where(
      sql<boolean>`(${sql.ref(other)} is null or ${isUnblocked(sql.ref(other), companyId)}
        or (select count(*) > 0 from quotes where request_id = board_requests.id and status = 'accepted'))`,
    )
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  return (status ? rows.where('status', '=', status) : rows).execute();
};

/** A company's own requests, newest first. */
export const listSent = (db: Db, clientId: string, page: Page, status?: RequestStatus) =>
  pageOf(db, ['client_id', 'vendor_id'], clientId, status, page);

/** The requests to one vendor alone, newest first. */
export const listReceived = (db: Db, vendorId: string, page: Page, status?: RequestStatus) =>
  pageOf(db, ['vendor_id', 'client_id'], vendorId, status, page);

/** A request, if the company may read it. */
export const findRequest = (db: Db, id: string, companyId: string | null) =>
  companyRequests(db)
    .where('id', '=', id)
    .where(isReadableRequest('board_requests', companyId))
    .executeTakeFirst();

/** A request whoever may see it. */
export const readRequest = (db: Db, id: string) =>
  companyRequests(db).where('id', '=', id).executeTakeFirstOrThrow();

/** Requests whoever may see them, by ascending ids. */
export const readRequests = (db: Db, ids: readonly string[]) =>
  companyRequests(db)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    .execute();

const firstLine = sql`split_part(requests.request, chr(10), 1)`;

/** The beginning of a request, which names what a deal is about. */
export const requestTitle = sql<string>`case when char_length(${firstLine}) <= 200 then ${firstLine}
  else rtrim(left(${firstLine}, 199)) || '…' end`;

/**
 * Locks a request before anything of its quotes and orders is changed: all changes of a deal wait for one another here.
 * Undefined when there is none.
 */
export const lockRequest = (trx: Db, id: string) =>
  trx
    .selectFrom('requests')
    .innerJoin('companies', 'companies.id', 'requests.client_id')
    .select([
      'requests.id',
      'requests.client_id as clientId',
      'requests.vendor_id as vendorId',
      'requests.product_id as productId',
      'requests.status',
      'requests.quote_count as quoteCount',
      'requests.needed_by as neededBy',
      'requests.closes_at as closesAt',
      'requests.version',
      'requests.field_versions as fieldVersions',
      requestTitle.as('title'),
      'companies.status as clientStatus',
    ])
    .where('requests.id', '=', id)
    .forNoKeyUpdate('requests')
    .executeTakeFirst();

/** Changes a request that is locked. */
export async function updateRequest(trx: Db, id: string, changes: RequestRowChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await trx.updateTable('requests').set(changes).where('id', '=', id).execute();
}

/** Whether an order of the request goes on or is done. */
export async function hasOrder(trx: Db, id: string): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('request_id', '=', id)
    .where('status', '<>', 'cancelled')
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/** Suspends the open quotes of a request, or resumes them. Returns their vendors. */
export async function setQuotesSuspended(trx: Db, id: string, suspended: boolean): Promise<string[]> {
  const rows = await trx
    .updateTable('quotes')
    .set({ stage: suspended ? 'closed' : 'open' })
    .where('request_id', '=', id)
    .where('status', '=', 'open')
    .returning('vendor_id')
    .execute();
  return rows.map((row) => row.vendor_id);
}
