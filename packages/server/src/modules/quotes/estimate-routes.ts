import { route, type RequestEstimate } from '@guildhall/contract';
import { sql } from 'kysely';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId, requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { BadRequestError, NotFoundError } from '#http/errors.ts';
import { lockUnblocked } from '#modules/blocks/queries.ts';
import { postCard } from '#modules/chat/post-card.ts';
import { refusePastNeed } from '#modules/company-zone.ts';
import { uuid } from '#db/uuid.ts';
import { insertRequest } from '#modules/requests/queries.ts';
import { toRequest } from '#modules/requests/request.ts';
import {
  findEstimatedProduct,
  listOpenEstimates,
  lockEstimates,
  requireEstimateRoom,
  toEstimateRow,
} from './estimates.ts';
import { publishQuote, readQuote } from './negotiation.ts';
import { insertNote } from './notes.ts';
import { insertQuote } from './queries.ts';
import { toQuoteRow } from './rows.ts';

/** Refuses a quantity that the product is not sold in. */
function refuseQuantity({ quantity }: RequestEstimate, minimumOrder: number): void {
  if (!Number.isInteger(quantity))
    throw new BadRequestError({ quantity: 'Quantity must be a whole number.' });
  if (quantity < minimumOrder)
    throw new BadRequestError({ quantity: `Quantity must be at least ${minimumOrder}.` });
}

/** Asking the vendor of a product for a quote: a request to it alone, with a quote that is empty. */
export function estimateRoutes(app: App, context: Context): void {
  const { db, now, newId } = context;

  app.route({
    ...route('listOpenEstimates'),
    handler: (request) => listOpenEstimates(db, requireOwnId(request, request.params.userId).companyId),
  });

  app.route({
    ...route('requestEstimate'),
    handler: async (request, reply) => {
      const { companyId: clientId, memberId } = requireSession(request);
      const { productId, neededBy, note = '' } = request.body;
      const asked = await runCommand(context, request, async ({ trx, at, record }) => {
        await lockEstimates(trx, clientId);
        const noSuchProduct = new NotFoundError('There is no product with this id.');
        const vendor = sql<string>`(select vendor_id from products where id = ${uuid(productId)})`;
        if (!(await lockUnblocked(trx, clientId, vendor))) throw noSuchProduct;
        // Locked, so that of two calls at once the second finds the request of the first.
        const product = await findEstimatedProduct(trx, productId);
        if (!product) throw noSuchProduct;
        const { vendorId, minimumOrder } = product;
        if (vendorId === clientId)
          throw new BadRequestError({ productId: 'A company cannot ask itself for an estimate.' });
        refuseQuantity(request.body, minimumOrder);
        if (neededBy) await refusePastNeed(trx, clientId, neededBy, at);
        await requireEstimateRoom(trx, clientId, productId);
        const [id, quoteId] = [newId(), newId()];
        const row = await insertRequest(
          trx,
          toEstimateRow(request.body, product, { id, clientId, createdAt: at }),
        );
        const ids = { clientId, vendorId, requestId: id };
        await insertQuote(trx, toQuoteRow({ id: quoteId, ...ids, waitsFor: 'vendor', at }));
        if (note.trim() !== '')
          await insertNote(trx, { id: newId(), quoteId, by: 'client', memberId, text: note, at });
        await publishQuote(trx, { ...ids, quoteId }, clientId);
        await record('estimate.requested', id);
        await postCard(trx, {
          id: newId(),
          from: clientId,
          to: vendorId,
          what: 'Estimate requested',
          card: { type: 'quote', id: quoteId, title: product.name },
          at,
        });
        return {
          message: 'Estimate requested successfully!',
          request: toRequest(row),
          quote: await readQuote({ db: trx, now }, quoteId, clientId),
        };
      });
      return reply.code(201).send(asked);
    },
  });
}
