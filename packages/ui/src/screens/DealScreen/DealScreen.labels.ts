/** The words of DealScreen. */
export interface DealScreenLabels {
  /** The title while there is no deal. */
  title: string;
  /** The page above this one. */
  deals: string;
  /** Before the company that one deals with: the reader buys. */
  buyingFrom: string;
  /** Before the company that one deals with: the reader sells. */
  sellingTo: string;
  /** The accessible name of the list beside the deal. */
  list: string;
  /** The accessible name of the order. */
  order: string;
  /** The heading of the form of a vendor's offer. */
  form: string;
  /** The heading of the form of a client's. */
  counterForm: string;
  /** The heading of what was offered and written. */
  history: string;
  /** The accessible name of the request. */
  request: string;
  /** Read out while the deal loads. */
  loading: string;
  /** In place of a deal that could not be loaded. */
  error: string;
  /** In place of a deal that is not there. */
  missing: string;
  /** Below that. */
  missingHint: string;
  /** The link to the page above from there. */
  toDeals: string;
}

export const dealScreenLabels: DealScreenLabels = {
  title: 'Deal',
  deals: 'Deals',
  buyingFrom: 'Buying from',
  sellingTo: 'Selling to',
  list: 'List of deals',
  order: 'Order',
  form: 'Offer',
  counterForm: 'Counter-offer',
  history: 'Negotiation',
  request: 'What was asked for',
  loading: 'Loading the deal',
  error: 'The deal could not be loaded.',
  missing: 'There is no such deal',
  missingHint: 'It may belong to other companies, or its address is not right.',
  toDeals: 'Go to Deals',
};
