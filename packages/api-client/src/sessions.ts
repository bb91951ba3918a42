import type { Caller } from './caller.ts';
import type { CallOptions, PageOptions } from './page.ts';

/** Calls about the places where members are logged in. */
export const sessions = ({ one, page }: Caller) => ({
  /** The member's sessions, most recently used first. */
  list: (options?: CallOptions) => one('listSessions', {}, options),

  /** The sessions of all members of the company, most recently used first; for owners and admins. */
  listCompany: (userId: string, options?: PageOptions) => page('listCompanySessions', { userId }, options),

  /**
   * Ends one of the member's sessions; for owners and admins also one of another member. Refused with 404 when there is
   * no such session.
   */
  end: (sessionId: string, options?: CallOptions) => one('endSession', { sessionId }, options),

  /** Ends all the member's sessions but the one of this call. */
  endOthers: (options?: CallOptions) => one('endOtherSessions', {}, options),
});
