import type { PriceBreak } from '#components/PriceBreaks/price-break.ts';
import type { FieldErrors } from '#lib/forms.ts';
import type { AttachedFile } from '../attached-file.ts';
import type { DealParty } from '../deal.ts';

/** A product of the vendor that can be a line. */
export interface QuoteFormProduct {
  id: string;
  /** Its name, the description of the line. */
  name: string;
  /** What is counted. */
  unit: string;
  /** Its HSN code; empty when it has none. */
  hsn: string;
  /** The fewest that one may order: the quantity of the new line, unless one was asked for. */
  minimumOrder: number;
  /** The price of a unit before tax, after a discount. */
  price: number;
  /** Lower prices for larger quantities, after a discount. */
  priceBreaks: readonly { from: number; price: number }[];
  /** What a unit costs at a quantity, which the line follows until a price is typed. Without it that is `price`. */
  priceAt?: ((quantity: number) => { unitPrice: number } | undefined) | undefined;
}

/** A line as it is sent. */
export interface QuoteFormLine {
  /** Its id in the offer before; absent for a new line. */
  id?: string;
  description: string;
  /** The product that it is, if it is one. */
  productId?: string;
  hsn?: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  taxPercent: number;
  priceBreaks?: { from: number; price: number }[];
}

/** An offer as it is sent. */
export interface QuoteFormValues {
  lines: QuoteFormLine[];
  shipping: number;
  /** Absent for the highest tax of the lines. */
  shippingTaxPercent?: number;
  leadDays?: number;
  /** The last day, as `YYYY-MM-DD`; absent in a counter-offer. */
  validUntil?: string;
  terms: string;
  note: string;
  /** Drawings, certificates and the like. */
  files: AttachedFile[];
}

/** A line while it is written. */
export interface QuoteLineDraft {
  /** Tells the lines apart, also when one is removed. */
  key: string;
  id?: string | undefined;
  productId?: string | undefined;
  description: string;
  hsn: string;
  quantity: number | null;
  unit: string;
  unitPrice: number | null;
  taxPercent: number | null;
  priceBreaks: readonly PriceBreak[];
  /** Whether nobody has typed its prices: they are those of the product at the quantity. */
  hasListPrice?: boolean | undefined;
  /** Whether it only repeats the request, and nobody has changed it yet: a product takes its place. */
  isSuggested?: boolean | undefined;
}

/** An offer while it is written; a form can begin with it. */
export interface QuoteDraft {
  lines: readonly QuoteLineDraft[];
  shipping: number | null;
  shippingTaxPercent: number | null;
  leadDays: number | null;
  validUntil: string;
  terms: string;
  note: string;
  files: readonly AttachedFile[];
}

/** A key that no line has. */
function nextKey(lines: readonly { key: string }[]): string {
  const numbers = lines.map(({ key }) => Number(key));
  return String(Math.max(0, ...numbers) + 1);
}

/** The lines with an empty one at the end, which has the tax of the line before. The first has `taxPercent`. */
export const addLine = (lines: readonly QuoteLineDraft[], taxPercent: number): QuoteLineDraft[] => [
  ...lines,
  {
    key: nextKey(lines),
    description: '',
    hsn: '',
    quantity: null,
    unit: lines.at(-1)?.unit ?? '',
    unitPrice: null,
    taxPercent: lines.at(-1)?.taxPercent ?? taxPercent,
    priceBreaks: [],
  },
];

const isUntouched = ({ isSuggested, description, unitPrice, quantity }: QuoteLineDraft) =>
  isSuggested || (description === '' && unitPrice === null && quantity === null);

const isNumber = (value: number | null): value is number => value !== null && !Number.isNaN(value);

/** The price of a product at a quantity, and the lower ones for still larger quantities. */
function pricesAt({ price, priceBreaks, priceAt }: QuoteFormProduct, quantity: number) {
  const unitPrice = priceAt?.(quantity)?.unitPrice ?? price;
  return { unitPrice, priceBreaks: priceBreaks.filter((each) => each.price < unitPrice) };
}

