import type {
  NewRequest,
  OwnRequestsQuery,
  RequestEstimate,
  RequestsQuery,
  UpdateRequest,
} from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions, OrUndefined, PageOptions, WriteOptions } from './page.ts';

/** Which requests of the board to return. */
export interface RequestsOptions extends CallOptions, OrUndefined<RequestsQuery> {}

/** Which of a company's requests to return. */
export interface OwnRequestsOptions extends CallOptions, OrUndefined<OwnRequestsQuery> {}

/**
 * Calls about purchase requests. What changes one rejects with an ApiError of status 403 for a request of another
 * company, and of 404 for one that the company may not see.
 */
export const requests = ({ one, page }: Caller) => ({
  /** The requests on the board, newest first. */
  list: (options?: RequestsOptions) => page('listRequests', {}, options),

  /** Requests that hold all words of `text`, misspelt ones too, best first; the best 500 at most. */
  search: (text: string, options?: PageOptions) => page('searchRequests', {}, { ...options, q: text }),

  /** A request. Rejects with an ApiError of status 404 when there is none that the company may see. */
  get: (id: string, options?: CallOptions) => one('getRequest', { id }, options),

  /** The company's own requests, newest first. */
  sent: (userId: string, options?: OwnRequestsOptions) => page('listSentRequests', { userId }, options),

  /** Requests to the company alone, newest first. */
  received: (userId: string, options?: OwnRequestsOptions) =>
    page('listReceivedRequests', { userId }, options),

  /** The products for which the company has an estimate request open, the last first. */
  openEstimates: (userId: string, options?: CallOptions) => one('listOpenEstimates', { userId }, options),

  /** Posts a request under the session's company. */
  create: (body: NewRequest, options?: WriteOptions) => one('createRequest', {}, { body, ...options }),

  /** Asks the vendor of a product for a quote. */
  estimate: (body: RequestEstimate, options?: WriteOptions) =>
    one('requestEstimate', {}, { body, ...options }),

  /**
   * Changes the given fields. With the `version` that was read it rejects with an ApiError of code `outdated` when one
   * of these fields has changed since; its `current` is the request now.
   */
  update: (id: string, body: UpdateRequest, options?: CallOptions) =>
    one('updateRequest', { id }, { body, ...options }),

  /** Closes a request; its quotes are suspended. */
  close: (id: string, options?: CallOptions) => one('closeRequest', { id }, options),

  /** Opens a request again. */
  reopen: (id: string, options?: CallOptions) => one('reopenRequest', { id }, options),
});
