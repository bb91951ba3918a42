/** The words of QuoteForm. */
export interface QuoteFormLabels {
  /** The heading of the lines. */
  lines: string;
  /** A column of the lines, and the label of its fields where they stand alone. */
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  tax: string;
  hsn: string;
  /** What a line costs. */
  amount: string;
  /** The accessible name of a line. */
  line: (line: number) => string;
  /** The accessible name of a field of a line. */
  inLine: (field: string, line: number) => string;
  /** Says that a line is one of the vendor's products. */
  ofProduct: string;
  /** Opens the prices for larger quantities of a line. */
  priceBreaks: string;
  /** The button that adds a line. */
  addLine: string;
  /** The button that removes a line. */
  removeLine: (line: number) => string;
  /** Announced after that. */
  lineRemoved: (line: number) => string;
  /** The box that adds a line for a product. */
  addProduct: string;
  /** A field: the price of shipping. */
  shipping: string;
  /** A field. */
  shippingTax: string;
  /** Below that field. */
  shippingTaxHint: string;
  /** A field. */
  leadDays: string;
  /** After the number of days. */
  days: string;
  /** The hint of the lead time: the day by which it is needed. */
  neededBy: (date: string) => string;
  /** After that: how far ahead that day is. */
  daysLeft: (written: string, count: number) => string;
  /** After that: by how much the lead time that is written is too long. */
  late: (written: string, count: number) => string;
  /** A field. */
  validUntil: string;
  /** A field. */
  terms: string;
  /** While it is empty. */
  termsPlaceholder: string;
  /** A field. */
  note: string;
  /** A field. */
  files: string;
  /** The heading of the sums. */
  totals: string;
  /** The sum of the lines before tax. */
  goods: string;
  /** The sum of all taxes. */
  taxTotal: string;
  /** The sum of all. */
  total: string;
  /** What one unit costs with tax and shipping. */
  unitLanded: (unit: string) => string;
  /** In place of the sums while numbers are missing. */
  incomplete: string;
  /** The announcement of the total. */
  totalIs: (total: string) => string;
  /** The button that shows the newest offer. */
  showLatest: string;
  /** The button that closes the form without sending it. */
  cancel: string;
  /** The button that sends the first offer of a vendor. */
  sendQuote: string;
  /** The button that sends a counter-offer. */
  sendCounterOffer: string;
  /** The button that sends a further offer of a vendor. */
  sendOffer: string;
}

export const quoteFormLabels: QuoteFormLabels = {
  lines: 'Lines',
  description: 'Description',
  quantity: 'Quantity',
  unit: 'Unit',
  unitPrice: 'Unit price',
  tax: 'Tax',
  hsn: 'HSN code',
  amount: 'Amount',
  line: (line) => `Line ${line}`,
  inLine: (field, line) => `${field}, line ${line}`,
  ofProduct: 'Your product',
  priceBreaks: 'Price breaks',
  addLine: 'Add a line',
  removeLine: (line) => `Remove line ${line}`,
  lineRemoved: (line) => `Line ${line} was removed.`,
  addProduct: 'Add one of your products',
  shipping: 'Shipping',
  shippingTax: 'Tax on shipping',
  shippingTaxHint: 'Empty for the highest tax of the lines.',
  leadDays: 'Lead time',
  days: 'days',
  neededBy: (date) => `Needed by ${date}.`,
  daysLeft: (written, count) => `That is in ${written} ${count === 1 ? 'day' : 'days'}.`,
  late: (written, count) => `This lead time is ${written} ${count === 1 ? 'day' : 'days'} too long.`,
  validUntil: 'Valid until',
  terms: 'Terms',
  termsPlaceholder: '30 % in advance, the rest within 15 days of delivery',
  note: 'Note',
  files: 'Files',
  totals: 'Totals',
  goods: 'Goods',
  taxTotal: 'Tax',
  total: 'Total',
  unitLanded: (unit) => `Landed per ${unit}`,
  incomplete: 'The totals show once each line has a quantity and a price.',
  totalIs: (total) => `Total ${total}`,
  showLatest: 'Show the latest offer',
  cancel: 'Cancel',
  sendQuote: 'Send quote',
  sendCounterOffer: 'Send counter-offer',
  sendOffer: 'Send offer',
};
