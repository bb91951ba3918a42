import { maxSavedProducts, route, type SavedProduct } from '@guildhall/contract';
import { toRupees } from '@guildhall/contract/money';
import type { Context } from '#context.ts';
import { lockKey } from '#db/lock.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId, requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { LimitError, NotFoundError } from '#http/errors.ts';
import { readPage, sendPage } from '#http/page.ts';
import { toProduct, type StoredProduct } from '#modules/products/product.ts';
import { deleteSaved, findSaved, insertSaved, listSaved, listSavedIds, type SavedRow } from './queries.ts';

const toSaved = ({
  savedId: _id,
  productId,
  savedName,
  netPaise,
  inStock,
  savedAt,
  ...product
}: SavedRow): SavedProduct => ({
  // After a left join all its columns are null together.
  product: product.id === null ? null : toProduct(product as StoredProduct),
  productId,
  name: savedName,
  netPrice: toRupees(netPaise),
  inStock,
  savedAt: savedAt.toISOString(),
});

export function savedRoutes(app: App, context: Context): void {
  const { db, now, newId } = context;

  app.route({
    ...route('listSaved'),
    handler: async (request, reply) => {
      const { companyId } = requireOwnId(request, request.params.id);
      const page = readPage(request.query);
      const rows = await listSaved(db, companyId, page);
      return sendPage(reply, page, rows, ({ savedId }) => savedId).map(toSaved);
    },
  });

  app.route({
    ...route('listSavedIds'),
    handler: (request) => listSavedIds(db, requireOwnId(request, request.params.userId).companyId),
  });

  app.route({
    ...route('saveProduct'),
    handler: async (request, reply) => {
      const { companyId } = requireSession(request);
      const { productId } = request.body;
      const message = 'Product saved for later.';
      let status: 200 | 201 = 201;
      const answer = await runCommand(context, request, async ({ trx, record, keep }) => {
        await lockKey(trx, `saved:${companyId}`);
        const before = await findSaved(trx, companyId, productId);
        if (before) {
          status = 200;
          keep();
          return { message, saved: toSaved(before) };
        }
        if ((await listSavedIds(trx, companyId)).length >= maxSavedProducts)
          throw new LimitError(`No more than ${maxSavedProducts} products can be saved. Remove one first.`);
        await insertSaved(trx, { id: newId(), companyId, productId, at: now() });
        const saved = await findSaved(trx, companyId, productId);
        if (!saved) throw new NotFoundError('There is no product with this id.');
        await record('product.saved', productId);
        return { message, saved: toSaved(saved) };
      });
      return reply.code(status).send(answer);
    },
  });

  app.route({
    ...route('unsaveProduct'),
    handler: async (request) => {
      const { companyId } = requireSession(request);
      const { id: productId } = request.params;
      const message = 'Product removed from saved.';
      return runCommand(context, request, async ({ trx, record, keep }) => {
        if (await deleteSaved(trx, companyId, productId)) await record('product.unsaved', productId);
        else keep();
        return { message };
      });
    },
  });
}
