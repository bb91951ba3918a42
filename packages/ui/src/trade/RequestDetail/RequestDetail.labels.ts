/** The words of RequestDetail. */
export interface RequestDetailLabels {
  /** When it was posted. */
  posted: (date: string) => string;
  /** A fact: the product that an estimate is asked for. */
  product: string;
  /** A fact. */
  quantity: string;
  /** A fact. */
  neededBy: string;
  /** A fact. */
  deliveryPlace: string;
  /** A fact: what the client would spend. */
  budget: string;
  /** A fact: what the client would pay for a unit. */
  targetPrice: string;
  /** A fact. */
  industry: string;
  /** A fact: the last day on which vendors may begin to quote. */
  closesAt: string;
  /** In place of that day once it is over. */
  closedAt: string;
  /** A fact: how many vendors have made an offer. */
  quotes: string;
  /** The alternative text of a picture; the first is 1. */
  picture: (picture: number, count: number) => string;
  /** A button of the client. */
  edit: string;
  /** Why that is not possible. */
  cannotEdit: string;
  /** The same beside 'Extend'. */
  canOnlyExtend: string;
  /** A button of the client: changes the last day. */
  extend: string;
  /** A button of the client. */
  close: string;
  /** The question before that. */
  closeTitle: string;
  /** Below it: what happens to quotes. */
  closeHint: (quotes: number) => string;
  /** A button of the client. */
  reopen: string;
  /** A button of a vendor. */
  sendQuote: string;
  /** The link of a vendor that has quoted. */
  viewQuote: string;
  /** A button of a vendor. */
  ask: string;
  /** The title of its dialog. */
  askTitle: string;
  /** Below that title. */
  askHint: string;
  /** The field of the question. */
  question: string;
  /** The button that sends the question. */
  sendQuestion: string;
}

export const requestDetailLabels: RequestDetailLabels = {
  posted: (date) => `Posted on ${date}`,
  product: 'Product',
  quantity: 'Quantity',
  neededBy: 'Needed by',
  deliveryPlace: 'Place of delivery',
  budget: 'Budget',
  targetPrice: 'Target price',
  industry: 'Industry',
  closesAt: 'Closes on',
  closedAt: 'No new quotes since',
  quotes: 'Quotes',
  picture: (picture, count) => `Attached, ${picture} of ${count}`,
  edit: 'Edit',
  cannotEdit: 'It has quotes, so it cannot be edited.',
  canOnlyExtend: 'It has quotes, so only its last day can be changed.',
  extend: 'Extend',
  close: 'Close request',
  closeTitle: 'Close this request?',
  closeHint: (quotes) =>
    quotes === 0
      ? 'It leaves the board. You can reopen it.'
      : `It leaves the board, and ${quotes === 1 ? '1 quote is' : `${quotes} quotes are`} suspended. You can reopen it.`,
  reopen: 'Reopen request',
  sendQuote: 'Send a quote',
  viewQuote: 'View quote',
  ask: 'Ask a question',
  askTitle: 'Ask a question',
  askHint: 'The client answers in Deals. A question is no offer.',
  question: 'Question',
  sendQuestion: 'Send question',
};
