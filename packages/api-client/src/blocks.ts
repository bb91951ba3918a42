import type { Caller } from './caller.ts';
import type { CallOptions, PageOptions } from './page.ts';

/** Calls about companies that the session's company has blocked. */
export const blocks = ({ one, page }: Caller) => ({
  /** The companies that `userId`, the session's company, has blocked, the last first. */
  list: (userId: string, options?: PageOptions) => page('listBlocked', { id: userId }, options),

  /** Blocks a company, which is not told. Blocking it again changes nothing. */
  add: (companyId: string, options?: CallOptions) =>
    one('blockCompany', {}, { body: { companyId }, ...options }),

  /** Ends the block of a company, if there is one. */
  remove: (companyId: string, options?: CallOptions) => one('unblockCompany', { id: companyId }, options),
});
