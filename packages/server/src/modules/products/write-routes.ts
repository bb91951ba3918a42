import { maxUnits, route, type ActivityAction, type ChangeStock, type Product } from '@guildhall/contract';
import { toRupees } from '@guildhall/contract/money';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId, requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { BadRequestError, NotFoundError, StockError } from '#http/errors.ts';
import { refuseOutdated } from '#http/outdated.ts';
import { are } from '#modules/are.ts';
import { linkImages } from '#modules/files/links.ts';
import { requireOwnProduct } from './own-product.ts';
import { findPriceBreakErrors } from './price-breaks.ts';
import { toProduct, toProductChanges, toProductRow } from './product.ts';
import { insertProduct, lockProduct, updateProduct } from './queries.ts';
import { insertStockChanges } from './stock.ts';

function refusePriceBreaks(...product: Parameters<typeof findPriceBreakErrors>): void {
  const errors = findPriceBreakErrors(...product);
  if (Object.keys(errors).length > 0) throw new BadRequestError(errors);
}

/** The stock after a change. Throws BadRequestError when the change is none or raises it too far. */
function stockAfter(before: number, { change, quantity }: ChangeStock): number {
  if ((change === undefined) === (quantity === undefined))
    throw new BadRequestError({ change: 'Give either Change or Quantity.' });
  const after = quantity ?? before + change!;
  // A cancelled order may have given back more than there is room for.
  if (after > maxUnits && after > before)
    throw new BadRequestError({ change: `The stock may be at most ${maxUnits}.` });
  return after;
}

/** Adding and changing products. */
export function productWriteRoutes(app: App, context: Context): void {
  const { db, now, newId } = context;

  app.route({
    ...route('createProduct'),
    handler: async (request, reply) => {
      const { companyId: vendorId } = requireSession(request);
      if (request.body.vendorId !== undefined) requireOwnId(request, request.body.vendorId);
      refusePriceBreaks(request.body);
      const added = await runCommand(context, request, async ({ trx, record }) => {
        const { images = [] } = request.body;
        const id = newId();
        const row = toProductRow(request.body, { id, vendorId, createdAt: now() });
        if (images.length > 0)
          await linkImages(trx, { companyId: vendorId, subject: `product:${id}`, images });
        const product = toProduct(await insertProduct(trx, row));
        await record('product.added', id);
        return { message: 'Product added successfully!', product };
      });
      return reply.code(201).send(added);
    },
  });

  app.route({
    ...route('updateProduct'),
    handler: async (request) => {
      const { id, vendorId } = await requireOwnProduct(db, request, request.params.id);
      const { version, ...changes } = request.body;
      return runCommand(context, request, async ({ trx, record }) => {
        const stored = await lockProduct(trx, id, vendorId);
        if (!stored) throw new NotFoundError();
        // The column of the price is named for its unit.
        const fieldVersions = { ...stored.fieldVersions, price: stored.fieldVersions['price_paise'] ?? 1 };
        await refuseOutdated(changes, version, fieldVersions, () => requireOwnProduct(trx, request, id));
        const breaks = stored.priceBreaks.map(({ from, price }) => ({ from, price: toRupees(price) }));
        refusePriceBreaks(
          { ...stored, price: toRupees(stored.price), priceBreaks: breaks, ...changes },
          { keepsBreaks: changes.priceBreaks === undefined },
        );
        if (changes.images)
          await linkImages(trx, { companyId: vendorId, subject: `product:${id}`, images: changes.images });
        const product = toProduct(await updateProduct(trx, id, toProductChanges(changes, now())));
        await record('product.updated', id);
        return { message: 'Product updated successfully!', product };
      });
    },
  });

  /** Archives or restores a product. One that is so already stays as it is. */
  async function setStatus(
    request: FastifyRequest,
    id: string,
    status: Product['status'],
    action: ActivityAction,
  ) {
    const { vendorId } = await requireOwnProduct(db, request, id);
    return runCommand(context, request, async ({ trx, record, keep }) => {
      const stored = await lockProduct(trx, id, vendorId);
      if (!stored) throw new NotFoundError();
      if (stored.status === status) {
        keep();
        return requireOwnProduct(trx, request, id);
      }
      const product = toProduct(await updateProduct(trx, id, { status, updated_at: now() }));
      await record(action, id);
      return product;
    });
  }

  app.route({
    ...route('archiveProduct'),
    handler: async (request) => ({
      message: 'Product archived.',
      product: await setStatus(request, request.params.id, 'archived', 'product.archived'),
    }),
  });

  app.route({
    ...route('restoreProduct'),
    handler: async (request) => ({
      message: 'Product restored.',
      product: await setStatus(request, request.params.id, 'active', 'product.restored'),
    }),
  });

  app.route({
    ...route('changeStock'),
    handler: async (request) => {
      const { memberId } = requireSession(request);
      const { id, vendorId } = await requireOwnProduct(db, request, request.params.id);
      return runCommand(context, request, async ({ trx, record }) => {
        const stored = await lockProduct(trx, id, vendorId);
        if (!stored) throw new NotFoundError();
        const { stockQuantity: before } = stored;
        const quantity = stockAfter(before, request.body);
        if (quantity < 0)
          throw new StockError(
            `Only ${before} ${are(before)} in stock.`,
            await requireOwnProduct(trx, request, id),
          );
        const product = toProduct(
          await updateProduct(trx, id, { stock_quantity: quantity, updated_at: now() }),
        );
        const line = { id: newId(), productId: id, change: quantity - before, quantity };
        await insertStockChanges(trx, { memberId, reason: request.body.reason, at: now() }, [line]);
        await record('product.stock-changed', id);
        return { message: 'Stock updated successfully!', product };
      });
    },
  });
}
