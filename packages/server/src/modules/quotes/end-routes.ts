import { route, type EndQuote, type QuoteChanged } from '@guildhall/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { runCommand } from '#http/command.ts';
import { ForbiddenError } from '#http/errors.ts';
import {
  lockDeal,
  partiesOf,
  publishQuote,
  readQuote,
  refuseImpossible,
  requireSide,
} from './negotiation.ts';
import { updateQuote } from './queries.ts';
import { ended } from './rows.ts';

const endings = {
  decline: { status: 'declined', action: 'quote.declined', message: 'Quote declined.' },
  withdraw: { status: 'withdrawn', action: 'quote.withdrawn', message: 'Quote withdrawn.' },
} as const;

/** How one side ends a negotiation. */
export function endRoutes(app: App, context: Context): void {
  const { db, now, newId } = context;

  async function end(
    request: FastifyRequest & { params: { id: string }; body: EndQuote },
    ending: keyof typeof endings,
  ): Promise<QuoteChanged> {
    const { id } = request.params;
    const { after, reason = '' } = request.body;
    const { status, action, message } = endings[ending];
    const side = await requireSide(db, request, id, partiesOf(ending));
    const { party, companyId } = side;
    return runCommand(context, request, async ({ trx, at, record, keep }) => {
      const deal = await lockDeal(trx, side, id, at);
      const { quote, request: asked } = deal;
      const readCurrent = () => readQuote({ db: trx, now }, id, companyId);
      if (ending === 'decline' && party === 'vendor' && asked.vendorId === null)
        throw new ForbiddenError('Only its client may decline a quote.');
      if (quote.status === status && quote.closedBy === party) {
        keep();
        return { message, quote: await readCurrent() };
      }
      await refuseImpossible(ending, deal, after, readCurrent);
      await updateQuote(trx, id, ended(status, party, reason), { place: newId(), at });
      const { clientId, vendorId, requestId } = quote;
      await publishQuote(trx, { clientId, vendorId, requestId, quoteId: id }, companyId);
      await record(action, id, side.right);
      return { message, quote: await readCurrent() };
    });
  }

  app.route({ ...route('declineQuote'), handler: (request) => end(request, 'decline') });

  app.route({ ...route('withdrawQuote'), handler: (request) => end(request, 'withdraw') });
}
