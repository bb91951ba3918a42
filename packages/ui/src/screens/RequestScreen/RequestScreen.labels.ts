/** The words of RequestScreen. */
export interface RequestScreenLabels {
  /** The title of the page. */
  title: string;
  /** The page above this one. */
  store: string;
  /** The heading of the quotes, for the client. */
  quotes: string;
  /** The heading of the form of an offer. */
  form: string;
  /** Read out while the request loads. */
  loading: string;
  /** In place of a request that could not be loaded. */
  error: string;
  /** In place of a request that is not there. */
  missing: string;
  /** Below that. */
  missingHint: string;
  /** The link to the page above from there. */
  toStore: string;
}

export const requestScreenLabels: RequestScreenLabels = {
  title: 'Request',
  store: 'Store',
  quotes: 'Quotes',
  form: 'Your quote',
  loading: 'Loading the request',
  error: 'The request could not be loaded.',
  missing: 'There is no such request',
  missingHint: 'It may have been closed, or its address is not right.',
  toStore: 'Go to Store',
};
