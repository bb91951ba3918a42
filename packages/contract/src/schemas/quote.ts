import { Type } from 'typebox';
import { maxOffers, maxSearchLength } from '../limits.ts';
import { Id, Input, Moment, Nullable, OptionalText, PageQuery, RequiredText } from './common.ts';
import { DealParty, NewOffer, Offer } from './offer.ts';
import { OrderStatus, OrderSummary, Order } from './order.ts';
import { PurchaseRequest } from './request.ts';

/** Where a negotiation stands. `expired` is an open one whose last offer, of the vendor, is no longer valid. */
export const QuoteStatus = Type.Enum(['open', 'accepted', 'declined', 'withdrawn', 'expired']);
export type QuoteStatus = Type.Static<typeof QuoteStatus>;

/** A question or an answer in a negotiation. */
export const QuoteNote = Type.Object({
  id: Id,
  by: DealParty,
  memberName: Type.String({ description: 'Who wrote it, as named at that time.' }),
  text: Type.String(),
  at: Moment,
});
export interface QuoteNote extends Type.Static<typeof QuoteNote> {}

const common = {
  id: Id,
  requestId: Id,
  clientId: Id,
  clientName: Type.String(),
  clientAvatar: Nullable(Type.String()),
  vendorId: Id,
  vendorName: Type.String(),
  vendorAvatar: Nullable(Type.String()),
  status: QuoteStatus,
  closedBy: Nullable(DealParty, {
    description: 'Who declined or withdrew it; null while nobody has, or when another quote was chosen.',
  }),
  reason: Type.String({ description: 'Why it was declined or withdrawn; may be empty.' }),
  waitsFor: Nullable(DealParty, { description: 'Whose turn it is; null for nobody.' }),
  createdAt: Moment,
  updatedAt: Moment,
};

/** The negotiation of one vendor on one request, as its two companies see it. */
export const Quote = Type.Object({
  ...common,
  request: PurchaseRequest,
  offers: Type.Array(Offer, { description: 'All, the first first.' }),
  notes: Type.Array(QuoteNote, { description: 'All, the first first.' }),
  order: Nullable(OrderSummary, { description: 'What it has become; null while it was not accepted.' }),
});
export interface Quote extends Type.Static<typeof Quote> {}

/** A quote in the list of those on one request. */
export const QuoteSummary = Type.Object({
  ...common,
  vendorIndustry: Type.String({ description: 'May be empty.' }),
  offer: Nullable(Offer, { description: 'The last one; null before the first.' }),
  noteCount: Type.Integer(),
});
export interface QuoteSummary extends Type.Static<typeof QuoteSummary> {}

const offerNumber = (description: string) =>
  Type.Integer({ title: 'Offer', minimum: 0, maximum: maxOffers, description });
const after = offerNumber('The number of the last offer that was seen; 0 when there was none.');

const requestVersion = Type.Optional(
  Type.Integer({
    title: 'Version of the request',
    minimum: 1,
    description: 'The version that was read; 409 `outdated` when it has changed since.',
  }),
);

/** Begins a quote on a request: with an offer, or with a question alone. */
export const NewQuote = Input({
  requestId: Id,
  requestVersion,
  offer: Type.Optional(NewOffer),
  note: Type.Optional(OptionalText('Note', 2000)),
});
export interface NewQuote extends Type.Static<typeof NewQuote> {}

/** The next offer of a negotiation. */
export const MakeOffer = Input({ offer: NewOffer, after, requestVersion });
export interface MakeOffer extends Type.Static<typeof MakeOffer> {}

export const NewNote = Input({ text: RequiredText('Note', 2000) });
export interface NewNote extends Type.Static<typeof NewNote> {}

export const AcceptQuote = Input({
  offer: Type.Integer({
    title: 'Offer',
    minimum: 1,
    maximum: maxOffers,
    description: 'The number of the offer that was read and is accepted.',
  }),
  keepOpen: Type.Optional(
    Type.Boolean({
      title: 'Keep open',
      description: 'Whether the request stays open for other vendors; otherwise their quotes are declined.',
    }),
  ),
});
export interface AcceptQuote extends Type.Static<typeof AcceptQuote> {}

