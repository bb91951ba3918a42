/** The words of OrderTimeline. */
export interface OrderTimelineLabels {
  /** The title. */
  title: (number: string) => string;
  /** The accessible name of the steps. */
  progress: string;
  /** A step: the client has ordered. */
  placed: string;
  /** A step: the vendor has agreed. */
  confirmed: string;
  /** A step: something has left the vendor. */
  dispatched: string;
  /** A step: it has arrived. */
  delivered: string;
  /** A step: it is done. */
  completed: string;
  /** The end of an order that one side cancelled. */
  cancelled: string;
  /** Who took a step. */
  by: (member: string, company: string) => string;
  /** In its place where nobody did. */
  automatic: string;
  /** A button of the vendor. */
  confirm: string;
  /** A button of the vendor. */
  ship: string;
  /** A button. */
  deliver: string;
  /** The question before that while something is not shipped. The button that confirms it is `deliver`. */
  deliverQuestion: string;
  /** What follows from it, above what is not shipped. */
  deliverHint: string;
  /** A line that is not wholly shipped. */
  notShipped: (description: string, left: string) => string;
  /** A button of the client. */
  complete: string;
  /** A button of the client. */
  reorder: string;
  /** In its place while an estimate of the same goods is open. */
  estimateRequested: string;
  /** In its place once the vendor has made an offer. */
  viewQuote: string;
  /** A button. */
  print: string;
  /** The title of a refusal: there is less in stock than ordered. */
  shortfall: string;
  /** A line of that refusal. */
  shortOf: (description: string, wanted: string, inStock: string) => string;
  /** The button below it, which ships what is there. */
  confirmAnyway: string;
  /** The heading of the lines, and the name of their table. */
  lines: string;
  /** A column. */
  item: string;
  /** A column. */
  quantity: string;
  /** A column. */
  unitPrice: string;
  /** A column. */
  amount: string;
  /** The code for tax. */
  hsn: (code: string) => string;
  /** The tax of a line. */
  tax: (percent: string) => string;
  /** Quantity and unit price, where there is no room for columns. */
  times: (quantity: string, price: string) => string;
  /** How much of a line has been shipped. */
  shippedOf: (shipped: string, quantity: string) => string;
  /** In its place once that is all. */
  allShipped: string;
  /** A sum. */
  goods: string;
  /** A sum. */
  shipping: string;
  /** A sum. */
  taxes: string;
  /** The sum of all. */
  total: string;
  /** The heading of the shipments. */
  shipments: string;
  /** One shipment; the first is 1. */
  shipment: (number: string) => string;
  /** A line of a shipment. */
  shippedLine: (quantity: string, description: string) => string;
  /** The number by which the carrier finds it. */
  tracking: (number: string) => string;
  /** The heading of the facts. */
  details: string;
  /** A fact. */
  deliveryPlace: string;
  /** A fact. */
  payment: string;
  /** When it was paid. */
  paidOn: (date: string) => string;
  /** In its place before that. */
  notPaid: string;
  /** A button of the vendor. */
  markPaid: string;
  /** The button that takes that back. */
  markNotPaid: string;
  /** A fact: the number of the invoice. */
  invoice: string;
  /** In place of a fact that is not known. */
  none: string;
  /** A button and the title of its dialog, also its field. */
  addInvoice: string;
  /** That button and title once there is a number. */
  changeInvoice: string;
  /** The field of that dialog. */
  invoiceNumber: string;
  /** A fact: the client's own number. */
  reference: string;
  /** A button and the title of its dialog. */
  addReference: string;
  /** That button and title once there is a reference. */
  changeReference: string;
  /** The heading of what happened. */
  history: string;
  /** The title of what the client reports. */
  problem: string;
  /** A button and the title of its dialog. */
  reportProblem: string;
  /** Below the title of that dialog. */
  reportProblemHint: string;
  /** The field of that dialog. */
  problemField: string;
  /** The button that sends it. */
  sendProblem: string;
  /** A button, and the one that confirms it. */
  cancel: string;
  /** The question before that. */
  cancelQuestion: string;
  /** What follows from it. */
  cancelHint: string;
  /** The button that keeps the order. */
  keep: string;
  /** The field for why. */
  reason: string;
  /** The error of that field when it is empty. */
  reasonMissing: string;
  /** The button that saves a number. */
  save: string;
  /** The error where saving failed and does not say why. */
  failed: string;
}

export const orderTimelineLabels: OrderTimelineLabels = {
  title: (number) => `Order ${number}`,
  progress: 'Progress of the order',
  placed: 'Placed',
  confirmed: 'Confirmed',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
  by: (member, company) => [member, company].filter(Boolean).join(', '),
  automatic: 'Automatically',
  confirm: 'Confirm order',
  ship: 'Add a shipment',
  deliver: 'Mark as delivered',
  deliverQuestion: 'Mark as delivered without the rest?',
  deliverHint: 'What is not shipped yet cannot be shipped afterwards.',
  notShipped: (description, left) => `${description}: ${left} not shipped yet`,
  complete: 'Complete order',
  reorder: 'Order again',
  estimateRequested: 'Estimate requested',
  viewQuote: 'View quote',
  print: 'Purchase order',
  shortfall: 'There is not enough in stock',
  shortOf: (description, wanted, inStock) => `${description}: ${wanted} ordered, ${inStock} in stock`,
  confirmAnyway: 'Ship anyway',
  lines: 'Lines',
  item: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  amount: 'Amount',
  hsn: (code) => `HSN ${code}`,
  tax: (percent) => `${percent} tax`,
  times: (quantity, price) => `${quantity} × ${price}`,
  shippedOf: (shipped, quantity) => `Shipped ${shipped} of ${quantity}`,
  allShipped: 'All shipped',
  goods: 'Goods',
  shipping: 'Shipping',
  taxes: 'Tax',
  total: 'Total',
  shipments: 'Shipments',
  shipment: (number) => `Shipment ${number}`,
  shippedLine: (quantity, description) => `${quantity} · ${description}`,
  tracking: (number) => `Tracking ${number}`,
  details: 'Details',
  deliveryPlace: 'Place of delivery',
  payment: 'Payment',
  paidOn: (date) => `Paid on ${date}`,
  notPaid: 'Not paid yet',
  markPaid: 'Mark as paid',
  markNotPaid: 'Mark as not paid',
  invoice: 'Invoice',
  none: 'None yet',
  addInvoice: 'Add invoice number',
  changeInvoice: 'Change invoice number',
  invoiceNumber: 'Invoice number',
  reference: 'Client’s reference',
  addReference: 'Add reference',
  changeReference: 'Change reference',
  history: 'History',
  problem: 'A problem was reported',
  reportProblem: 'Report a problem',
  reportProblemHint: 'The vendor sees it at once. The order then completes only when you say so.',
  problemField: 'What is wrong',
  sendProblem: 'Report',
  cancel: 'Cancel order',
  cancelQuestion: 'Cancel this order?',
  cancelHint: 'Both companies see the reason. This cannot be undone.',
  keep: 'Keep order',
  reason: 'Reason',
  reasonMissing: 'Say why, so that the other company knows.',
  save: 'Save',
  failed: 'Not saved. Try again.',
};
