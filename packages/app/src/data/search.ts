import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { debounce } from '#lib/debounce.ts';
import { pagesOptions } from '#lib/pages.ts';
import { searchTextOf } from '#lib/search-text.ts';

export const searchKeys = {
  all: ['search'] as const,
  /** The best results of all kinds together. */
  best: ['search', 'best'] as const,
  /** Everything of one kind, in pages. */
  lists: ['search', 'list'] as const,
  companies: ['search', 'list', 'companies'] as const,
  products: ['search', 'list', 'products'] as const,
  requests: ['search', 'list', 'requests'] as const,
};

/** The number of results of each kind on the page of all kinds. */
const bestLimit = 4;
/** The number of suggestions of each kind while typing. */
const suggestionsLimit = 3;

/** The best results for the typed text. Those for the previous text stay until the new ones have loaded. */
export const suggestionsQuery = (typed: string) => {
  const q = searchTextOf(typed);
  return queryOptions({
    queryKey: [...searchKeys.best, 'suggestions', q],
    queryFn: async ({ signal }) => {
      await debounce(signal);
      return api.search({ q, limit: suggestionsLimit }, { signal });
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
    // The next keystroke searches again, and the panel offers a retry.
    retry: false,
  });
};

/** The best results of each kind, and how many there are. */
export const bestResultsQuery = (q: string) =>
  queryOptions({
    queryKey: [...searchKeys.best, 'results', q],
    queryFn: ({ signal }) => api.search({ q, limit: bestLimit }, { signal }),
    enabled: q !== '',
  });

/** All companies that match, best first, each with its connection. */
export const foundCompaniesQuery = (q: string) =>
  pagesOptions([...searchKeys.companies, q], (page) => api.users.search(q, page));

/** All products that match, best first. */
export const foundProductsQuery = (q: string) =>
  pagesOptions([...searchKeys.products, q], (page) => api.products.search(q, page));

/** All requests that match, best first. */
export const foundRequestsQuery = (q: string) =>
  pagesOptions([...searchKeys.requests, q], (page) => api.requests.search(q, page));
