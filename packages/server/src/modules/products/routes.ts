import { defaultPageRows, route, type ProductsQuery, type VendorProductsQuery } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId, requireSession } from '#http/auth.ts';
import { NotFoundError } from '#http/errors.ts';
import { writeOnce } from '#http/idempotency.ts';
import { readCursor, sendPage } from '#http/page.ts';
import { orderOf } from './order.ts';
import { toProduct, toProductRow } from './product.ts';
import { findProduct, insertProduct, listProducts, listVendorProducts, type ProductPage } from './queries.ts';

function readProductPage({
  limit = defaultPageRows,
  sort = 'newest',
  cursor,
}: Pick<ProductsQuery | VendorProductsQuery, 'limit' | 'sort' | 'cursor'>): ProductPage {
  const order = orderOf(sort);
  return { limit, order, after: readCursor(cursor, order.parsePlace) };
}

export function productRoutes(app: App, context: Context): void {
  const { db, now, newId } = context;
  app.route({
    ...route('listProducts'),
    handler: async (request, reply) => {
      const page = readProductPage(request.query);
      const rows = await listProducts(db, page, request.query.ids);
      return sendPage(reply, page, rows, page.order.placeOf).map(toProduct);
    },
  });

  app.route({
    ...route('listVendorProducts'),
    handler: async (request, reply) => {
      const page = readProductPage(request.query);
      const rows = await listVendorProducts(db, request.params.vendorId, page);
      return sendPage(reply, page, rows, page.order.placeOf).map(toProduct);
    },
  });

  app.route({
    ...route('getProduct'),
    handler: async (request) => {
      const row = await findProduct(db, request.params.id);
      if (!row) throw new NotFoundError('There is no product with this id.');
      return toProduct(row);
    },
  });

  app.route({
    ...route('createProduct'),
    handler: async (request, reply) => {
      const { companyId: vendorId } = requireSession(request);
      if (request.body.vendorId !== undefined) requireOwnId(request, request.body.vendorId);
      const added = await writeOnce(context, request, async (trx) => {
        const row = toProductRow(request.body, { id: newId(), vendorId, createdAt: now() });
        const product = toProduct(await insertProduct(trx, row));
        return { message: 'Product added successfully!', product };
      });
      return reply.code(201).send(added);
    },
  });
}
