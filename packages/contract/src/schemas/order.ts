import { Type } from 'typebox';
import { maxOfferLines, maxShipments } from '../limits.ts';
import { Id, Input, Moment, Nullable, OptionalLine, OptionalText, Quantity } from './common.ts';
import { ErrorBodyWith } from './error.ts';
import { DealParty, DealTotals, OfferLine } from './offer.ts';

/** Where an order stands. It can be cancelled until it is dispatched. */
export const OrderStatus = Type.Enum([
  'placed',
  'confirmed',
  'dispatched',
  'delivered',
  'completed',
  'cancelled',
]);
export type OrderStatus = Type.Static<typeof OrderStatus>;

/** An order, named in its quote. */
export const OrderSummary = Type.Object({
  id: Id,
  number: Type.String({ description: 'For people: `GH-2026-7K3M9QXA`.' }),
  status: OrderStatus,
});
export interface OrderSummary extends Type.Static<typeof OrderSummary> {}

/** A company as the order has it: as it was when the order was placed. */
export const OrderCompany = Type.Object({
  name: Type.String(),
  address: Type.String(),
  gstin: Type.String({ description: 'Its number for the goods and services tax; may be empty.' }),
});
export interface OrderCompany extends Type.Static<typeof OrderCompany> {}

/** A line of an order: of the accepted offer, with what has become of it. */
export const OrderLine = Type.Object({
  ...OfferLine.properties,
  taken: Type.Number({ description: 'Units that were taken from the stock of its product.' }),
  shipped: Type.Number({ description: 'Units in all shipments together.' }),
});
export interface OrderLine extends Type.Static<typeof OrderLine> {}

/** A part of an order that has left the vendor. */
export const Shipment = Type.Object({
  id: Id,
  lines: Type.Array(Type.Object({ lineId: Id, quantity: Type.Number() })),
  carrier: Type.String(),
  tracking: Type.String(),
  memberName: Type.String({ description: 'Who added it, as named at that time.' }),
  at: Moment,
});
export interface Shipment extends Type.Static<typeof Shipment> {}

/** A step of an order. */
export const OrderEvent = Type.Object({
  id: Id,
  kind: OrderStatus,
  by: DealParty,
  memberName: Type.String({ description: 'Who did it, as named at that time; empty when time did.' }),
  at: Moment,
});
export interface OrderEvent extends Type.Static<typeof OrderEvent> {}

/** A part of the tax of an order: CGST and SGST within a state, IGST between two, GST while a state is not known. */
export const OrderTax = Type.Object({
  name: Type.Enum(['CGST', 'SGST', 'IGST', 'GST']),
  amount: Type.Number({ description: 'In rupees.' }),
});
export interface OrderTax extends Type.Static<typeof OrderTax> {}

/** What an accepted offer has become, as its two companies see it. */
export const Order = Type.Object({
  ...OrderSummary.properties,
  quoteId: Id,
  requestId: Id,
  clientId: Id,
  vendorId: Id,
  client: OrderCompany,
  vendor: OrderCompany,
  deliveryPlace: Type.String(),
  lines: Type.Array(OrderLine),
  shipping: Type.Number({ description: 'In rupees, before tax.' }),
  shippingTaxPercent: Type.Number(),
  totals: DealTotals,
  taxes: Type.Array(OrderTax, { description: 'What the tax is made of.' }),
  leadDays: Nullable(Type.Integer()),
  terms: Type.String(),
  clientReference: Type.String({ description: "The client's own number; empty when there is none." }),
  invoiceNumber: Type.String({ description: 'Empty until the vendor gives one.' }),
  paidAt: Nullable(Moment, { description: 'When the vendor marked it as paid.' }),
  problem: Type.String({
    description: 'What the client reports; empty for none. Then it is not completed by time.',
  }),
  cancelledBy: Nullable(DealParty),
  reason: Type.String({ description: 'Why it was cancelled; empty while it is not.' }),
  shipments: Type.Array(Shipment, { description: `The first first, at most ${maxShipments}.` }),
  events: Type.Array(OrderEvent, { description: 'The first first.' }),
  createdAt: Moment,
  updatedAt: Moment,
});
export interface Order extends Type.Static<typeof Order> {}

/** What is shipped: all that is left unless lines are given. */
export const NewShipment = Input({
  lines: Type.Optional(
    Type.Array(Input({ lineId: Id, quantity: Quantity('Quantity') }), {
      title: 'Lines',
      minItems: 1,
      maxItems: maxOfferLines,
    }),
  ),
  carrier: Type.Optional(OptionalLine('Carrier', 120)),
  tracking: Type.Optional(OptionalLine('Tracking number', 120)),
});
export interface NewShipment extends Type.Static<typeof NewShipment> {}

/** The next step of an order, or, with the status that it has, what is noted on it. */
export const ChangeOrder = Input({
  status: Type.Enum([...OrderStatus.enum], {
    title: 'status',
    description: 'The next status, or the one that it has.',
  }),
  from: Type.Enum([...OrderStatus.enum], {
    title: 'from',
    description: 'The status that was seen; 409 `outdated` when it is another by now.',
  }),
  note: Type.Optional(OptionalText('Note', 2000)),
  shipment: Type.Optional(NewShipment),
  shipAnyway: Type.Optional(
    Type.Boolean({
      title: 'Ship anyway',
      description: 'Confirms although there is less in stock than ordered: takes what is there.',
    }),
  ),
  paid: Type.Optional(Type.Boolean({ title: 'Paid' })),
  invoiceNumber: Type.Optional(OptionalLine('Invoice number', 80)),
  clientReference: Type.Optional(OptionalLine('Reference', 80)),
  problem: Type.Optional(OptionalText('Problem', 2000)),
});
export interface ChangeOrder extends Type.Static<typeof ChangeOrder> {}

/** A line of which more is ordered than there is in stock. */
export const LineShortfall = Type.Object({
  lineId: Id,
  inStock: Type.Number({ description: 'Units of its product that the lines before it leave.' }),
});
export interface LineShortfall extends Type.Static<typeof LineShortfall> {}

/** Why an order was not changed, with the order as it is. */
export const OrderConflict = Type.Object({
  ...ErrorBodyWith(Order).properties,
  shortfall: Type.Optional(
    Type.Array(LineShortfall, {
      description: 'With the code `stock`: the lines that fall short. `fields` has a sentence for each.',
    }),
  ),
});
export interface OrderConflict extends Type.Static<typeof OrderConflict> {}

export const OrderChanged = Type.Object({ message: Type.String(), order: Order });
export interface OrderChanged extends Type.Static<typeof OrderChanged> {}
