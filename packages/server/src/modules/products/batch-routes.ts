import { route, undoDays } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { NotFoundError } from '#http/errors.ts';
import { findForeignPictures, linkImagesOfMany } from '#modules/files/links.ts';
import { findBatch, insertBatch, markUndone } from './batch-rows.ts';
import {
  changeProducts,
  findUsedProducts,
  limitStatements,
  lockBatchProducts,
  restoreProducts,
} from './batches.ts';
import { changesOf } from './bulk.ts';
import { lockProducts } from './queries.ts';

/** Products in a response that were left as they were. */
const maxLeftOut = 100;

const count = (products: number) => (products === 1 ? '1 product' : `${products} products`);

type Touched = Record<'isChanged' | 'isRestocked' | 'isMoved', boolean>;

/** Why a product of a batch stays as it is now; undefined when nobody has touched it. */
function touchedSince({ isChanged, isRestocked, isMoved }: Touched): string | undefined {
  if (isChanged) return 'It has been changed since.';
  if (isRestocked) return 'Its stock has changed since.';
  return isMoved ? 'It has been archived or restored since.' : undefined;
}

/** Changing many products in one go, and taking that back. */
export function batchRoutes(app: App, context: Context): void {
  const { db, dbWithoutTimeout, now, newId } = context;

  app.route({
    ...route('changeProducts'),
    handler: async (request) => {
      const { companyId, memberId } = requireSession(request);
      const { change } = request.body;
      const ids = [...new Set(request.body.ids)];
      return runCommand(context, request, async ({ trx, record }) => {
        const stored = await lockProducts(trx, ids, companyId);
        if (stored.length < ids.length) throw new NotFoundError('Your company has no product with this id.');
        const changes = stored.map(({ id, name, ...product }) => ({
          id,
          name,
          columns: changesOf(product, change),
        }));
        const rows = changes.flatMap(({ id, columns }) =>
          typeof columns === 'string' || Object.keys(columns).length === 0
            ? []
            : [{ id, columns, logId: newId() }],
        );
        const leftOut = changes
          .flatMap(({ id, name, columns }) =>
            typeof columns === 'string' ? [{ id, name, reason: columns }] : [],
          )
          .slice(0, maxLeftOut);
        const batchId = rows.length > 0 ? newId() : null;
        if (batchId !== null) {
          const batch = { id: batchId, company_id: companyId, member_id: memberId, created_at: now() };
          await insertBatch(trx, { ...batch, kind: 'change' });
          await changeProducts(trx, batchId, rows, { memberId, reason: 'Changed', at: now() });
        }
        await record('products.changed', batchId ?? companyId);
        return { message: `${count(rows.length)} changed.`, batchId, changed: rows.length, leftOut };
      });
    },
  });

  app.route({
    ...route('undoBatch'),
    handler: async (request) => {
      const { companyId, memberId } = requireSession(request);
      const { id } = request.params;
      const batch = await findBatch(db, id, companyId, now());
      if (!batch)
        throw new NotFoundError(`Your company has made no change with this id in the last ${undoDays} days.`);
      const nothing = { message: 'This has been taken back already.', changed: 0, leftOut: [] };
      if (batch.undoneAt) return nothing;
      // An import may have added more products than one statement changes within the usual time.
      return runCommand({ ...context, db: dbWithoutTimeout }, request, async ({ trx, at, record, keep }) => {
        await limitStatements(trx);
        if (!(await markUndone(trx, id, at))) {
          keep();
          return nothing;
        }
        const products = await lockBatchProducts(trx, id);
        const added = products.filter(({ isAdded }) => isAdded);
        const used = await findUsedProducts(
          trx,
          added.map((product) => product.id),
        );
        const pictures = products.flatMap((each) =>
          each.images ? [{ id: each.id, images: each.images }] : [],
        );
        const withoutFiles = await findForeignPictures(trx, companyId, pictures);
        const reasonOf = (product: (typeof products)[number]) =>
          touchedSince(product) ??
          (used.has(product.id) ? 'A deal uses it.' : undefined) ??
          (withoutFiles.has(product.id) ? 'Its earlier images have been deleted.' : undefined);
        const untouched = products.filter((product) => reasonOf(product) === undefined);
        const leftOut = products.flatMap((product) => {
          const reason = reasonOf(product);
          return reason === undefined ? [] : [{ id: product.id, name: product.name, reason }];
        });
        const rows = untouched.map((product) => ({ id: product.id, logId: newId() }));
        await restoreProducts(trx, id, rows, { memberId, reason: 'Taken back', at });
        const restored = new Set(untouched.map((product) => product.id));
        await linkImagesOfMany(
          trx,
          companyId,
          pictures.filter((product) => restored.has(product.id)),
        );
        // Last, because it locks the member, whose log-in waits for that.
        await record('products.change-undone', id);
        const sentence =
          rows.length === 1 ? '1 product is as it was.' : `${rows.length} products are as they were.`;
        return { message: sentence, changed: rows.length, leftOut: leftOut.slice(0, maxLeftOut) };
      });
    },
  });
}
