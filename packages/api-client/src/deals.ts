import type {
  AcceptQuote,
  ChangeOrder,
  DealsQuery,
  EndQuote,
  MakeOffer,
  NewNote,
  NewQuote,
} from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions, OrUndefined, PageOptions, WriteOptions } from './page.ts';

/** Which deals to return. */
export interface DealsOptions extends CallOptions, OrUndefined<DealsQuery> {}

/**
 * Calls about quotes. What changes one rejects with an ApiError of code `outdated` when there is a newer offer than the
 * caller has seen; its `current` is the quote now.
 */
export const quotes = ({ one, page }: Caller) => ({
  /** A quote of the company. Rejects with an ApiError of status 404 for one of others. */
  get: (id: string, options?: CallOptions) => one('getQuote', { id }, options),

  /** The quotes on a request with their last offers: all for its client, its own for a vendor. */
  listByRequest: (requestId: string, options?: PageOptions) =>
    page('listRequestQuotes', { requestId }, options),

  /** Begins a quote on a request, with an offer or with a question. */
  create: (body: NewQuote, options?: WriteOptions) => one('createQuote', {}, { body, ...options }),

  /** Makes the next offer, or a counter-offer. */
  offer: (id: string, body: MakeOffer, options?: WriteOptions) =>
    one('makeOffer', { id }, { body, ...options }),

  /** Adds a question or an answer. */
  addNote: (id: string, body: NewNote, options?: WriteOptions) =>
    one('addNote', { id }, { body, ...options }),

  /** Accepts the vendor's last offer. Rejects with an ApiError of code `expired` when it is no longer valid. */
  accept: (id: string, body: AcceptQuote, options?: CallOptions) =>
    one('acceptQuote', { id }, { body, ...options }),

  /** Declines a quote, as its client, or the request of one, as its vendor. */
  decline: (id: string, body: EndQuote, options?: CallOptions) =>
    one('declineQuote', { id }, { body, ...options }),

  /** Withdraws a quote, as its vendor. */
  withdraw: (id: string, body: EndQuote, options?: CallOptions) =>
    one('withdrawQuote', { id }, { body, ...options }),
});

/** Calls about deals: quotes with their orders. */
export const deals = ({ page }: Caller) => ({
  /** The company's deals, the last changed first; with `due` the first due first. */
  list: (userId: string, options?: DealsOptions) => page('listDeals', { userId }, options),
});

/** Calls about orders. */
export const orders = ({ one }: Caller) => ({
  /** An order of the company. Rejects with an ApiError of status 404 for one of others. */
  get: (id: string, options?: CallOptions) => one('getOrder', { id }, options),

  /**
   * Takes the next step, or notes something. Rejects with an ApiError of code `outdated` when its status is another by
   * now, and of `stock` when there is not enough; its `current` is the order now.
   */
  change: (id: string, body: ChangeOrder, options?: WriteOptions) =>
    one('changeOrder', { id }, { body, ...options }),
});
