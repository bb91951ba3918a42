import { Type } from 'typebox';
import { formats } from '../formats.ts';
import { defaultTaxPercent, maxOfferLines, maxUnits } from '../limits.ts';
import {
  Day,
  Id,
  Input,
  Moment,
  Nullable,
  OptionalText,
  outputFields,
  Quantity,
  RequiredLine,
  Rupees,
  TwoDecimals,
} from './common.ts';
import { FileIds, StoredFile } from './file.ts';

/** The two sides of a deal. */
export const DealParty = Type.Enum(['client', 'vendor']);
export type DealParty = Type.Static<typeof DealParty>;

const Percent = (title: string, description: string) =>
  TwoDecimals({ title, minimum: 0, maximum: 100, description });

/** The final price of a unit for those who order at least so many. */
export const OfferPriceBreak = Input({
  from: Type.Integer({ title: 'Quantity', minimum: 2, maximum: maxUnits, description: 'In units.' }),
  price: Rupees('Price', 'Of a unit, in rupees, before tax.'),
});
export interface OfferPriceBreak extends Type.Static<typeof OfferPriceBreak> {}

/** A line of an offer, as its side writes it. */
export const NewOfferLine = Input({
  id: Type.Optional(Id),
  description: RequiredLine('Description', 300),
  productId: Type.Optional(Nullable(Id)),
  hsn: Type.Optional(
    Type.String({ title: 'HSN code', format: 'hsn-code', maxLength: 8, description: formats['hsn-code'] }),
  ),
  quantity: Quantity('Quantity'),
  unit: RequiredLine('Unit', 20),
  unitPrice: Rupees('Unit price', 'In rupees, before tax; final, without a discount.'),
  taxPercent: Type.Optional(Percent('Tax', `In percent; ${defaultTaxPercent} when left out.`)),
  priceBreaks: Type.Optional(
    Type.Array(OfferPriceBreak, {
      title: 'Price breaks',
      maxItems: 10,
      description:
        'Lower prices for larger quantities: the quantities ascend, the prices fall below `unitPrice`.',
    }),
  ),
});
export interface NewOfferLine extends Type.Static<typeof NewOfferLine> {}

/** The terms that one side offers. */
export const NewOffer = Input({
  lines: Type.Array(NewOfferLine, {
    title: 'Lines',
    minItems: 1,
    maxItems: maxOfferLines,
    description: 'A line of the offer before keeps its `id`; a new line has none.',
  }),
  shipping: Type.Optional(Rupees('Shipping', 'In rupees, before tax.')),
  shippingTaxPercent: Type.Optional(
    Nullable(Percent('Tax on shipping', 'In percent; the highest of the lines when left out.')),
  ),
  leadDays: Type.Optional(
    Nullable(
      Type.Integer({
        title: 'Lead time',
        minimum: 0,
        maximum: 3650,
        description: 'Days until it leaves the vendor.',
      }),
    ),
  ),
  validUntil: Type.Optional(
    Nullable(
      Day(
        'Valid until',
        "The last day, in the time zone of the vendor's company. A vendor's offer needs it; a counter-offer has none.",
      ),
    ),
  ),
  terms: Type.Optional(OptionalText('Terms', 2000)),
  note: Type.Optional(OptionalText('Note', 2000)),
  fileIds: Type.Optional(FileIds),
});
export interface NewOffer extends Type.Static<typeof NewOffer> {}

/** A line of an offer. */
export const OfferLine = Type.Object({
  ...outputFields(NewOfferLine.properties),
  amount: Type.Number({ description: 'In rupees, before tax.' }),
});
export interface OfferLine extends Type.Static<typeof OfferLine> {}

/** The sums of an offer or an order, in rupees. */
export const DealTotals = Type.Object({
  goods: Type.Number({ description: 'All lines, before tax.' }),
  tax: Type.Number({ description: 'Rounded for each line and for the shipping.' }),
  shipping: Type.Number({ description: 'Before tax.' }),
  total: Type.Number(),
  unitLanded: Nullable(Type.Number(), {
    description: 'The part of the total that one unit bears; null unless all lines are counted in one unit.',
  }),
});
export interface DealTotals extends Type.Static<typeof DealTotals> {}

/** One version of the terms of a negotiation. */
export const Offer = Type.Object({
  number: Type.Integer({ description: 'From 1.' }),
  by: DealParty,
  memberName: Type.String({ description: 'Who made it, as named at that time.' }),
  lines: Type.Array(OfferLine),
  shipping: Type.Number({ description: 'In rupees, before tax.' }),
  shippingTaxPercent: Type.Number(),
  leadDays: Nullable(Type.Integer()),
  validUntil: Nullable(Moment, { description: 'The end of its last day; null for a counter-offer.' }),
  terms: Type.String(),
  note: Type.String(),
  files: Type.Array(StoredFile, { description: 'The two companies may read them.' }),
  totals: DealTotals,
  at: Moment,
});
export interface Offer extends Type.Static<typeof Offer> {}
