import { defaultPageRows, defaultSearchResults, route, type SearchPageQuery } from '@guildhall/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { readCursor, sendPage } from '#http/page.ts';
import { toProduct } from '#modules/products/product.ts';
import { toRequest } from '#modules/requests/request.ts';
import { findNearest } from './nearest.ts';
import { parsePlace } from './place.ts';
import { isAnyFound, searchCompanies, searchProducts, searchRequests, type Search } from './queries.ts';
import { understand, type Meaning } from './understand.ts';

const placeOf = ({ place }: { place: string }) => place;
const countOf = ([first]: readonly { found: number }[]) => first?.found ?? 0;

const isRespelt = (one: Meaning, other: Meaning) =>
  one.products.text !== other.products.text || one.others.text !== other.others.text;

export function searchRoutes(app: App, { db }: Context): void {
  /** The best of each kind. */
  const findAll = async ({ products, others }: Meaning, limit: number, me: string | null) => {
    const [companies, found, requests] = await Promise.all([
      searchCompanies(db, { ...others, limit }, me),
      searchProducts(db, { ...products, limit }, me),
      searchRequests(db, { ...others, limit }, me),
    ]);
    return {
      isEmpty: companies.length + found.length + requests.length === 0,
      companies,
      products: found,
      requests,
    };
  };

  /** The rows of a page, and one more if there is a next page. What is found in no kind is respelt, as in `search`. */
  const findPage = async <Row>(
    request: FastifyRequest & { query: SearchPageQuery },
    kind: 'products' | 'others',
    search: (db: Context['db'], search: Search, me: string | null) => Promise<Row[]>,
  ) => {
    const { q, limit = defaultPageRows, cursor } = request.query;
    const me = request.session?.companyId ?? null;
    const after = readCursor(cursor, parsePlace);
    const findBy = (meaning: Meaning) => search(db, { ...meaning[kind], after, limit: limit + 1 }, me);
    const meaning = await understand(db, q);
    const rows = await findBy(meaning);
    if (rows.length > 0 || (await isAnyFound(db, meaning, me))) return rows;
    const respelt = await understand(db, q, { respellAll: true });
    return isRespelt(meaning, respelt) ? findBy(respelt) : rows;
  };
  const toPage = ({ limit = defaultPageRows }: SearchPageQuery) => ({ limit });

  app.route({
    ...route('search'),
    handler: async (request) => {
      const { q, limit = defaultSearchResults } = request.query;
      const me = request.session?.companyId ?? null;
      let meaning = await understand(db, q);
      let results = await findAll(meaning, limit, me);
      if (results.isEmpty) {
        const strict = meaning;
        meaning = await understand(db, q, { respellAll: true });
        if (isRespelt(strict, meaning)) results = await findAll(meaning, limit, me);
      }
      const { isEmpty, companies, products, requests } = results;
      const nearest = isEmpty ? await findNearest(db, meaning.missed, me) : [];
      return {
        companies,
        products: products.map(toProduct),
        requests: requests.map(toRequest),
        found: { companies: countOf(companies), products: countOf(products), requests: countOf(requests) },
        nearest: nearest.map(toProduct),
      };
    },
  });

  app.route({
    ...route('searchCompanies'),
    handler: async (request, reply) => {
      const rows = await findPage(request, 'others', searchCompanies);
      return sendPage(reply, toPage(request.query), rows, placeOf);
    },
  });

  app.route({
    ...route('searchProducts'),
    handler: async (request, reply) => {
      const rows = await findPage(request, 'products', searchProducts);
      return sendPage(reply, toPage(request.query), rows, placeOf).map(toProduct);
    },
  });

  app.route({
    ...route('searchRequests'),
    handler: async (request, reply) => {
      const rows = await findPage(request, 'others', searchRequests);
      return sendPage(reply, toPage(request.query), rows, placeOf).map(toRequest);
    },
  });
}
