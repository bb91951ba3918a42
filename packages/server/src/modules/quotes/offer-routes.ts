import { maxOffers, route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { runCommand } from '#http/command.ts';
import { LimitError, OutdatedError } from '#http/errors.ts';
import { postCard } from '#modules/chat/post-card.ts';
import { updateRequest } from '#modules/requests/queries.ts';
import { otherParty } from './life-cycle.ts';
import {
  lockDeal,
  partiesOf,
  publishQuote,
  readQuote,
  refuseImpossible,
  requireNoteRoom,
  requireSide,
  requireUnblocked,
  storeOffer,
} from './negotiation.ts';
import { findLastOffer } from './offers.ts';
import { insertNote } from './notes.ts';
import { updateQuote } from './queries.ts';
import { readTerms } from './terms.ts';

/** What both sides add to a quote: offers and notes. */
export function offerRoutes(app: App, context: Context): void {
  const { now, newId } = context;

  app.route({
    ...route('makeOffer'),
    handler: async (request, reply) => {
      const { id } = request.params;
      const { offer, after, requestVersion } = request.body;
      const offered = await runCommand(context, request, async ({ trx, at, record }) => {
        const side = await requireSide(trx, request, id, ['client', 'vendor']);
        const { party, companyId, memberId } = side;
        await requireUnblocked(trx, side);
        const deal = await lockDeal(trx, side, id, at);
        const { quote, request: asked } = deal;
        const readCurrent = () => readQuote({ db: trx, now }, id, companyId);
        await refuseImpossible(party === 'vendor' ? 'offer' : 'counter', deal, after, readCurrent);
        if (requestVersion !== undefined && requestVersion !== asked.version)
          throw new OutdatedError(await readCurrent());
        const { offerCount, requestId, vendorId, clientId } = quote;
        if (offerCount >= maxOffers) throw new LimitError(`A quote has at most ${maxOffers} offers.`);
        const before = await findLastOffer(trx, id);
        const knownLines = new Set(before?.lines.map((line) => line.id));
        const named = [asked.productId, ...(before?.lines ?? []).map(({ productId }) => productId)];
        const knownProducts = new Set(named.filter((productId) => productId !== null));
        const of = { by: party, companyId, vendorId, quoteId: id };
        const author = { ...of, knownLines, knownProducts, now: at, newId };
        const terms = await readTerms(trx, offer, author);
        const made = { quoteId: id, number: offerCount + 1, by: party, memberId, at };
        await updateQuote(trx, id, await storeOffer(trx, terms, made), { place: newId(), at });
        if (offerCount === 0) await updateRequest(trx, requestId, { quote_count: asked.quoteCount + 1 });
        await publishQuote(trx, { clientId, vendorId, requestId, quoteId: id }, companyId);
        await record('quote.offered', id, side.right);
        await postCard(trx, {
          id: newId(),
          from: companyId,
          to: party === 'client' ? vendorId : clientId,
          what: `Offer ${made.number}`,
          card: { type: 'quote', id, title: asked.title },
          at,
        });
        return { message: 'Offer sent successfully!', quote: await readCurrent() };
      });
      return reply.code(201).send(offered);
    },
  });

  app.route({
    ...route('addNote'),
    handler: async (request, reply) => {
      const { id } = request.params;
      const noted = await runCommand(context, request, async ({ trx, at, record }) => {
        const side = await requireSide(trx, request, id, partiesOf('note'));
        const { party, companyId, memberId } = side;
        await requireUnblocked(trx, side);
        const deal = await lockDeal(trx, side, id, at);
        const readCurrent = () => readQuote({ db: trx, now }, id, companyId);
        await refuseImpossible('note', deal, undefined, readCurrent);
        requireNoteRoom(deal.quote);
        const { status, requestId, clientId, vendorId } = deal.quote;
        await insertNote(trx, {
          id: newId(),
          quoteId: id,
          by: party,
          memberId,
          text: request.body.text,
          at,
        });
        // While it is negotiated, who is asked has to answer.
        const turn = status === 'open' ? { waits_for: otherParty(party) } : {};
        await updateQuote(trx, id, turn, { place: newId(), at });
        await publishQuote(trx, { clientId, vendorId, requestId, quoteId: id }, companyId);
        await record('quote.noted', id, side.right);
        return { message: 'Note sent successfully!', quote: await readCurrent() };
      });
      return reply.code(201).send(noted);
    },
  });
}
