/** The words of RequestFilters. */
export interface RequestFiltersLabels {
  /** A group. */
  industry: string;
  /** A group: how old a request is at most. */
  age: string;
  /** What that counts. */
  days: string;
  /** A group: what else requests must be. */
  only: string;
  /** A choice of that group. */
  unquoted: string;
  /** How many requests there are. */
  results: (count: string, number: number) => string;
  /** The button that closes the filters. */
  show: (count: string, number: number) => string;
  /** In place of requests when none is left. */
  none: string;
  /** Below that. */
  noneHint: string;
  /** The button below that. */
  clear: string;
}

export const requestFiltersLabels: RequestFiltersLabels = {
  industry: 'Industry',
  age: 'Age',
  days: 'days',
  only: 'Show only',
  unquoted: 'Not yet quoted by me',
  results: (count, number) => (number === 1 ? `${count} request` : `${count} requests`),
  show: (count, number) => (number === 1 ? `Show ${count} request` : `Show ${count} requests`),
  none: 'No requests match these filters',
  noneHint: 'Remove one of them, or all.',
  clear: 'Clear filters',
};
