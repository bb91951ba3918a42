import type { ActivityAction, DealParty, OrderCompany } from '@guildhall/contract';
import { quoteRules, type QuoteAction } from '@guildhall/contract/quote-rules';
import type { Insertable, Selectable } from 'kysely';
import type {
  ActivityTable,
  NewRequestRow,
  OffersTable,
  ProductsTable,
  QuoteRowChanges,
  QuoteNotesTable,
  QuotesTable,
} from '#db/schema.ts';
import { endOfDay } from '#dates.ts';
import { turnAfter } from '#modules/orders/life-cycle.ts';
import { isShipped } from '#modules/orders/shipment.ts';
import { toEstimateRow } from '#modules/quotes/estimates.ts';
import { otherParty, refusalOf, stateOf } from '#modules/quotes/life-cycle.ts';
import {
  accepted,
  afterOffer,
  ended,
  passedOver,
  toOfferRow,
  toQuoteRow,
  toTerms,
  type Terms,
} from '#modules/quotes/rows.ts';
import type { CompanyKey } from './companies.ts';
import { changeOrder, place, type DemoOrder, type OrderSteps } from './order-steps.ts';
import { dayAfter, hour, idAt } from './times.ts';
import type { DemoEstimate, DemoOffer, DemoQuote, DemoStep } from './types.ts';

type StoredProduct = Pick<
  Selectable<ProductsTable>,
  'id' | 'vendor_id' | 'sku' | 'name' | 'unit' | 'hsn' | 'stock_quantity' | 'created_at'
> & {
  /** Of its vendor. */
  industry: string;
};

/** What deals are made in. */
export interface Market {
  now: Date;
  ids: Readonly<Record<CompanyKey, string>>;
  /** By the ids of their companies. */
  owners: ReadonlyMap<string, { id: string; name: string }>;
  /** What an order keeps of its companies, by id. */
  companies: ReadonlyMap<string, OrderCompany>;
  products: readonly StoredProduct[];
  requests: readonly { row: NewRequestRow; quotes: readonly DemoQuote[] }[];
  estimates: readonly DemoEstimate[];
}

type RequestRow = NewRequestRow & { status: 'open' | 'awarded'; quote_count: number };

type QuoteRow = Pick<Selectable<QuotesTable>, keyof Insertable<QuotesTable>>;

/** A quote as it is after each step. */
interface Deal {
  request: RequestRow;
  vendorId: string;
  steps: readonly DemoStep[];
  quote?: QuoteRow;
  terms?: Terms;
  order?: DemoOrder;
}

/** A quote without an offer, as the database begins it. */
const untouched = {
  status: 'open',
  stage: 'open',
  offer_count: 0,
  note_count: 0,
  last_offer_by: null,
  valid_until: null,
  total_paise: null,
  closed_by: null,
  reason: '',
} as const;

/**
 * The rows of all deals: what the calls of the app would have stored, had each step been taken at its time. Throws for a
 * step that they would have refused.
 */
