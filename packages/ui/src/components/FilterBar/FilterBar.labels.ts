/** The words of FilterBar. */
export interface FilterBarLabels {
  /** The title of the filters. */
  filters: string;
  /** The accessible name of the line with their button, the number of results and what else changes the list. */
  toolbar: string;
  /** The button that opens them, with how many are chosen. */
  open: (count: string, number: number) => string;
  /** How many results there are. */
  results: (count: string, number: number) => string;
  /** The button that closes the drawer. */
  show: (count: string, number: number) => string;
  /** That button while the results are counted. */
  showAny: string;
  /** The accessible name of the list of what is chosen. */
  chosen: string;
  /** The button that takes all choices away. */
  clearAll: string;
  /** A range of which both numbers are chosen. */
  range: (group: string, from: string, to: string) => string;
  /** One with a least number alone. */
  from: (group: string, from: string) => string;
  /** One with a greatest number alone. */
  to: (group: string, to: string) => string;
}

export const filterBarLabels: FilterBarLabels = {
  filters: 'Filters',
  toolbar: 'Filter and sort',
  open: (count, number) => (number === 0 ? 'Filters' : `Filters (${count})`),
  results: (count, number) => (number === 1 ? `${count} result` : `${count} results`),
  show: (count, number) => (number === 1 ? `Show ${count} result` : `Show ${count} results`),
  showAny: 'Show results',
  chosen: 'Chosen filters',
  clearAll: 'Clear filters',
  range: (group, from, to) => `${group}: ${from} to ${to}`,
  from: (group, from) => `${group}: from ${from}`,
  to: (group, to) => `${group}: up to ${to}`,
};
