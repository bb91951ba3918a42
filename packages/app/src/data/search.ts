import type { DirectoryEntry, Product, PurchaseRequest } from '@guildhall/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { pagesOptions } from '#lib/pages.ts';

export const searchKeys = {
  all: ['search'] as const,
  /** The best of all kinds together. */
  best: ['search', 'best'] as const,
  /** Everything of one kind, in pages. */
  lists: ['search', 'list'] as const,
  companies: ['search', 'list', 'companies'] as const,
  products: ['search', 'list', 'products'] as const,
  requests: ['search', 'list', 'requests'] as const,
};

/** How many of each kind a search finds at most. */
export const mostFound = 500;
/** How many of each kind stand on the page of all kinds. */
const bestLimit = 4;
/** How many of each kind show as one types. */
const suggestionsLimit = 3;
/** The longest text that the server takes. */
export const longestSearch = 200;
/** How long to wait for the next letter, in milliseconds. */
const typingPause = 200;

/** What is searched by when this is in the box. */
export const searchTextOf = (text: string) => text.trim().slice(0, longestSearch);

/** Waits for the next letter; whoever types it aborts this search. */
const waitForMore = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, typingPause);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The search goes on.', 'AbortError'));
    });
  });

/** The best results for what one types. Those of the text before stay until the next are there. */
export const suggestionsQuery = (typed: string) => {
  const q = searchTextOf(typed);
  return queryOptions({
    queryKey: [...searchKeys.best, 'suggestions', q],
    queryFn: async ({ signal }) => {
      await waitForMore(signal);
      return api.search({ q, limit: suggestionsLimit }, { signal });
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
    // The next letter tries again, and so does a line of the panel.
    retry: false,
  });
};

/** The best of each kind, and how many there are. */
export const bestResultsQuery = (q: string) =>
  queryOptions({
    queryKey: [...searchKeys.best, 'results', q],
    queryFn: ({ signal }) => api.search({ q, limit: bestLimit }, { signal }),
    enabled: q !== '',
  });

/** All companies that are found, the best first, each with its connection. */
export const foundCompaniesQuery = (q: string) =>
  pagesOptions<DirectoryEntry>([...searchKeys.companies, q], (page) => api.users.search(q, page));

/** All products that are found, the best first. */
export const foundProductsQuery = (q: string) =>
  pagesOptions<Product>([...searchKeys.products, q], (page) => api.products.search(q, page));

/** All requests that are found, the best first. */
export const foundRequestsQuery = (q: string) =>
  pagesOptions<PurchaseRequest>([...searchKeys.requests, q], (page) => api.requests.search(q, page));
