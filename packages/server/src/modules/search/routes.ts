import {
  defaultPageRows,
  defaultSearchResults,
  route,
  type SearchPageQuery,
  type SearchResults,
} from '@guildhall/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { createBatch } from '#db/batch.ts';
import type { App } from '#http/app-type.ts';
import { readCursor, sendPage } from '#http/page.ts';
import { lower } from '#lower.ts';
import { createBlockCache } from '#modules/blocks/block-cache.ts';
import { findRelations, viewKey, type View } from '#modules/connections/queries.ts';
import { toProduct } from '#modules/products/product.ts';
import { toRequest } from '#modules/requests/request.ts';
import { findPage, findResults, readBest } from './find.ts';
import { parsePlace } from './place.ts';
import { readCompanies, readProducts, readRequests, type Best, type Kind } from './queries.ts';
import { createResultsCache } from './results-cache.ts';

const companyOf = ({ session }: FastifyRequest) => session?.companyId ?? null;

export function searchRoutes(app: App, context: Context): void {
  const { db, bus } = context;
  const results = createResultsCache(context);
  const seesLess = createBlockCache(context);

  const findRelation = createBatch((views: readonly View[]) => findRelations(db, views), viewKey);

  const withRelations = async (bytes: Buffer, me: string): Promise<SearchResults> => {
    const seenByAll = JSON.parse(bytes.toString()) as SearchResults;
    const companies = seenByAll.companies.map(async (company) => ({
      ...company,
      ...(await findRelation({ me, other: company._id })),
    }));
    return { ...seenByAll, companies: await Promise.all(companies) };
  };

  app.route({
    ...route('search'),
    handler: async (request, reply) => {
      const { q, limit = defaultSearchResults } = request.query;
      const me = companyOf(request);
      const words = lower(q.trim());
      // A write that another node has answered may not be known here yet.
      await bus.catchUp();
      if (me !== null && (await seesLess(me))) return findResults(db, words, limit, me);
      const read = async () =>
        Buffer.from(reply.serialize(await findResults(db, words, limit, null)) as string);
      const bytes = await results.find(`${limit} ${words}`, read);
      if (me !== null) return withRelations(bytes, me);
      reply.type('application/json; charset=utf-8');
      // The types do not know a body that is serialized already.
      return bytes as never;
    },
  });

  const sendBest = async (
    request: FastifyRequest & { query: SearchPageQuery },
    reply: FastifyReply,
    kind: Kind,
  ): Promise<Best[]> => {
    const { q, limit = defaultPageRows, cursor } = request.query;
    // One more shows whether there is a next page.
    const page = { limit: limit + 1, after: readCursor(cursor, parsePlace) };
    const best = await findPage(db, kind, q, page, companyOf(request));
    return sendPage(reply, { limit }, best, ({ place }) => place);
  };

  app.route({
    ...route('searchCompanies'),
    handler: async (request, reply) =>
      readBest(await sendBest(request, reply, 'companies'), (ids) =>
        readCompanies(db, ids, companyOf(request)),
      ),
  });

  app.route({
    ...route('searchProducts'),
    handler: async (request, reply) => {
      const rows = await readBest(await sendBest(request, reply, 'products'), (ids) => readProducts(db, ids));
      return rows.map(toProduct);
    },
  });

  app.route({
    ...route('searchRequests'),
    handler: async (request, reply) => {
      const rows = await readBest(await sendBest(request, reply, 'requests'), (ids) => readRequests(db, ids));
      return rows.map(toRequest);
    },
  });
}
