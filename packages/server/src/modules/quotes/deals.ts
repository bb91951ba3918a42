import {
  defaultPageRows,
  route,
  type dealViews,
  type Deal,
  type DealDue,
  type DealParty,
  type DealStep,
} from '@guildhall/contract';
import { toRupees } from '@guildhall/contract/money';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Context } from '#context.ts';
import type { Database } from '#db/schema.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId } from '#http/auth.ts';
import { readCursor, sendPage } from '#http/page.ts';
import { isVisibleDeal } from '#modules/blocks/expressions.ts';
import { requestTitle } from '#modules/requests/queries.ts';
import { dealPage, dueStages, isAfter, isDue, parsePlace, placeOf, type DealPage } from './due-deals.ts';
import { otherParty } from './life-cycle.ts';

type Db = Kysely<Database>;
type DealView = (typeof dealViews)[number];

/** What narrows a list of deals. */
interface DealFilters {
  view?: DealView | undefined;
  side?: DealParty | undefined;
  status?: DealStep | undefined;
  due?: DealDue | undefined;
  q?: string | undefined;
  now: Date;
}

const conditionOf = (view: DealView, party: DealParty): RawBuilder<boolean> =>
  ({
    'needs-reply': sql<boolean>`quotes.waits_for = ${sql.lit(party)} and quotes.stage <> 'closed'`,
    waiting: sql<boolean>`quotes.stage = 'open' and quotes.waits_for = ${sql.lit(otherParty(party))}`,
    orders: sql<boolean>`quotes.stage = 'order'`,
    closed: sql<boolean>`quotes.stage = 'closed'`,
  })[view];

function isOfStep(step: DealStep, now: Date): RawBuilder<boolean> {
  const at = sql`${now}::timestamptz`;
  if (step === 'expired') return sql`quotes.step = 'offered' and quotes.valid_until < ${at}`;
  if (step === 'offered')
    return sql`quotes.step = 'offered' and (quotes.valid_until is null or quotes.valid_until >= ${at})`;
  return sql`quotes.step = ${sql.lit(step)}`;
}

const contains = (column: string, text: string) =>
  sql<boolean>`position(lower(${text}) in lower(${sql.ref(column)})) > 0`;

/**
 * The deals of a company on one side, the last changed first, or the first due. Each list has its index, so few rows are
 * read.
 */
function dealsOf(
  db: Db,
  party: DealParty,
  companyId: string,
  page: DealPage,
  { view, status, isDueThen, q = '', now }: Omit<DealFilters, 'due'> & { isDueThen?: RawBuilder<boolean> },
) {
  const other = otherParty(party);
  let rows = db
    .selectFrom('quotes')
    .innerJoin('requests', 'requests.id', 'quotes.request_id')
    .innerJoin('companies as other', 'other.id', `quotes.${other}_id`)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('orders')
          .select(['orders.id', 'number', 'orders.status'])
          .whereRef('orders.quote_id', '=', 'quotes.id')
          .where('quotes.status', '=', 'accepted')
          .orderBy('orders.id', 'desc')
          .limit(1)
          .as('order'),
      (join) => join.onTrue(),
    )
    .select([
      'quotes.id',
      'quotes.place',
      'quotes.request_id as requestId',
      sql<DealParty>`${sql.lit(party)}`.as('side'),
      requestTitle.as('title'),
      'requests.quantity',
      'requests.unit',
      'other.id as companyId',
      'other.company_name as companyName',
      'other.avatar as companyAvatar',
      'quotes.status',
      'quotes.stage',
      'quotes.waits_for as waitsFor',
      'quotes.last_offer_by as lastOfferBy',
      'quotes.total_paise as totalPaise',
      'quotes.valid_until as validUntil',
      'quotes.due_at as dueAt',
      'order.id as orderId',
      'order.number as orderNumber',
      'order.status as orderStatus',
      'quotes.updated_at as updatedAt',
    ])
    .where(`quotes.${party}_id`, '=', companyId)
    .where(isVisibleDeal(companyId))
    .where(isAfter(page))
    .$if(isDueThen !== undefined, (deals) => deals.orderBy('quotes.due_at'))
    .orderBy('quotes.place', 'desc')
    .limit(page.limit + 1);
  if (view) rows = rows.where(conditionOf(view, party));
  if (status) rows = rows.where(isOfStep(status, now));
  if (isDueThen) rows = rows.where(isDueThen);
  const text = q.trim();
  if (text === '') return rows;
  const columns = ['requests.request', 'other.company_name', 'order.number'];
  return rows.where((eb) => eb.or(columns.map((column) => contains(column, text))));
}

/** A company's deals on one side, or on both. */
export function listDeals(db: Db, companyId: string, page: DealPage, { side, due, ...filters }: DealFilters) {
  const sides: DealParty[] = side ? [side] : ['client', 'vendor'];
  const lists = sides.flatMap((party) =>
    due
      ? dueStages(due).map((stage) => {
          const isDueThen = isDue(due, stage, companyId, filters.now);
          return dealsOf(db, party, companyId, page, { ...filters, isDueThen });
        })
      : [dealsOf(db, party, companyId, page, filters)],
  );
  const [first, ...others] = lists.map((rows, index) => db.selectFrom(rows.as(`list_${index}`)).selectAll());
  return db
    .selectFrom(others.reduce((all, rows) => all.unionAll(rows), first!).as('deals'))
    .selectAll()
    .$if(due !== undefined, (deals) => deals.orderBy('dueAt'))
    .orderBy('place', 'desc')
    .limit(page.limit + 1)
    .execute();
}
type DealRow = Awaited<ReturnType<typeof listDeals>>[number];

function statusOf(
  { status, stage, orderStatus, lastOfferBy, validUntil }: DealRow,
  now: Date,
): Deal['status'] {
  if (orderStatus !== null) return orderStatus;
  if (status !== 'open') return status;
  if (stage === 'closed') return 'closed';
  return lastOfferBy === 'vendor' && validUntil !== null && validUntil < now ? 'expired' : 'open';
}

function toDeal(row: DealRow, now: Date): Deal {
  const {
    place: _place,
    stage,
    lastOfferBy: _by,
    orderStatus: _status,
    totalPaise,
    validUntil,
    dueAt,
    ...deal
  } = row;
  return {
    ...deal,
    status: statusOf(row, now),
    waitsFor: stage === 'closed' ? null : deal.waitsFor,
    total: totalPaise === null ? null : toRupees(totalPaise),
    validUntil: validUntil?.toISOString() ?? null,
    shipBy: (stage === 'order' ? dueAt?.toISOString() : undefined) ?? null,
    updatedAt: deal.updatedAt.toISOString(),
  };
}

/** The list of a company's deals. */
export function dealRoutes(app: App, { db, now }: Context): void {
  app.route({
    ...route('listDeals'),
    handler: async (request, reply) => {
      const { companyId } = requireOwnId(request, request.params.userId);
      const { view, side, status, due, q, cursor, limit = defaultPageRows } = request.query;
      const page = dealPage(
        limit,
        readCursor(cursor, (text) => parsePlace(due, text)),
      );
      const at = now();
      const rows = await listDeals(db, companyId, page, { view, side, status, due, q, now: at });
      return sendPage(reply, page, rows, (row) => placeOf(due, row)).map((row) => toDeal(row, at));
    },
  });
}
