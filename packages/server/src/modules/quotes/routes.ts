import { route, type NewQuote } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { Database } from '#db/schema.ts';
import type { App } from '#http/app-type.ts';
import { requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import {
  BadRequestError,
  ConflictError,
  ExpiredError,
  ForbiddenError,
  NotFoundError,
  OutdatedError,
} from '#http/errors.ts';
import { readPage, sendPage } from '#http/page.ts';
import { lockUnblocked } from '#modules/blocks/queries.ts';
import { postCard } from '#modules/chat/post-card.ts';
import { uuid } from '#db/uuid.ts';
import { findRequest, lockRequest, readRequest, updateRequest } from '#modules/requests/queries.ts';
import { toRequest } from '#modules/requests/request.ts';
import type { Kysely } from 'kysely';
import { publishQuote, readQuote, storeOffer } from './negotiation.ts';
import { hasQuote, insertQuote, listRequestQuotes, updateQuote } from './queries.ts';
import { insertNote } from './notes.ts';
import { toQuoteSummary } from './quote.ts';
import { toQuoteRow } from './rows.ts';
import { readTerms } from './terms.ts';

const noSuchRequest = () => new NotFoundError('There is no request with this id.');

/** Reading quotes, and beginning one. */
export function quoteRoutes(app: App, context: Context): void {
  const { db, now, newId } = context;

  app.route({
    ...route('getQuote'),
    handler: (request) => readQuote(context, request.params.id, requireSession(request).companyId),
  });

  app.route({
    ...route('listRequestQuotes'),
    handler: async (request, reply) => {
      const { companyId } = requireSession(request);
      const { requestId } = request.params;
      if (!(await findRequest(db, requestId, companyId))) throw noSuchRequest();
      const page = readPage(request.query);
      const rows = await listRequestQuotes(db, requestId, companyId, page);
      const at = now();
      return sendPage(reply, page, rows, ({ id }) => id).map((row) => toQuoteSummary(row, at));
    },
  });

  /** Locks a request on which a vendor begins to quote. Throws when it takes no quote of this vendor. */
  async function lockForQuote(
    trx: Kysely<Database>,
    { requestId, requestVersion }: NewQuote,
    vendorId: string,
  ) {
    const locked = await lockRequest(trx, requestId);
    const isForOthers = locked?.vendorId !== null && locked?.vendorId !== vendorId;
    if (!locked || locked.clientStatus !== 'active' || isForOthers) throw noSuchRequest();
    const readCurrent = async () => toRequest(await readRequest(trx, requestId));
    if (locked.status !== 'open')
      throw new ConflictError('The request is closed.', undefined, await readCurrent());
    if (await hasQuote(trx, requestId, vendorId))
      throw new ConflictError('You have a quote on this request already.', undefined, await readCurrent());
    if (locked.closesAt !== null && locked.closesAt < now())
      throw new ExpiredError('This request takes no new quotes any more.', await readCurrent());
    if (requestVersion !== undefined && requestVersion !== locked.version)
      throw new OutdatedError(await readCurrent());
    return locked;
  }

  app.route({
    ...route('createQuote'),
    handler: async (request, reply) => {
      const { companyId: vendorId, memberId } = requireSession(request);
      const { requestId, offer, note = '' } = request.body;
      if (!offer && note.trim() === '') throw new BadRequestError({ offer: 'Give an Offer or a Note.' });
      const changed = await runCommand(context, request, async ({ trx, at, record }) => {
        const found = await findRequest(trx, requestId, vendorId);
        if (!found) throw noSuchRequest();
        if (found.clientId === vendorId)
          throw new ForbiddenError('A company cannot quote on its own request.');
        if (!(await lockUnblocked(trx, vendorId, uuid(found.clientId)))) throw noSuchRequest();
        const { clientId, quoteCount, title } = await lockForQuote(trx, request.body, vendorId);
        const id = newId();
        const ids = { requestId, clientId, vendorId };
        await insertQuote(trx, toQuoteRow({ id, ...ids, waitsFor: 'client', at }));
        if (offer) {
          const terms = await readTerms(trx, offer, {
            by: 'vendor',
            companyId: vendorId,
            vendorId,
            quoteId: id,
            knownLines: new Set(),
            knownProducts: new Set(),
            now: at,
            newId,
          });
          const made = { quoteId: id, number: 1, by: 'vendor', memberId, at } as const;
          await updateQuote(trx, id, await storeOffer(trx, terms, made), { place: newId(), at });
          await updateRequest(trx, requestId, { quote_count: quoteCount + 1 });
        }
        if (note.trim() !== '')
          await insertNote(trx, { id: newId(), quoteId: id, by: 'vendor', memberId, text: note, at });
        await publishQuote(trx, { ...ids, quoteId: id }, vendorId);
        await record('quote.started', id);
        await postCard(trx, {
          id: newId(),
          from: vendorId,
          to: clientId,
          what: offer ? 'Quote sent' : 'Question',
          card: { type: 'quote', id, title },
          at,
        });
        const quote = await readQuote({ db: trx, now }, id, vendorId);
        return { message: 'Quote sent successfully!', quote };
      });
      return reply.code(201).send(changed);
    },
  });
}
