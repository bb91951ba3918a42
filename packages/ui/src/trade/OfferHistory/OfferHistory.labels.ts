/** The words of OfferHistory. A company is undefined where it is the reader's own. */
export interface OfferHistoryLabels {
  /** The accessible name of the list. */
  list: string;
  /** What it is a list of, within a sentence. */
  entries: string;
  /** The reader's own company. */
  you: string;
  /** What an offer of the vendor is called. */
  offer: (number: number) => string;
  /** What an offer of the client is called. */
  counterOffer: (number: number) => string;
  /** A quote was asked for. */
  requested: (company: string | undefined) => string;
  /** The quote was declined. */
  declined: (company: string | undefined) => string;
  /** The quote was taken back. */
  withdrawn: (company: string | undefined) => string;
  /** The quote was accepted. */
  accepted: (company: string | undefined) => string;
  /** In place of an empty list. */
  none: string;
  /** Below that. */
  noneHint: string;
  /** The title of what differs from the offer before. */
  changes: string;
  /** In place of that, where nothing differs from the offer of that name. */
  unchanged: (offer: string) => string;
  /** Another total; `percent` is undefined from nothing. */
  totalChange: (from: string, to: string, percent: string | undefined) => string;
  /** A line that is new. */
  added: (line: string) => string;
  /** A line that is gone. */
  removed: (line: string) => string;
  /** Another description of a line. */
  descriptionChange: (from: string, to: string) => string;
  /** Another quantity of a line. */
  quantityChange: (line: string, from: string, to: string) => string;
  /** Another unit of a line. */
  unitChange: (line: string, from: string, to: string) => string;
  /** Another price of a unit. */
  unitPriceChange: (line: string, from: string, to: string) => string;
  /** Another tax on a line. */
  taxChange: (line: string, from: string, to: string) => string;
  /** Another HSN code of a line. */
  hsnChange: (line: string, from: string, to: string) => string;
  /** Other prices for larger quantities of a line. */
  priceBreaksChange: (line: string) => string;
  /** Another price of shipping. */
  shippingChange: (from: string, to: string) => string;
  /** Another tax on shipping. */
  shippingTaxChange: (from: string, to: string) => string;
  /** Another lead time. */
  leadTimeChange: (from: string, to: string) => string;
  /** Another last day. */
  validUntilChange: (from: string, to: string) => string;
  /** Other terms. */
  termsChange: string;
  /** In place of a value that an offer does not have. */
  notStated: string;
  /** The caption of the lines of an offer. */
  lines: string;
  /** A column: what is offered. */
  item: string;
  /** A column: how many. */
  quantity: string;
  /** A column: the price of a unit before tax. */
  unitPrice: string;
  /** A column: what the line costs before tax. */
  amount: string;
  /** How many at which price, where there is no room for columns. */
  times: (quantity: string, price: string) => string;
  /** The tax on a line. */
  tax: (percent: string) => string;
  /** The HSN code of a line. */
  hsn: (code: string) => string;
  /** A lower price for a larger quantity. */
  priceBreak: (quantity: string, price: string) => string;
  /** A sum: all lines before tax. */
  goods: string;
  /** A sum: shipping before tax. */
  shipping: string;
  /** A sum: all taxes. */
  taxes: string;
  /** The sum of all. */
  total: string;
  /** What one unit costs with tax and shipping. */
  unitLanded: (unit: string) => string;
  /** The days until it is sent. */
  leadTime: string;
  /** That time. */
  days: (written: string, number: number) => string;
  /** The last day of an offer. */
  validUntil: string;
  /** In place of that day, once it is over. */
  expired: (date: string) => string;
  /** Terms of payment and the like. */
  terms: string;
}

const by = (company: string | undefined) => company ?? 'You';

export const offerHistoryLabels: OfferHistoryLabels = {
  list: 'Negotiation',
  entries: 'entries of the negotiation',
  you: 'You',
  offer: (number) => `Offer ${number}`,
  counterOffer: (number) => `Counter-offer ${number}`,
  requested: (company) => `${by(company)} asked for a quote`,
  declined: (company) => `${by(company)} declined the quote`,
  withdrawn: (company) => `${by(company)} withdrew the quote`,
  accepted: (company) => `${by(company)} accepted the quote`,
  none: 'No offer yet',
  noneHint: 'Offers, counter-offers and notes of both sides show here.',
  changes: 'What changed',
  unchanged: (offer) => `Same terms as ${offer}`,
  totalChange: (from, to, percent) => `Total: ${from} to ${to}${percent ? `, ${percent}` : ''}`,
  added: (line) => `Added: ${line}`,
  removed: (line) => `Removed: ${line}`,
  descriptionChange: (from, to) => `Description: ${from} to ${to}`,
  quantityChange: (line, from, to) => `Quantity of ${line}: ${from} to ${to}`,
  unitChange: (line, from, to) => `Unit of ${line}: ${from} to ${to}`,
  unitPriceChange: (line, from, to) => `Unit price of ${line}: ${from} to ${to}`,
  taxChange: (line, from, to) => `Tax on ${line}: ${from} to ${to}`,
  hsnChange: (line, from, to) => `HSN code of ${line}: ${from} to ${to}`,
  priceBreaksChange: (line) => `Other price breaks of ${line}`,
  shippingChange: (from, to) => `Shipping: ${from} to ${to}`,
  shippingTaxChange: (from, to) => `Tax on shipping: ${from} to ${to}`,
  leadTimeChange: (from, to) => `Lead time: ${from} to ${to}`,
  validUntilChange: (from, to) => `Valid until: ${from} to ${to}`,
  termsChange: 'Other terms',
  notStated: 'not stated',
  lines: 'Lines of the offer',
  item: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  amount: 'Amount',
  times: (quantity, price) => `${quantity} × ${price}`,
  tax: (percent) => `${percent} tax`,
  hsn: (code) => `HSN ${code}`,
  priceBreak: (quantity, price) => `${price} from ${quantity}`,
  goods: 'Goods',
  shipping: 'Shipping',
  taxes: 'Tax',
  total: 'Total',
  unitLanded: (unit) => `Landed per ${unit}`,
  leadTime: 'Lead time',
  days: (written, number) => `${written} ${number === 1 ? 'day' : 'days'}`,
  validUntil: 'Valid until',
  expired: (date) => `Expired on ${date}`,
  terms: 'Terms',
};
