import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { toProduct } from '#modules/products/product.ts';
import { toRequest } from '#modules/requests/request.ts';
import { findNearWords, searchCompanies, searchProducts, searchRequests } from './queries.ts';
import { textQuery, wordsOf } from './text-query.ts';

const defaultLimit = 5;

export function searchRoutes(app: App, { db }: Context): void {
  app.route({
    ...route('search'),
    handler: async (request) => {
      const { q, limit = defaultLimit } = request.query;
      const words = wordsOf(q);
      const near = await findNearWords(db, words);
      const search = { text: textQuery(words, near), exact: textQuery(words, new Map()), limit };
      const [companies, products, requests] = await Promise.all([
        searchCompanies(db, search, request.session?.companyId ?? null),
        searchProducts(db, search),
        searchRequests(db, search),
      ]);
      return { companies, products: products.map(toProduct), requests: requests.map(toRequest) };
    },
  });
}
