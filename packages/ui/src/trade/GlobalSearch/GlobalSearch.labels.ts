/** The words of GlobalSearch. */
export interface GlobalSearchLabels {
  /** The accessible name of a box without `label`. */
  name: string;
  /** The accessible name of the panel; `name` is that of the box. */
  results: (name: string) => string;
  /** A group of results. */
  companies: string;
  /** A group of results. */
  products: string;
  /** A group of results. */
  requests: string;
  /** The last option. */
  all: (query: string) => string;
  /** Read out while results load. */
  searching: string;
  /** Read out when results are there. */
  count: (count: number) => string;
  /** In place of results. */
  nothing: string;
  /** Below that: what to try. */
  nothingHint: string;
  /** In place of results after an error. */
  failed: string;
  /** Below that: what to do. */
  failedHint: string;
  /** The option that searches once more after an error. */
  retry: string;
}

export const globalSearchLabels: GlobalSearchLabels = {
  name: 'Search',
  results: (name) => `${name} results`,
  companies: 'Companies',
  products: 'Products',
  requests: 'Requests',
  all: (query) => `See all results for “${query}”`,
  searching: 'Searching…',
  count: (count) => `Results: ${count}`,
  nothing: 'Nothing found',
  nothingHint: 'Try fewer words, or the name of a material or an industry.',
  failed: 'The search did not work',
  failedHint: 'Check your connection, and try again.',
  retry: 'Try again',
};