export function buildDeals(market: Market) {
  const { now, ids, owners, companies, products } = market;
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const stock = new Map(products.map((product) => [product.id, product.stock_quantity]));
  const stored: OrderSteps = { stock, shipments: [], stockChanges: [] };
  const offers: Insertable<OffersTable>[] = [];
  const notes: Insertable<QuoteNotesTable>[] = [];
  const activity: Insertable<ActivityTable>[] = [];

  function productOf(sku: string, at: Date): StoredProduct {
    const product = products.find((each) => each.sku === sku);
    if (!product || product.created_at > at) throw new Error(`There is no product ${sku} at that time.`);
    return product;
  }

  /** Who acts on a side of a deal. */
  function actorOf({ request, vendorId }: Pick<Deal, 'request' | 'vendorId'>, by: DealParty, at: Date) {
    const companyId = by === 'client' ? request.client_id : vendorId;
    const { id: memberId, name } = owners.get(companyId)!;
    const member = { member_id: memberId, member_name: name };
    const record = (action: ActivityAction, subject: string) =>
      void activity.push({ id: idAt(at), company_id: companyId, ...member, action, subject, at });
    return { memberId, member, record };
  }
  type Actor = ReturnType<typeof actorOf>;

  const begin = (
    { request, vendorId }: Pick<Deal, 'request' | 'vendorId'>,
    waitsFor: DealParty,
    at: Date,
  ) => ({
    ...untouched,
    ...toQuoteRow({
      id: idAt(at),
      requestId: request.id,
      clientId: request.client_id,
      vendorId,
      waitsFor,
      at,
    }),
  });

  function addNote(quote: QuoteRow, by: DealParty, text: string, { member }: Actor, at: Date) {
    notes.push({ id: idAt(at), quote_id: quote.id, by, ...member, text, at });
    quote.note_count += 1;
  }

  function ask({ client, sku, hoursAgo, neededIn, steps = [], ...asked }: DemoEstimate): Deal {
    const at = ago(hoursAgo);
    const product = productOf(sku, at);
    const vendorId = product.vendor_id;
    const row = toEstimateRow(
      { ...asked, productId: product.id, neededBy: neededIn === undefined ? null : dayAfter(now, neededIn) },
      { ...product, vendorId },
      { id: idAt(at), clientId: ids[client], createdAt: at },
    );
    const request: RequestRow = { ...row, status: 'open', quote_count: 0 };
    const quote = begin({ request, vendorId }, 'vendor', at);
    const actor = actorOf({ request, vendorId }, 'client', at);
    if (asked.note !== undefined) addNote(quote, 'client', asked.note, actor, at);
    actor.record('estimate.requested', request.id);
    return { request, vendorId, steps, quote };
  }

  const posted = market.requests.map(({ row, quotes }) => {
    const request: RequestRow = { ...row, status: 'open', quote_count: 0 };
    return {
      request,
      deals: quotes.map(({ vendor, steps }): Deal => ({ request, vendorId: ids[vendor], steps })),
    };
  });
  const asked = market.estimates.map(ask);
  const deals = [...posted.flatMap((request) => request.deals), ...asked];

  function termsOf({ terms: before }: Deal, { lines, validFor, ...offer }: DemoOffer, at: Date): Terms {
    const newLines = lines.map((line, index) => {
      const id = before?.lines[index]?.id;
      const kept = id === undefined ? {} : { id };
      if (!('sku' in line)) return { ...line, ...kept };
      const { sku, ...rest } = line;
      const { id: productId, name: description, hsn, unit } = productOf(sku, at);
      return { ...rest, ...kept, productId, description, hsn, unit };
    });
    const validUntil = validFor === undefined ? null : endOfDay(dayAfter(at, validFor));
    return toTerms({ ...offer, lines: newLines }, { validUntil, files: [], newId: () => idAt(at) });
  }

  function accept(deal: Deal, quoteId: string, terms: Terms, at: Date): void {
    const { request, vendorId } = deal;
    const placement = {
      id: idAt(at),
      quoteId,
      requestId: request.id,
      clientId: request.client_id,
      vendorId,
      deliveryPlace: request.delivery_place ?? '',
      offer: {
        lines: terms.lines,
        shipping_paise: terms.shippingPaise,
        shipping_tax_percent: terms.shippingTaxPercent,
        lead_days: terms.leadDays,
        terms: terms.terms,
      },
      at,
    };
    deal.order = place(placement, companies);
    request.status = 'awarded';
    for (const other of deals)
      if (other.request === request && other !== deal && other.quote?.status === 'open')
        Object.assign(other.quote, passedOver, { place: idAt(at), updated_at: at });
  }

  /** Throws when the app would not allow it. */
  function check(action: QuoteAction, { quote, order, request }: Deal, by: DealParty, at: Date): void {
    const { status, last_offer_by: lastOfferBy, valid_until: validUntil, closed_by: closedBy } = quote!;
    const hasOrder = order !== undefined && order.status !== 'cancelled';
    const state = stateOf({ status, lastOfferBy, validUntil, closedBy, hasOrder }, at);
    const parties: readonly DealParty[] = quoteRules[action].by;
    const refusal = refusalOf(action, state, { isOpen: request.status === 'open', isActive: true });
    if (!parties.includes(by) || refusal !== undefined)
      throw new Error(`The ${by} of ${request.request} cannot ${action}: ${refusal ?? 'not its side'}`);
  }

  function takeStep(deal: Deal, [by, hoursAgo, what]: DemoStep): void {
    const at = ago(hoursAgo);
    const actor = actorOf(deal, by, at);
    const { request } = deal;
    if (request.created_at > at) throw new Error(`A step was taken before the request: ${request.request}`);
    const isFirst = deal.quote === undefined;
    const quote = (deal.quote ??= begin(deal, 'client', at));
    const change = (changes: QuoteRowChanges) =>
      void Object.assign(quote, changes, { place: idAt(at), updated_at: at });
    if (what === 'accept') {
      check('accept', deal, by, at);
      accept(deal, quote.id, deal.terms!, at);
      change(accepted);
      actor.record('quote.accepted', quote.id);
    } else if ('offer' in what) {
      check(by === 'vendor' ? 'offer' : 'counter', deal, by, at);
      const terms = termsOf(deal, what.offer, at);
      const made = { quoteId: quote.id, number: quote.offer_count + 1, by, memberId: actor.memberId, at };
      offers.push({ ...toOfferRow(terms, made), ...actor.member });
      if (quote.offer_count === 0) request.quote_count += 1;
      change(afterOffer(terms, made));
      deal.terms = terms;
      actor.record(isFirst ? 'quote.started' : 'quote.offered', quote.id);
    } else if ('note' in what) {
      check('note', deal, by, at);
      addNote(quote, by, what.note, actor, at);
      change(quote.status === 'open' ? { waits_for: otherParty(by) } : {});
      actor.record(isFirst ? 'quote.started' : 'quote.noted', quote.id);
    } else if ('decline' in what) {
      check('decline', deal, by, at);
      change(ended('declined', by, what.decline));
      actor.record('quote.declined', quote.id);
    } else if ('withdraw' in what) {
      check('withdraw', deal, by, at);
      change(ended('withdrawn', by, what.withdraw));
      actor.record('quote.withdrawn', quote.id);
    } else {
      const order = deal.order!;
      const { status, note = '' } = what.order;
      const isStep = changeOrder(order, what.order, { by, member: actor.member, at }, stored);
      if (status !== 'cancelled' && note !== '') addNote(quote, by, note, actor, at);
      change(isStep ? turnAfter(status, isShipped(order.lines)) : {});
      actor.record(
        isStep ? `order.${status as Exclude<typeof status, 'placed'>}` : 'order.updated',
        order.row.id,
      );
    }
  }

  // In the order of time, as stock and the other quotes of a request depend on it.
  const steps = deals
    .flatMap((deal) => deal.steps.map((step) => ({ deal, step })))
    .toSorted((a, b) => b.step[1] - a.step[1]);
  for (const { deal, step } of steps) takeStep(deal, step);

  return {
    requests: [...posted, ...asked].map(({ request }) => request),
    quotes: deals.flatMap(({ quote }) => quote ?? []),
    offers,
    notes,
    orders: deals.flatMap(({ order }) => (order ? { ...order.row, lines: JSON.stringify(order.lines) } : [])),
    shipments: stored.shipments,
    activity,
    stockChanges: stored.stockChanges,
  };
}
