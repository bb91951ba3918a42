import { defaultPageRows, defaultSearchResults, route, type SearchPageQuery } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { readCursor, sendPage } from '#http/page.ts';
import { toProduct } from '#modules/products/product.ts';
import { toRequest } from '#modules/requests/request.ts';
import { parsePlace } from './place.ts';
import { findNearWords, searchCompanies, searchProducts, searchRequests } from './queries.ts';
import { textQuery, wordsOf } from './text-query.ts';

const placeOf = ({ place }: { place: string }) => place;
const countOf = ([first]: readonly { found: number }[]) => first?.found ?? 0;

export function searchRoutes(app: App, { db }: Context): void {
  const toQueries = async (q: string) => {
    const words = wordsOf(q);
    const near = await findNearWords(db, words);
    return { text: textQuery(words, near), exact: textQuery(words, new Map()) };
  };
  const toSearch = async ({ q, limit = defaultPageRows, cursor }: SearchPageQuery) => ({
    after: readCursor(cursor, parsePlace),
    ...(await toQueries(q)),
    // One more shows whether there is a next page.
    limit: limit + 1,
  });
  const toPage = ({ limit = defaultPageRows }: SearchPageQuery) => ({ limit });

  app.route({
    ...route('search'),
    handler: async (request) => {
      const { q, limit = defaultSearchResults } = request.query;
      const search = { ...(await toQueries(q)), limit };
      const [companies, products, requests] = await Promise.all([
        searchCompanies(db, search, request.session?.companyId ?? null),
        searchProducts(db, search),
        searchRequests(db, search),
      ]);
      return {
        companies,
        products: products.map(toProduct),
        requests: requests.map(toRequest),
        found: { companies: countOf(companies), products: countOf(products), requests: countOf(requests) },
      };
    },
  });

  app.route({
    ...route('searchCompanies'),
    handler: async (request, reply) => {
      const search = await toSearch(request.query);
      const rows = await searchCompanies(db, search, request.session?.companyId ?? null);
      return sendPage(reply, toPage(request.query), rows, placeOf);
    },
  });

  app.route({
    ...route('searchProducts'),
    handler: async (request, reply) => {
      const rows = await searchProducts(db, await toSearch(request.query));
      return sendPage(reply, toPage(request.query), rows, placeOf).map(toProduct);
    },
  });

  app.route({
    ...route('searchRequests'),
    handler: async (request, reply) => {
      const rows = await searchRequests(db, await toSearch(request.query));
      return sendPage(reply, toPage(request.query), rows, placeOf).map(toRequest);
    },
  });
}
