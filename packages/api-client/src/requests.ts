import type { NewRequest, PurchaseRequest, RequestAdded } from '@guildhall/contract';
import type { Caller } from './call.ts';
import type { Page, PageOptions, WriteOptions } from './page.ts';

/** Calls about what clients look for. */
export const requests = ({ one, page }: Caller) => ({
  /** All requests, newest first. */
  list: (options?: PageOptions): Promise<Page<PurchaseRequest>> => page('listRequests', {}, options),

  /** Posts a request under the session's company. */
  create: (body: NewRequest, options?: WriteOptions): Promise<RequestAdded> =>
    one('createRequest', {}, { body, ...options }),
});