/** A line after a change: prices that nobody has typed follow those of its product. */
export function changeLine(
  line: QuoteLineDraft,
  changes: Partial<QuoteLineDraft>,
  product: QuoteFormProduct | undefined,
): QuoteLineDraft {
  const { quantity = null, unitPrice, priceBreaks } = changes;
  const hasListPrice = line.hasListPrice && unitPrice === undefined && priceBreaks === undefined;
  return {
    ...line,
    ...changes,
    hasListPrice,
    isSuggested: false,
    ...(hasListPrice && product && isNumber(quantity) && pricesAt(product, quantity)),
  };
}

/** The lines with a product at the end, or in place of an untouched one there: as many as were asked for, if that is known. */
export function addProduct(
  lines: readonly QuoteLineDraft[],
  product: QuoteFormProduct,
  taxPercent: number,
  quantity: number = product.minimumOrder,
): QuoteLineDraft[] {
  const { id, name, unit, hsn } = product;
  const last = lines.at(-1);
  const before = last && isUntouched(last) ? lines.slice(0, -1) : lines;
  const line = addLine(lines, taxPercent).at(-1)!;
  return [
    ...before,
    {
      ...line,
      productId: id,
      description: name,
      unit,
      hsn,
      quantity,
      ...pricesAt(product, quantity),
      hasListPrice: true,
    },
  ];
}

/** An offer with one line to begin with. */
export const emptyDraft = (taxPercent: number): QuoteDraft => ({
  lines: addLine([], taxPercent),
  shipping: null,
  shippingTaxPercent: null,
  leadDays: null,
  validUntil: '',
  terms: '',
  note: '',
  files: [],
});

/**
 * A draft as it is sent. What is missing in it is 0, for the form finds that as an error. A client lowers prices and
 * sees no breaks: those that are no longer lower go.
 */
export function toValues(
  { lines, shipping, shippingTaxPercent, leadDays, validUntil, terms, note, files }: QuoteDraft,
  by: DealParty,
): QuoteFormValues {
  return {
    lines: lines.map(
      ({ id, productId, description, hsn, quantity, unit, unitPrice, taxPercent, priceBreaks }) => {
        const breaks = priceBreaks.filter(
          (each): each is { from: number; price: number } =>
            isNumber(each.from) &&
            isNumber(each.price) &&
            (by === 'vendor' || each.price < (unitPrice ?? Infinity)),
        );
        return {
          ...(id !== undefined && { id }),
          ...(productId !== undefined && { productId }),
          description: description.trim(),
          ...(hsn.trim() !== '' && { hsn: hsn.trim() }),
          quantity: quantity ?? 0,
          unit: unit.trim(),
          unitPrice: unitPrice ?? 0,
          taxPercent: taxPercent ?? 0,
          ...(breaks.length > 0 && { priceBreaks: breaks }),
        };
      },
    ),
    shipping: shipping ?? 0,
    ...(isNumber(shippingTaxPercent) && { shippingTaxPercent }),
    ...(isNumber(leadDays) && { leadDays }),
    ...(validUntil !== '' && { validUntil }),
    terms: terms.trim(),
    note: note.trim(),
    files: [...files],
  };
}

/** Whether a line has an amount. */
export const isLineComplete = ({ quantity, unitPrice, taxPercent }: QuoteLineDraft): boolean =>
  [quantity, unitPrice].every(isNumber) && !Number.isNaN(taxPercent);

/** Whether an offer can be added up. */
export const isComplete = ({ lines, shipping }: QuoteDraft): boolean =>
  !Number.isNaN(shipping) && lines.every(isLineComplete);

/** Errors of lines by their places, as errors of fields by the keys of the lines that were sent. */
export function toKeyedErrors(errors: FieldErrors, sentKeys: readonly string[]): FieldErrors {
  const keyed = Object.entries(errors).map(([path, sentence]) => {
    const [, place, field] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? [];
    const key = place === undefined ? undefined : sentKeys[Number(place)];
    return [key === undefined ? path : `lines.${key}.${field}`, sentence];
  });
  return Object.fromEntries(keyed) as FieldErrors;
}
