import { maxNotes, type DealParty, type Quote, type Right } from '@guildhall/contract';
import { quoteRules, type QuoteAction } from '@guildhall/contract/quote-rules';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { requireRight, requireSession } from '#http/auth.ts';
import {
  ConflictError,
  ExpiredError,
  ForbiddenError,
  LimitError,
  NotFoundError,
  OutdatedError,
} from '#http/errors.ts';
import { lockUnblocked } from '#modules/blocks/queries.ts';
import { uuid } from '#db/uuid.ts';
import { publishTo } from '#modules/events/event.ts';
import { lockRequest } from '#modules/requests/queries.ts';
import { otherParty, refusalOf, stateOf } from './life-cycle.ts';
import { findQuote, findRequestId, lockQuote } from './queries.ts';
import { insertOffer } from './offers.ts';
import { toQuote } from './quote.ts';
import { afterOffer, toOfferRow, type MadeOffer, type Terms } from './rows.ts';

type Db = Kysely<Database>;

const noSuchQuote = () => new NotFoundError('There is no quote with this id.');

/** The right that a member needs to act on a side. */
const rightOf: Record<DealParty, Right> = { client: 'buy', vendor: 'sell' };

/** The side of the session's company in a quote. */
export interface Side {
  party: DealParty;
  right: Right;
  companyId: string;
  /** The company on the other side. */
  otherId: string;
  memberId: string;
  requestId: string;
}

/**
 * The side of the session's company in a quote. Throws NotFoundError for a quote of others, and ForbiddenError when the
 * member may not act on that side, or that side not do this.
 */
export async function requireSide(
  db: Db,
  request: FastifyRequest,
  id: string,
  parties: readonly DealParty[],
): Promise<Side> {
  const { companyId, memberId } = requireSession(request);
  const found = await findRequestId(db, id, companyId);
  if (!found) throw noSuchQuote();
  const party = found.clientId === companyId ? 'client' : 'vendor';
  if (!parties.includes(party))
    throw new ForbiddenError(`Only its ${otherParty(party)} may do this with a quote.`);
  const right = rightOf[party];
  requireRight(request, right);
  const otherId = party === 'client' ? found.vendorId : found.clientId;
  return { party, right, companyId, otherId, memberId, requestId: found.requestId };
}

/** Throws NotFoundError when there is a block between the two sides of a quote. To be called before anything is locked. */
export async function requireUnblocked(trx: Db, { companyId, otherId }: Side): Promise<void> {
  if (!(await lockUnblocked(trx, companyId, uuid(otherId)))) throw noSuchQuote();
}

/** A quote as the company sees it. Throws NotFoundError when it is not one of its own. */
export async function readQuote(
  { db, now }: { db: Db; now: () => Date },
  id: string,
  companyId: string,
): Promise<Quote> {
  const row = await findQuote(db, id, companyId);
  if (!row) throw noSuchQuote();
  return toQuote(row, now());
}

/** A quote and its request, locked in that order: request first. */
export async function lockDeal(trx: Db, { requestId }: Pick<Side, 'requestId'>, id: string, now: Date) {
  const request = await lockRequest(trx, requestId);
  if (!request) throw noSuchQuote();
  const quote = await lockQuote(trx, id);
  return { request, quote, state: stateOf(quote, now) };
}
export type LockedDeal = Awaited<ReturnType<typeof lockDeal>>;

/**
 * Refuses an action that was decided on an offer that is not the last, that the state does not allow, or that goes on with
 * a company that is deactivated or suspended. `readCurrent` reads the quote as it is.
 */
export async function refuseImpossible(
  action: QuoteAction,
  { request, quote, state }: LockedDeal,
  after: number | undefined,
  readCurrent: () => Promise<Quote>,
): Promise<void> {
  if (after !== undefined && after !== quote.offerCount) throw new OutdatedError(await readCurrent());
  const isActive = request.clientStatus === 'active' && quote.isVendorActive;
  const refusal = refusalOf(action, state, { isOpen: request.status === 'open', isActive });
  if (refusal === undefined) return;
  if (action === 'accept' && state === 'expired') throw new ExpiredError(refusal, await readCurrent());
  throw new ConflictError(refusal, undefined, await readCurrent());
}

/** Throws LimitError when a quote has as many notes as it can have. */
export function requireNoteRoom({ noteCount }: Pick<LockedDeal['quote'], 'noteCount'>): void {
  if (noteCount >= maxNotes) throw new LimitError(`A quote has at most ${maxNotes} notes.`);
}

/** The sides that may do something with a quote. */
export const partiesOf = (action: QuoteAction): readonly DealParty[] => quoteRules[action].by;

/** Stores the next offer of a quote. Returns what the quote shows of it. */
export async function storeOffer(trx: Db, terms: Terms, made: MadeOffer) {
  await insertOffer(trx, toOfferRow(terms, made));
  return afterOffer(terms, made);
}

/** Tells both companies of a change of their quote. */
export const publishQuote = (
  trx: Db,
  {
    clientId,
    vendorId,
    requestId,
    quoteId,
  }: Record<'clientId' | 'vendorId' | 'requestId' | 'quoteId', string>,
  companyId: string,
) => publishTo(trx, [clientId, vendorId], 'quote', { companyId, requestId, quoteId });
