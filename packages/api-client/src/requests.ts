import type { NewRequest, PurchaseRequest, RequestAdded } from '@guildhall/contract';
import type { Caller } from './call.ts';
import type { CallOptions, Page, PageOptions } from './page.ts';

/** Calls about what clients look for. */
export const requests = ({ one, page }: Caller) => ({
  /** All requests, newest first. */
  list: (options?: PageOptions): Promise<Page<PurchaseRequest>> => page('listRequests', {}, options),

  /** Posts a request under the session's company. */
  create: (body: NewRequest, options?: CallOptions): Promise<RequestAdded> =>
    one('createRequest', {}, { body, ...options }),
});
