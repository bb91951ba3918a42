/** The words of PriceBreaks. */
export interface PriceBreaksLabels {
  /** The head of the column of quantities, with the unit if there is one. */
  quantity: (unit: string | undefined) => string;
  /** The same with `readOnly`, where each row has the quantities up to the next. */
  quantities: (unit: string | undefined) => string;
  /** The head of the column of prices, with the unit if there is one. */
  price: (unit: string | undefined) => string;
  /** The accessible name of the quantity of a row; the first is 1. */
  quantityOf: (row: number) => string;
  /** The accessible name of the price of a row. */
  priceOf: (row: number) => string;
  /** The accessible name of the button that removes a row. */
  remove: (row: number) => string;
  /** The button that adds a row. */
  add: string;
  /** The help text of the editor. */
  rule: string;
  /** The quantities of a row that is only read; `to` is undefined in the last one. */
  range: (from: string, to: string | undefined) => string;
  /** Announced when a row was removed. */
  removed: (row: number) => string;
}

export const priceBreaksLabels: PriceBreaksLabels = {
  quantity: (unit) => (unit ? `From quantity (${unit})` : 'From quantity'),
  quantities: (unit) => (unit ? `Quantity (${unit})` : 'Quantity'),
  price: (unit) => (unit ? `Price per ${unit}` : 'Price each'),
  quantityOf: (row) => `Quantity of price ${row}`,
  priceOf: (row) => `Price ${row}`,
  remove: (row) => `Remove price ${row}`,
  add: 'Add a price',
  rule: 'Each price is for a larger quantity and lower than the one above.',
  range: (from, to) => (to === undefined ? `${from} or more` : from === to ? from : `${from} – ${to}`),
  removed: (row) => `Price ${row} removed`,
};
