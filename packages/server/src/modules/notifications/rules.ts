import type { ActivityAction } from '@guildhall/contract';
import { sql, type RawBuilder } from 'kysely';

/** What a member has done: its entry in the activity. */
export interface Done {
  action: ActivityAction;
  /** The id of what it is about. */
  subject: string;
  /** The company that has done it. */
  companyId: string;
  at: Date;
}

/** A row of what a company is to be notified of. */
interface Target {
  company_id: string;
  kind: string;
  subject: string;
  occasion: string;
  other_id: string | null;
  step: string | null;
}

export type Targets = RawBuilder<Target>;

/** Who is notified of an action, as a query that runs after its writes. */
type Rule = (done: Done) => Targets;

const none = sql`null::text`;

const ofConnection =
  (kind: string, to: 'sender_id' | 'receiver_id'): Rule =>
  ({ subject }) => {
    const other = sql.ref(to === 'sender_id' ? 'receiver_id' : 'sender_id');
    return sql`select ${sql.ref(to)} as company_id, ${kind}::text as kind, id as subject, '' as occasion,
      ${other} as other_id, ${none} as step from connections where id = ${subject}`;
  };

/** The other company of a deal than the one that has acted. */
const partner = (companyId: string) =>
  sql`case client_id when ${companyId}::uuid then vendor_id else client_id end`;

/** Of a quote, for the other company; `occasion` tells apart what happens to a quote more than once. */
const ofQuote =
  (kind: RawBuilder<unknown>, occasion: RawBuilder<unknown>): Rule =>
  ({ subject, companyId }) =>
    sql`select ${partner(companyId)} as company_id, ${kind} as kind, id as subject, ${occasion} as occasion,
      ${companyId}::uuid as other_id, ${none} as step from quotes where id = ${subject}`;

const offerCount = sql`offer_count::text`;

const accepted: Rule = (done) =>
  sql`${ofQuote(sql`'accepted'`, offerCount)(done)}
    union all
    select others.vendor_id, 'declined', others.id, others.offer_count::text, others.client_id, ${none}
    from quotes join quotes others on others.request_id = quotes.request_id and others.id <> quotes.id
    where quotes.id = ${done.subject} and others.status = 'declined' and others.closed_by is null
      and others.updated_at = quotes.updated_at`;

const ofOrder: Rule = ({ action, subject, companyId, at }) =>
  sql`select ${partner(companyId)} as company_id, 'order' as kind, quote_id as subject,
    ${`${action} ${at.toISOString()}`} as occasion, ${companyId}::uuid as other_id, ${action}::text as step
    from orders where id = ${subject}`;

/** Products of which there is little left since a change of their stock; before it there was more. */
const lowStock = (companyId: string, ids: RawBuilder<unknown>, at: Date): Targets =>
  sql`select vendor_id as company_id, 'low-stock' as kind, products.id as subject, last.id::text as occasion,
      null::uuid as other_id, ${none} as step
    from products cross join lateral (
      select id, change, quantity, at from stock_changes
      where product_id = products.id order by id desc limit 1) last
    where vendor_id = ${companyId} and products.id in (${ids}) and status = 'active' and last.at >= ${at}
      and last.quantity <= low_stock and last.quantity - last.change > low_stock`;

const ofStock: Rule = ({ subject, companyId, at }) => lowStock(companyId, sql`select ${subject}::uuid`, at);
const ofBatch: Rule = ({ subject, companyId, at }) =>
  lowStock(companyId, sql`select product_id from batch_products where batch_id = ${subject}`, at);

const confirmed: Rule = (done) =>
  sql`${ofOrder(done)} union all ${lowStock(
    done.companyId,
    sql`select (line ->> 'productId')::uuid from orders, jsonb_array_elements(orders.lines::jsonb) line
      where orders.id = ${done.subject}`,
    done.at,
  )}`;

/** The actions that notify somebody. */
export const rules: Partial<Record<ActivityAction, Rule>> = {
  'connection.requested': ofConnection('connection-request', 'receiver_id'),
  'connection.accepted': ofConnection('connection-accepted', 'sender_id'),
  'estimate.requested': ({ subject, companyId }) =>
    sql`select vendor_id as company_id, 'estimate-request' as kind, id as subject, '' as occasion,
      ${companyId}::uuid as other_id, ${none} as step from quotes where request_id = ${subject}`,
  'quote.started': ofQuote(
    sql`case when offer_count > 0 then 'quote' else 'note' end`,
    sql`case when offer_count > 0 then offer_count else note_count end::text`,
  ),
  'quote.offered': ofQuote(sql`case when offer_count = 1 then 'quote' else 'offer' end`, offerCount),
  'quote.noted': ofQuote(sql`'note'`, sql`note_count::text`),
  'quote.accepted': accepted,
  'quote.declined': ofQuote(sql`'declined'`, offerCount),
  'quote.withdrawn': ofQuote(sql`'withdrawn'`, offerCount),
  'order.confirmed': confirmed,
  'order.dispatched': ofOrder,
  'order.delivered': ofOrder,
  'order.completed': ofOrder,
  'order.cancelled': ofOrder,
  'order.updated': ofOrder,
  'product.stock-changed': ofStock,
  'products.changed': ofBatch,
  'products.imported': ofBatch,
  'member.joined': ({ subject, companyId }) =>
    sql`select ${companyId}::uuid as company_id, 'member-joined' as kind, ${subject}::uuid as subject,
      '' as occasion, null::uuid as other_id, ${none} as step`,
};
