import type { DealParty } from '@guildhall/contract';
import { sql, type ExpressionBuilder, type Insertable, type Kysely } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Page } from '#db/page.ts';
import type { Database, QuoteRowChanges, QuotesTable } from '#db/schema.ts';
import { isVisibleDeal } from '#modules/blocks/expressions.ts';
import { companyRequests } from '#modules/requests/queries.ts';

type Db = Kysely<Database>;

/** A count, because PostgreSQL may answer `exists` for many rows by reading all orders. */
const hasOrder = sql<boolean>`(select count(*) > 0 from orders
  where orders.quote_id = quotes.id and orders.status <> 'cancelled')`;

const quotesWithCompanies = (db: Db) =>
  db
    .selectFrom('quotes')
    .innerJoin('companies as client', 'client.id', 'quotes.client_id')
    .innerJoin('companies as vendor', 'vendor.id', 'quotes.vendor_id')
    .select([
      'quotes.id',
      'quotes.request_id as requestId',
      'quotes.client_id as clientId',
      'client.company_name as clientName',
      'client.avatar as clientAvatar',
      'quotes.vendor_id as vendorId',
      'vendor.company_name as vendorName',
      'vendor.avatar as vendorAvatar',
      'quotes.status',
      'quotes.closed_by as closedBy',
      'quotes.reason',
      // While its request is closed, nobody has to act.
      sql<DealParty | null>`case when quotes.stage <> 'closed' then quotes.waits_for end`.as('waitsFor'),
      'quotes.last_offer_by as lastOfferBy',
      'quotes.valid_until as validUntil',
      'quotes.created_at as createdAt',
      'quotes.updated_at as updatedAt',
      hasOrder.as('hasOrder'),
    ]);

const offersOf = (eb: ExpressionBuilder<Database, 'quotes'>) =>
  eb
    .selectFrom('offers')
    .select([
      'number',
      'by',
      'member_name as memberName',
      'lines',
      'shipping_paise as shippingPaise',
      'shipping_tax_percent as shippingTaxPercent',
      'lead_days as leadDays',
      'valid_until as validUntil',
      'terms',
      'note',
      'files',
      'at',
    ])
    .whereRef('offers.quote_id', '=', 'quotes.id');

/** Quotes with all that belongs to them. */
const wholeQuotes = (db: Db) =>
  quotesWithCompanies(db).select((eb) => [
    jsonArrayFrom(offersOf(eb).orderBy('number')).as('offers'),
    jsonArrayFrom(
      eb
        .selectFrom('quote_notes')
        .select(['id', 'by', 'member_name as memberName', 'text', 'at'])
        .whereRef('quote_id', '=', 'quotes.id')
        .orderBy('id'),
    ).as('notes'),
    jsonObjectFrom(companyRequests(db).where(sql<boolean>`board_requests.id = quotes.request_id`))
      .$notNull()
      .as('request'),
    jsonObjectFrom(
      eb
        .selectFrom('orders')
        .select(['orders.id', 'number', 'orders.status'])
        .whereRef('orders.quote_id', '=', 'quotes.id')
        .where('quotes.status', '=', 'accepted')
        .orderBy('orders.id', 'desc')
        .limit(1),
    ).as('order'),
  ]);

/** A quote with all that belongs to it, for one of its two companies. */
export const findQuote = (db: Db, id: string, companyId: string) =>
  wholeQuotes(db)
    .where('quotes.id', '=', id)
    .where(sql<boolean>`${companyId}::uuid in (quotes.client_id, quotes.vendor_id)`)
    .where(isVisibleDeal(companyId))
    .executeTakeFirst();
export type QuoteRow = NonNullable<Awaited<ReturnType<typeof findQuote>>>;

/** Quotes with all that belongs to them, by ascending ids. */
export const findQuotes = (db: Db, ids: readonly string[]) =>
  wholeQuotes(db)
    .where(sql<boolean>`quotes.id = any(${ids}::uuid[])`)
    .orderBy('quotes.id')
    .execute();

/** The quotes on a request that a company may see, newest first: all for its client, its own for a vendor. */
export const listRequestQuotes = (db: Db, requestId: string, companyId: string, { limit, before }: Page) =>
  quotesWithCompanies(db)
    .select((eb) => [
      'vendor.company_industry as vendorIndustry',
      'quotes.note_count as noteCount',
      jsonObjectFrom(offersOf(eb).whereRef('number', '=', 'quotes.offer_count')).as('offer'),
    ])
    .where('quotes.request_id', '=', requestId)
    .where(sql<boolean>`${companyId}::uuid in (quotes.client_id, quotes.vendor_id)`)
    .where(isVisibleDeal(companyId))
    .where('quotes.id', '<', before)
    .orderBy('quotes.id', 'desc')
    .limit(limit + 1)
    .execute();
export type QuoteSummaryRow = Awaited<ReturnType<typeof listRequestQuotes>>[number];

/** The request and the sides of a quote, if the company is one and may see it; undefined when not. */
export const findRequestId = (db: Db, id: string, companyId: string) =>
  db
    .selectFrom('quotes')
    .select(['request_id as requestId', 'client_id as clientId', 'vendor_id as vendorId'])
    .where('id', '=', id)
    .where(sql<boolean>`${companyId}::uuid in (client_id, vendor_id)`)
    .where(isVisibleDeal(companyId))
    .executeTakeFirst();

/** A quote as it is locked, after its request. */
export const lockQuote = (trx: Db, id: string) =>
  trx
    .selectFrom('quotes')
    .select([
      'id',
      'request_id as requestId',
      'client_id as clientId',
      'vendor_id as vendorId',
      'status',
      'offer_count as offerCount',
      'note_count as noteCount',
      'last_offer_by as lastOfferBy',
      'valid_until as validUntil',
      'closed_by as closedBy',
      hasOrder.as('hasOrder'),
      sql<boolean>`exists (select from active_companies where active_companies.id = vendor_id)`.as(
        'isVendorActive',
      ),
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Whether a vendor has a quote on a request. */
export async function hasQuote(trx: Db, requestId: string, vendorId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('quotes')
    .select('id')
    .where('request_id', '=', requestId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return row !== undefined;
}

export const insertQuote = (trx: Db, row: Insertable<QuotesTable>) =>
  trx.insertInto('quotes').values(row).execute();

/** Changes a quote that is locked. `place` is a new id, which makes it the first of its lists. */
export const updateQuote = (
  trx: Db,
  id: string,
  changes: Omit<QuoteRowChanges, 'place' | 'updated_at'>,
  { place, at }: { place: string; at: Date },
) =>
  trx
    .updateTable('quotes')
    .set({ ...changes, place, updated_at: at })
    .where('id', '=', id)
    .execute();
