/** The words of QuoteComparison. */
export interface QuoteComparisonLabels {
  /** The name of the table. */
  list: string;
  /** What it is a table of, within a sentence. */
  quotes: string;
  /** A column: the vendor. */
  company: string;
  /** A column: goods, shipping and tax together. */
  total: string;
  /** A column: what one unit costs with tax and shipping; the unit is undefined where the quotes count differently. */
  unitLanded: (unit: string | undefined) => string;
  /** A column: the days until it is sent. */
  leadTime: string;
  /** A column: the last day of the offer. */
  validUntil: string;
  /** A column: terms of payment and the like. */
  terms: string;
  /** A column: where the quote stands. */
  status: string;
  /** A sum: all lines before tax. */
  goods: string;
  /** A sum: shipping before tax. */
  shipping: string;
  /** A sum: all taxes. */
  taxes: string;
  /** What was offered. */
  offered: string;
  /** A line of what was offered. */
  line: (description: string, quantity: string) => string;
  /** How many lines an offer has. */
  lines: (written: string, count: number) => string;
  /** The unit of a landed price, where the quotes count differently. */
  perUnit: (unit: string) => string;
  /** The reader is connected with the vendor. */
  connected: string;
  /** The best of its column. */
  best: string;
  /** A lead time. */
  days: (written: string, count: number) => string;
  /** It is sent by the day it is needed. */
  onTime: string;
  /** It is sent after that. */
  late: (written: string, count: number) => string;
  /** In place of the last day, once it is over. */
  expired: (date: string) => string;
  /** In place of what an offer does not say. */
  notStated: string;
  /** The last offer is the reader's own. */
  yourCounterOffer: string;
  /** The field for another quantity. */
  quantity: string;
  /** In place of the sums of a quote that has no prices at that quantity. */
  notForQuantity: string;
  /** The button that asks a vendor for that quantity. */
  ask: string;
  /** Its accessible name, which begins with what it shows. */
  askOf: (company: string) => string;
  /** The link to the deal. */
  view: string;
  /** Its accessible name, which begins with what it shows. */
  viewOf: (company: string) => string;
  /** The checkbox in the head of the table, which selects as many as fit side by side. */
  selectMost: (written: string, count: number) => string;
  /** How to compare quotes side by side. */
  hint: (most: string) => string;
  /** In its place once some are selected: the companies whose quotes these are. */
  selected: (companies: string, count: number) => string;
  /** No more quotes can be selected. */
  full: (most: string) => string;
  /** The button that puts the selected quotes side by side. */
  compare: (written: string, count: number) => string;
  /** The name of the quotes side by side. */
  sideBySide: (written: string, count: number) => string;
  /** The button back to the table. */
  back: string;
  /** In place of the table when there are no quotes. */
  none: string;
  /** Below that. */
  noneHint: string;
}

const days = (written: string, count: number) => `${written} ${count === 1 ? 'day' : 'days'}`;

export const quoteComparisonLabels: QuoteComparisonLabels = {
  list: 'Quotes to compare',
  quotes: 'quotes',
  company: 'Company',
  total: 'Total',
  unitLanded: (unit = 'unit') => `Landed per ${unit}`,
  leadTime: 'Lead time',
  validUntil: 'Valid until',
  terms: 'Terms',
  status: 'Status',
  goods: 'Goods',
  shipping: 'Shipping',
  taxes: 'Tax',
  offered: 'Offered',
  line: (description, quantity) => `${description}, ${quantity}`,
  lines: (written, count) => `${written} ${count === 1 ? 'line' : 'lines'}`,
  perUnit: (unit) => `per ${unit}`,
  connected: 'Connected',
  best: 'Best',
  days,
  onTime: 'On time',
  late: (written, count) => `${days(written, count)} late`,
  expired: (date) => `Expired on ${date}`,
  notStated: 'Not stated',
  yourCounterOffer: 'Your counter-offer',
  quantity: 'Compare at quantity',
  notForQuantity: 'Not for this quantity',
  ask: 'Ask for this quantity',
  askOf: (company) => `Ask for this quantity: ${company}`,
  view: 'View',
  viewOf: (company) => `View the quote of ${company}`,
  selectMost: (written) => `Select ${written} quotes`,
  hint: (most) => `Select 2 to ${most} quotes to compare them side by side.`,
  selected: (companies, count) =>
    count === 1 ? `${companies} selected. Select another to compare them.` : `${companies} selected.`,
  full: (most) => `At most ${most} quotes fit side by side. Deselect one first.`,
  compare: (written) => `Compare ${written} quotes`,
  sideBySide: (written) => `${written} quotes side by side`,
  back: 'Back to all quotes',
  none: 'No quotes yet',
  noneHint: 'What vendors offer, and what they ask, shows here.',
};
