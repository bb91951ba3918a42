import type { NewRequest } from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { PageOptions, WriteOptions } from './page.ts';

/** Calls about purchase requests. */
export const requests = ({ one, page }: Caller) => ({
  /** All requests, newest first. */
  list: (options?: PageOptions) => page('listRequests', {}, options),

  /** Requests that hold all words of `text`, misspelt ones too, best first; the best 500 at most. */
  search: (text: string, options?: PageOptions) => page('searchRequests', {}, { ...options, q: text }),

  /** Posts a request under the session's company. */
  create: (body: NewRequest, options?: WriteOptions) => one('createRequest', {}, { body, ...options }),
});
