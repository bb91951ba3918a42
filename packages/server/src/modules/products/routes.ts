import {
  defaultPageRows,
  route,
  type PageQuery,
  type ProductFacetsQuery,
  type ProductsQuery,
} from '@guildhall/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId, requireSession } from '#http/auth.ts';
import { NotFoundError } from '#http/errors.ts';
import { createListPages } from '#http/list-page.ts';
import { readCursor, readPage, sendPage } from '#http/page.ts';
import { understand } from '#modules/search/understand.ts';
import { createBlockCache } from '#modules/blocks/block-cache.ts';
import type { ProductFilters } from './filters.ts';
import { orderOf, type ProductSort } from './order.ts';
import { requireOwnProduct } from './own-product.ts';
import { toProduct } from './product.ts';
import {
  countProducts,
  findProduct,
  listInventory,
  listProducts,
  listVendorProducts,
  type ProductPage,
} from './queries.ts';
import { listStockChanges } from './stock.ts';

function readProductPage({
  limit = defaultPageRows,
  sort = 'newest',
  cursor,
}: PageQuery & { sort?: ProductSort }): ProductPage {
  const order = orderOf(sort);
  return { limit, order, after: readCursor(cursor, order.parsePlace) };
}

export function productRoutes(app: App, context: Context): void {
  const { db } = context;
  const sendList = createListPages(context, 'product-change', createBlockCache(context));
  const readWords = async (q = ''): Promise<ProductFilters['words']> =>
    q.trim() === '' ? undefined : (await understand(db, q)).products;
  const readFilters = async (
    request: FastifyRequest,
    { q, connected, ...choices }: ProductFacetsQuery | ProductsQuery,
  ): Promise<ProductFilters> => ({
    ...choices,
    words: await readWords(q),
    ...(connected && { connectedTo: requireSession(request).companyId }),
  });

  app.route({
    ...route('listProducts'),
    handler: (request, reply) => {
      const read = async (viewer: string | null) => {
        const page = { ...readProductPage(request.query), viewer };
        const { ids, ...query } = request.query;
        const rows = await listProducts(db, page, await readFilters(request, query), ids);
        return sendPage(reply, page, rows, page.order.placeOf).map(toProduct);
      };
      return sendList(request, reply, { key: 'all', read });
    },
  });

  app.route({
    ...route('listProductFacets'),
    handler: async (request) =>
      countProducts(db, await readFilters(request, request.query), request.session?.companyId ?? null),
  });

  app.route({
    ...route('listVendorProducts'),
    handler: (request, reply) => {
      const { vendorId } = request.params;
      const read = async (viewer: string | null) => {
        const page = { ...readProductPage(request.query), viewer };
        const rows = await listVendorProducts(db, vendorId, page);
        return sendPage(reply, page, rows, page.order.placeOf).map(toProduct);
      };
      return sendList(request, reply, { key: vendorId, read });
    },
  });

  app.route({
    ...route('listInventory'),
    handler: async (request, reply) => {
      const { companyId } = requireOwnId(request, request.params.vendorId);
      const page = readProductPage(request.query);
      const { q, status = 'active', low } = request.query;
      const rows = await listInventory(db, companyId, page, { status, low, words: await readWords(q) });
      return sendPage(reply, page, rows, page.order.placeOf).map(toProduct);
    },
  });

  app.route({
    ...route('getProduct'),
    handler: async (request) => {
      const row = await findProduct(db, request.params.id, request.session?.companyId ?? null);
      if (!row) throw new NotFoundError('There is no product with this id.');
      return toProduct(row);
    },
  });

  app.route({
    ...route('listStockChanges'),
    handler: async (request, reply) => {
      const { id } = await requireOwnProduct(db, request, request.params.id);
      const page = readPage(request.query);
      const rows = sendPage(reply, page, await listStockChanges(db, id, page), (row) => row.id);
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
    },
  });
}
