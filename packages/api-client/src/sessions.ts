import type { Caller } from './caller.ts';
import type { CallOptions } from './page.ts';

/** Calls about the places where the company is logged in. */
export const sessions = ({ one }: Caller) => ({
  /** The company's sessions, most recently used first. */
  list: (options?: CallOptions) => one('listSessions', {}, options),

  /** Ends one of the company's sessions. Refused with 404 when it has no such session. */
  end: (sessionId: string, options?: CallOptions) => one('endSession', { sessionId }, options),
});
