/** The words of StockLog. */
export interface StockLogLabels {
  /** The accessible name of the list. */
  list: string;
  /** What it is a list of, within a sentence. */
  changes: string;
  /** What the stock was after a change. */
  after: (quantity: string) => string;
  /** Why, and who made the change. */
  reasonBy: (reason: string, member: string) => string;
  /** In place of an empty list. */
  none: string;
  /** Below that. */
  noneHint: string;
}

export const stockLogLabels: StockLogLabels = {
  list: 'Stock log',
  changes: 'changes of stock',
  after: (quantity) => `${quantity} after`,
  reasonBy: (reason, member) => [reason, member].filter(Boolean).join(' · '),
  none: 'The stock has not changed yet',
  noneHint: 'Each change shows here with its time, its reason and who made it.',
};
