import type { NewOffer, Offer, Product, PurchaseRequest } from '@guildhall/contract';
import type { QuoteDraft, QuoteFormProduct, QuoteFormValues } from '@guildhall/ui/trade/quote-form';
import { newOfferLineFields } from '@guildhall/contract/fields';
import { companyDay } from './company-day.ts';
import { withFileErrors, withFileIds } from './form-files.ts';
import { defaultTaxPercent } from '@guildhall/contract/limits';
import { offeredPriceAt, priceAt } from './deal-amounts.ts';

/** The first line of a request, which names what a deal is about. */
export const titleOf = ({ request }: Pick<PurchaseRequest, 'request'>): string =>
  request.split('\n', 1)[0]!.slice(0, newOfferLineFields.description.maxLength);

/** A vendor's product as a line of an offer: its prices there are final, after the discount. */
export function toQuoteProduct(product: Product): QuoteFormProduct {
  const { id, name, unit, hsn, minimumOrder, priceBreaks, discount, price } = product;
  const net = (before: number) =>
    priceAt({ price: before, discount, priceBreaks: [] }, 1)?.unitPrice ?? before;
  return {
    id,
    name,
    unit,
    hsn,
    minimumOrder,
    price: net(price),
    priceBreaks: priceBreaks.map((each) => ({ from: each.from, price: net(each.price) })),
    priceAt: (quantity) => priceAt(product, quantity),
  };
}

const emptyTerms = {
  shipping: null,
  shippingTaxPercent: null,
  leadDays: null,
  validUntil: '',
  terms: '',
  note: '',
};

/** What a vendor's first offer on a request begins with: on a product, what the product says. */
export function firstDraft(request: PurchaseRequest, product: Product | undefined): Partial<QuoteDraft> {
  const { quantity, unit } = request;
  const line = {
    key: '1',
    description: titleOf(request),
    hsn: '',
    quantity,
    unit: unit || 'piece',
    unitPrice: null,
    taxPercent: defaultTaxPercent,
    priceBreaks: [],
  };
  if (!product) return { ...emptyTerms, lines: [{ ...line, isSuggested: true }] };
  const { price, priceBreaks, hsn, name } = toQuoteProduct(product);
  const unitPrice = quantity === null ? price : (priceAt(product, quantity)?.unitPrice ?? price);
  const breaks = priceBreaks.filter((each) => each.price < unitPrice);
  return {
    ...emptyTerms,
    leadDays: product.leadDays,
    lines: [
      {
        ...line,
        productId: product.id,
        description: name,
        hsn,
        unitPrice,
        priceBreaks: breaks,
        hasListPrice: true,
      },
    ],
  };
}

/**
 * Under what a vendor's offer on a request is kept until it is sent, the first or a further one: it has one quote there,
 * which a colleague may begin meanwhile.
 */
export const vendorDraftName = (requestId: string): string => `quote:${requestId}`;

/** What the next offer begins with: the terms of the last one, but not its last day, which has to be chosen. */
export const nextDraft = ({ lines, shipping, leadDays, terms }: Offer): Partial<QuoteDraft> => ({
  ...emptyTerms,
  shipping,
  leadDays,
  terms,
  lines: lines.map(
    ({ id, productId, description, hsn, quantity, unit, unitPrice, taxPercent, priceBreaks }, index) => ({
      key: String(index + 1),
      id,
      ...(productId !== null && { productId }),
      description,
      hsn,
      quantity,
      unit,
      unitPrice,
      taxPercent,
      priceBreaks,
    }),
  ),
});

/** The last day of the vendor's last offer, in the time zone of its company; empty when there is none, or it is over. */
export function lastDayAhead(offers: readonly Offer[], zone: string, now = new Date()): string {
  const validUntil = offers.findLast(({ by }) => by === 'vendor')?.validUntil;
  return validUntil && new Date(validUntil) > now ? companyDay(validUntil, zone) : '';
}

/** What a counter-offer for another quantity begins with: one line at the price that its breaks name for it. */
export function draftAtQuantity(offer: Offer, quantity: number): Partial<QuoteDraft> {
  const { lines = [], ...terms } = nextDraft(offer);
  const [line, ...others] = lines;
  const [offered] = offer.lines;
  if (!line || !offered || others.length > 0) return { ...terms, lines };
  const unitPrice = offeredPriceAt(offered, quantity)?.unitPrice ?? offered.unitPrice;
  return { ...terms, lines: [{ ...line, quantity, unitPrice }] };
}

/** An offer as the server takes it. A line that the last offer no longer has is a new one. */
export const toNewOffer = (
  { lines, ...terms }: QuoteFormValues,
  before: readonly Pick<Offer['lines'][number], 'id'>[],
): NewOffer => ({
  ...withFileIds(terms),
  lines: lines.map(({ id, ...line }) =>
    before.some((each) => each.id === id) ? { id: id!, ...line } : line,
  ),
});

/** Errors of the offer in a body as errors of its form. */
export const offerErrors = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  withFileErrors(
    Object.fromEntries(
      Object.entries(errors).map(([path, sentence]) => [path.replace(/^offer\./, ''), sentence]),
    ),
  );
