/** The words of EstimateForm. */
export interface EstimateFormLabels {
  /** Under the name of the product: who sells it. */
  soldBy: (vendor: string) => string;
  /** A field. */
  quantity: string;
  /** Below that field: the fewest that one may order. */
  minimumOrder: (quantity: string) => string;
  /** What one unit costs at the quantity, and all together. */
  priced: (unitPrice: string, total: string) => string;
  /** In place of that while the quantity is no number. */
  notPriced: string;
  /** The button that adds what reaches the next lower price. */
  nextBreak: (more: string, unitPrice: string) => string;
  /** A field. */
  targetPrice: string;
  /** Below that field. */
  targetPriceHint: string;
  /** A field. */
  neededBy: string;
  /** A field. */
  deliveryPlace: string;
  /** A field. */
  note: string;
  /** While that field is empty. */
  notePlaceholder: string;
  /** The button that empties the form. */
  reset: string;
  /** The button that sends the form. */
  submit: string;
}

export const estimateFormLabels: EstimateFormLabels = {
  soldBy: (vendor) => `by ${vendor}`,
  quantity: 'Quantity',
  minimumOrder: (quantity) => `The minimum order is ${quantity}.`,
  priced: (unitPrice, total) => `${unitPrice} each, ${total} before tax`,
  notPriced: 'The price shows for whole quantities from the minimum order.',
  nextBreak: (more, unitPrice) => `Add ${more} more: ${unitPrice} each`,
  targetPrice: 'Target price',
  targetPriceHint: 'What you would pay for a unit. The vendor sees it.',
  neededBy: 'Needed by',
  deliveryPlace: 'Place of delivery',
  note: 'Note',
  notePlaceholder: 'What the vendor should know: grade, packing, inspection.',
  reset: 'Reset',
  submit: 'Send request',
};