/** Ends a negotiation. */
export const EndQuote = Input({ after, reason: Type.Optional(OptionalText('Reason', 500)) });
export interface EndQuote extends Type.Static<typeof EndQuote> {}

/** The answer to a change of a quote. */
export const QuoteChanged = Type.Object({ message: Type.String(), quote: Quote });
export interface QuoteChanged extends Type.Static<typeof QuoteChanged> {}

export const EstimateRequested = Type.Object({
  message: Type.String(),
  request: PurchaseRequest,
  quote: Quote,
});
export interface EstimateRequested extends Type.Static<typeof EstimateRequested> {}

export const QuoteAccepted = Type.Object({ message: Type.String(), quote: Quote, order: Order });
export interface QuoteAccepted extends Type.Static<typeof QuoteAccepted> {}

/** Where a deal stands: its order, or else its quote; `closed` while its request is. */
export const DealStatus = Type.Union([QuoteStatus, OrderStatus, Type.Literal('closed')]);
export type DealStatus = Type.Static<typeof DealStatus>;

/** A quote with its order, as lists show it to one of the two companies. */
export const Deal = Type.Object({
  id: Type.String({ ...Id, description: 'The id of the quote.' }),
  requestId: Id,
  side: Type.Enum(['client', 'vendor'], { description: "What the session's company is in it." }),
  title: Type.String({ description: 'The product, or the beginning of the request.' }),
  quantity: Nullable(Type.Number()),
  unit: Type.String(),
  companyId: Type.String({ ...Id, description: 'The other company.' }),
  companyName: Type.String(),
  companyAvatar: Nullable(Type.String()),
  status: DealStatus,
  waitsFor: Nullable(DealParty),
  total: Nullable(Type.Number(), { description: 'Of the last offer, in rupees; null before the first.' }),
  validUntil: Nullable(Moment),
  shipBy: Nullable(Moment, {
    description:
      'Of an order that is to be shipped: when its lead time is over, counted from when it was placed; null when there ' +
      'is none.',
  }),
  orderId: Nullable(Id),
  orderNumber: Nullable(Type.String()),
  updatedAt: Moment,
});
export interface Deal extends Type.Static<typeof Deal> {}

/** The lists of deals. */
export const dealViews = ['needs-reply', 'waiting', 'orders', 'closed'] as const;

/** What a list of deals is narrowed to: what a quote has come to, or where its order stands. */
export const DealStep = Type.Enum([
  'new',
  'offered',
  'countered',
  'expired',
  'declined',
  'withdrawn',
  'closed',
  ...OrderStatus.enum,
]);
export type DealStep = Type.Static<typeof DealStep>;

/** When a deal is due, in the company's time zone. */
export const DealDue = Type.Enum(['overdue', 'today', 'week']);
export type DealDue = Type.Static<typeof DealDue>;

/** Which deals, and which page of them. */
export const DealsQuery = Input({
  ...PageQuery.properties,
  view: Type.Optional(
    Type.Enum([...dealViews], {
      title: 'view',
      description:
        'Those in which the company has to act; those in which the other one has to; orders that are not ended; what ' +
        'has ended. All when left out.',
    }),
  ),
  side: Type.Optional(
    Type.Enum(['client', 'vendor'], { title: 'side', description: 'Only those on this side.' }),
  ),
  status: Type.Optional(
    Type.Enum([...DealStep.enum], {
      title: 'status',
      description:
        'Only quotes without an offer, with a valid one of the vendor, with a counter-offer, or whose offer has expired; ' +
        'that were declined or withdrawn, or whose request was closed; or orders of this status.',
    }),
  ),
  due: Type.Optional(
    Type.Enum([...DealDue.enum], {
      title: 'due',
      description:
        "Only orders that were to be shipped before today, by the company's time zone; or those that are to be shipped, " +
        'and open quotes whose last offer ends, today or within seven days from today on. What is due first comes first; ' +
        'of what is due at the same moment, the last changed.',
    }),
  ),
  q: Type.Optional(
    Type.String({
      title: 'q',
      maxLength: maxSearchLength,
      description: 'Only those whose title, company or order number contains this text.',
    }),
  ),
});
export interface DealsQuery extends Type.Static<typeof DealsQuery> {}
