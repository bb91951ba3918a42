import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { runCommand } from '#http/command.ts';
import { postCard } from '#modules/chat/post-card.ts';
import { publishTo } from '#modules/events/event.ts';
import {
  lockDeal,
  partiesOf,
  readQuote,
  refuseImpossible,
  requireSide,
} from '#modules/quotes/negotiation.ts';
import { findLastOffer } from '#modules/quotes/offers.ts';
import { passOverOthers } from '#modules/quotes/pass-over.ts';
import { updateQuote } from '#modules/quotes/queries.ts';
import { accepted } from '#modules/quotes/rows.ts';
import { readRequest, updateRequest } from '#modules/requests/queries.ts';
import { placeOrder } from './place-order.ts';
import { findOrderOfQuote } from './queries.ts';
import { readOrder } from './read-order.ts';

/** Accepting a quote, which makes an order of its last offer. */
export function acceptRoutes(app: App, context: Context): void {
  const { db, now, newId } = context;

  app.route({
    ...route('acceptQuote'),
    handler: async (request) => {
      const { id } = request.params;
      const { offer: number, keepOpen = false } = request.body;
      const side = await requireSide(db, request, id, partiesOf('accept'));
      const { companyId } = side;
      return runCommand(context, request, async ({ trx, at, record, keep }) => {
        const deal = await lockDeal(trx, side, id, at);
        const { clientId, vendorId, requestId, offerCount } = deal.quote;
        const readCurrent = () => readQuote({ db: trx, now }, id, companyId);
        const message = 'Quote accepted.';
        const known = deal.state === 'accepted' ? await findOrderOfQuote(trx, id) : undefined;
        if (known !== undefined && number === offerCount) {
          keep();
          return { message, quote: await readCurrent(), order: await readOrder(trx, known, companyId) };
        }
        await refuseImpossible('accept', deal, number, readCurrent);
        const offer = await findLastOffer(trx, id);
        const { deliveryPlace } = await readRequest(trx, requestId);
        const orderId = newId();
        const orderNumber = await placeOrder(trx, {
          id: orderId,
          quoteId: id,
          requestId,
          clientId,
          vendorId,
          deliveryPlace,
          offer: offer!,
          at,
        });
        await updateQuote(trx, id, accepted, { place: newId(), at });
        if (!keepOpen || deal.request.vendorId !== null) {
          await updateRequest(trx, requestId, { status: 'awarded' });
          await passOverOthers(trx, { requestId, chosen: id, clientId }, { newId, at });
        }
        await publishTo(trx, [clientId, vendorId], 'order', { companyId, quoteId: id, orderId });
        await record('quote.accepted', id);
        await postCard(trx, {
          id: newId(),
          from: companyId,
          to: vendorId,
          what: `Order ${orderNumber}`,
          card: { type: 'order', id, title: deal.request.title },
          at,
        });
        return { message, quote: await readCurrent(), order: await readOrder(trx, orderId, companyId) };
      });
    },
  });
}
