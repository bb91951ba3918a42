/** The words of StockEditor. */
export interface StockEditorLabels {
  /** The title; `name` is the product's. */
  title: (name: string) => string;
  /** The choice between the three kinds of change. */
  kind: string;
  /** A kind of change. */
  add: string;
  /** A kind of change. */
  remove: string;
  /** A kind of change. */
  set: string;
  /** The field for how many. */
  quantity: string;
  /** The stock as long as nothing is written. */
  now: (quantity: string) => string;
  /** The stock after more came in. */
  sum: (before: string, change: string, after: string) => string;
  /** The stock after some went. */
  difference: (before: string, change: string, after: string) => string;
  /** The error of taking more than there is. */
  tooFew: (quantity: string, number: number) => string;
  /** The field for why. */
  reason: string;
  /** In that field while nothing is chosen. */
  chooseReason: string;
  /** A reason. */
  received: string;
  /** A reason. */
  soldElsewhere: string;
  /** A reason. */
  damaged: string;
  /** A reason. */
  counted: string;
  /** A reason. */
  returned: string;
  /** The choice of a reason in own words. */
  other: string;
  /** The field for those words. */
  ownReason: string;
  /** The button that saves. */
  save: string;
  /** The error where saving failed and does not say why. */
  failed: string;
}

export const stockEditorLabels: StockEditorLabels = {
  title: (name) => `Stock of ${name}`,
  kind: 'Kind of change',
  add: 'Add',
  remove: 'Remove',
  set: 'Set to',
  quantity: 'Quantity',
  now: (quantity) => `${quantity} in stock`,
  sum: (before, change, after) => `${before} + ${change} = ${after}`,
  difference: (before, change, after) => `${before} − ${change} = ${after}`,
  tooFew: (quantity, number) => `Only ${quantity} ${number === 1 ? 'is' : 'are'} in stock.`,
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  received: 'Received',
  soldElsewhere: 'Sold elsewhere',
  damaged: 'Damaged',
  counted: 'Counted',
  returned: 'Returned',
  other: 'Another reason',
  ownReason: 'In your own words',
  save: 'Save stock',
  failed: 'Not saved. Try again.',
};
