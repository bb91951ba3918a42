/** The words of SearchScreen. */
export interface SearchScreenLabels {
  /** The title of the page before a search. */
  search: string;
  /** In place of results before a search. */
  prompt: string;
  /** Below that. */
  promptHint: string;
  /** The title of the page. */
  results: (query: string) => string;
  /** In place of results. */
  nothing: (query: string) => string;
  /** Below that: what to try. */
  nothingHint: string;
  /** The button below that. */
  createRequest: string;
  /** The title of products that match most of the words. */
  nearest: string;
  /** The accessible name of the tabs. */
  tabs: string;
  /** The tab of all kinds. */
  all: string;
  /** A tab, and the title of its results. */
  companies: string;
  /** A tab, and the title of its results. */
  products: string;
  /** A tab, and the title of its results. */
  requests: string;
  /** All kinds, within a sentence. */
  ofAll: string;
  /** A kind, within a sentence. */
  ofCompanies: string;
  /** A kind, within a sentence. */
  ofProducts: string;
  /** A kind, within a sentence. */
  ofRequests: string;
  /** The button below the best results of a kind; `of` is that kind. */
  showAll: (count: string, of: string) => string;
  /** Below as many results as there may be. */
  best: (limit: string) => string;
  /** In place of results of one kind; `of` is that kind. */
  noMatch: (of: string) => string;
  /** Below that. */
  noMatchHint: string;
  /** The button below that: it leads to the tab of all kinds. */
  showOthers: string;
}

export const searchScreenLabels: SearchScreenLabels = {
  search: 'Search',
  prompt: 'What are you looking for?',
  promptHint: 'Type the name of a company, a product or a material into the search box above.',
  results: (query) => `Results for “${query}”`,
  nothing: (query) => `Nothing found for “${query}”`,
  nothingHint: 'Try fewer words, another spelling, or the name of an industry.',
  createRequest: 'Create a Request',
  nearest: 'Nearest products',
  tabs: 'Results by kind',
  all: 'All',
  companies: 'Companies',
  products: 'Products',
  requests: 'Requests',
  ofAll: 'results',
  ofCompanies: 'companies',
  ofProducts: 'products',
  ofRequests: 'requests',
  showAll: (count, of) => `Show all ${count} ${of}`,
  best: (limit) => `These are the best ${limit}. Add a word to find fewer.`,
  noMatch: (of) => `No ${of} match your search`,
  noMatchHint: 'The other tabs have results.',
  showOthers: 'Show all results',
};
