import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

export const searchKeys = { all: ['search'] as const };

/** How many results of each kind stand on the page of all results: as many as the server gives. */
export const resultsLimit = 50;
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
    queryKey: [...searchKeys.all, 'suggestions', q],
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

/** All results. */
export const resultsQuery = (text: string) => {
  const q = searchTextOf(text);
  return queryOptions({
    queryKey: [...searchKeys.all, 'results', q],
    queryFn: ({ signal }) => api.search({ q, limit: resultsLimit }, { signal }),
    enabled: q !== '',
  });
};
