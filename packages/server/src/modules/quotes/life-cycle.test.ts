import type { Deal, DealParty, Order, Quote, Session } from '@guildhall/contract';
import { quoteRules, type QuoteAction, type QuoteState } from '@guildhall/contract/quote-rules';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  counter,
  dayIn,
  offer,
  startDealServer,
  type DealAnswer,
  type DealServer,
} from '../../../test/negotiation.ts';

let server: DealServer;
let client: Session;
let vendor: Session;
let rival: Session;
beforeAll(async () => {
  server = await startDealServer();
  [client, vendor, rival] = [await server.company(), await server.company(), await server.company()];
});
afterAll(() => server.close());
afterEach(() => server.moveClock(0));

const accept = async (id: string, body: object = {}) =>
  (await server.done(client, ['acceptQuote', id], { offer: 1, ...body })).order;
const cancel = (order: Order) => server.step(client, order, 'cancelled', { note: 'No longer needed.' });
/** Accepts the quote of another vendor. */
const choose = async (requestId: string) => accept((await server.quote(rival, requestId)).id);

/** How a quote with an offer on a new request comes into each state, with the request open. */
const ways: Record<Exclude<QuoteState, 'new'>, (quote: Quote) => Promise<unknown>> = {
  offered: async () => {},
  expired: async () => server.moveClock(3),
  countered: ({ id }) => server.done(client, ['makeOffer', id], { offer: counter, after: 1 }),
  accepted: ({ id }) => accept(id, { keepOpen: true }),
  cancelled: async ({ id }) => cancel(await accept(id, { keepOpen: true })),
  declined: ({ id }) => server.done(client, ['declineQuote', id], { after: 1 }),
  'passed-over': async ({ requestId }) => {
    await cancel(await choose(requestId));
    await server.done(client, ['reopenRequest', requestId]);
  },
  withdrawn: ({ id }) => server.done(vendor, ['withdrawQuote', id], { after: 1 }),
};
const states = ['new', ...(Object.keys(ways) as (keyof typeof ways)[])] as const;

/** Brings a quote into a state by calls. */
async function build(state: QuoteState, isOpen: boolean): Promise<string> {
  const { id: requestId } = await server.post(client);
  let quote: Quote;
  if (state === 'new')
    ({ quote } = await server.done(vendor, ['createQuote'], { requestId, note: 'Which grade?' }));
  else {
    quote = await server.quote(vendor, requestId, {
      validUntil: state === 'expired' ? dayIn(1) : offer.validUntil,
    });
    await ways[state](quote);
  }
  if (!isOpen) await server.done(client, ['closeRequest', requestId]);
  return quote.id;
}

const read = (id: string) => server.read<Quote>(client, ['getQuote', id]);
const companyOf = (party: DealParty) => (party === 'client' ? client : vendor);

/** How many offers a quote has in each state. */
const offersIn = (state: QuoteState) => (state === 'new' ? 0 : state === 'countered' ? 2 : 1);

type Attempt = (party: DealParty, id: string, after: number) => Promise<{ status: number; body: DealAnswer }>;
/** The calls of each action. A vendor's offer and a client's are one call. */
const attempts: Record<QuoteAction, Attempt> = {
  offer: (party, id, after) => server.as(companyOf(party), ['makeOffer', id], { offer, after }),
  counter: (party, id, after) => server.as(companyOf(party), ['makeOffer', id], { offer: counter, after }),
  // Without an offer there is no number to accept.
  accept: (party, id, after) => server.as(companyOf(party), ['acceptQuote', id], { offer: after || 1 }),
  note: (party, id) => server.as(companyOf(party), ['addNote', id], { text: 'Thank you.' }),
  decline: (party, id, after) => server.as(companyOf(party), ['declineQuote', id], { after }),
  withdraw: (party, id, after) => server.as(companyOf(party), ['withdrawQuote', id], { after }),
};
const success: Record<QuoteAction, number> = {
  offer: 201,
  counter: 201,
  accept: 200,
  note: 201,
  decline: 200,
  withdraw: 200,
};
/** Asked again by the company that has done it, they answer with the present state. */
const repeated: Partial<Record<QuoteAction, QuoteState>> = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
};

/** Who makes each call, and what an action of the wrong side is. */
const tries = (Object.keys(quoteRules) as QuoteAction[]).flatMap((action) =>
  (['client', 'vendor'] as const)
    .filter(
      (party) => !(action === 'offer' && party === 'client') && !(action === 'counter' && party === 'vendor'),
    )
    .map((party) => ({ action, party })),
);

/** What the rules say of an action on a quote of the board. */
function expected(
  action: QuoteAction,
  party: DealParty,
  state: QuoteState,
  isOpen: boolean,
): [number, string?] {
  const { by, from, goesOn } = quoteRules[action];
  const isMine =
    (by as readonly DealParty[]).includes(party) && !(action === 'decline' && party === 'vendor');
  if (!isMine) return [403, 'forbidden'];
  if (repeated[action] === state) return [success[action]];
  if (action === 'accept' && state === 'new') return [409, 'outdated'];
  if (action === 'accept' && state === 'expired') return [409, 'expired'];
  if (!(from as readonly QuoteState[]).includes(state)) return [409, 'conflict'];
  return goesOn && !isOpen ? [409, 'conflict'] : [success[action]];
}

describe.each(states)('a quote that is %s', (state) => {
  test.each([
    ['open', true],
    ['closed', false],
  ])('on a request that is %s allows what the rules say, and refuses all else', async (_name, isOpen) => {
    // What is refused leaves the quote as it is, so one serves all of them.
    const refusing = await build(state, isOpen);
    const before = await read(refusing);
    const got: unknown[] = [];
    const wanted: unknown[] = [];
    for (const { action, party } of tries) {
      const outcome = expected(action, party, state, isOpen);
      const isAllowed = outcome[1] === undefined;
      if (isAllowed) server.moveClock(0);
      const id = isAllowed ? await build(state, isOpen) : refusing;
      const { status, body } = await attempts[action](party, id, offersIn(state));
      got.push([action, party, status, ...(isAllowed ? [] : [body.code])]);
      wanted.push([action, party, ...outcome]);
      if (status === 409) expect(body.current).toStrictEqual(before);
      if (isAllowed) expect(body.quote.id).toBe(id);
    }
    expect(got).toEqual(wanted);
    expect(await read(refusing)).toStrictEqual(before);
  });
});

test('an action that is repeated writes nothing again', async () => {
  for (const [action, state] of Object.entries(repeated) as [QuoteAction, QuoteState][]) {
    const id = await build(state, true);
    const { updatedAt } = await read(id);
    const { status, body } = await attempts[action](quoteRules[action].by[0], id, 1);
    expect([status, body.quote.updatedAt]).toEqual([200, updatedAt]);
  }
});

test('a vendor declines the request that was made to it alone, and its client too', async () => {
  for (const party of ['vendor', 'client'] as const) {
    const product = await server.addProduct(vendor);
    const asked = await server.done(client, ['requestEstimate'], { productId: product.id, quantity: 5 });
    const { body } = await server.as(companyOf(party), ['declineQuote', asked.quote.id], {
      after: 0,
      reason: 'No.',
    });
    expect(body.quote).toMatchObject({ status: 'declined', closedBy: party, reason: 'No.', waitsFor: null });
    const again = await attempts.offer('vendor', asked.quote.id, 0);
    expect([again.status, again.body.message]).toEqual([409, 'This quote was declined.']);
  }
});

test('both sides may add a note to a quote that was declined, which changes nothing else', async () => {
  const id = await build('declined', true);
  const { status, closedBy, reason } = await read(id);
  for (const party of ['client', 'vendor'] as const)
    expect((await attempts.note(party, id, 1)).status).toBe(201);
  const { notes, ...after } = await read(id);
  expect(notes.map(({ by }) => by)).toEqual(['client', 'vendor']);
  expect(after).toMatchObject({ status, closedBy, reason, waitsFor: null });
});

test('a new offer opens a quote again, and takes back how it ended', async () => {
  for (const state of ['expired', 'cancelled', 'passed-over', 'withdrawn'] as const) {
    const id = await build(state, true);
    const { body } = await attempts.offer('vendor', id, 1);
    server.moveClock(0);
    expect(body.quote).toMatchObject({
      status: 'open',
      waitsFor: 'client',
      closedBy: null,
      reason: '',
      order: null,
    });
    expect(body.quote.offers.map(({ number }) => number)).toEqual([1, 2]);
    const waiting = await server.read<Deal[]>(
      client,
      ['listDeals', client.user._id],
      '?view=needs-reply&limit=1',
    );
    expect(waiting).toMatchObject([{ id, status: 'open', waitsFor: 'client', orderId: null }]);
    expect((await server.done(client, ['acceptQuote', id], { offer: 2 })).order.status).toBe('placed');
  }
});
