import type { RemoveConnectionQuery, SendConnection } from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions, PageOptions } from './page.ts';

type RemoveConnectionOptions = CallOptions & { status?: RemoveConnectionQuery['status'] | undefined };

/** Calls about connections between companies. Every `userId` is the session's own company. */
export const connections = ({ one, page }: Caller) => ({
  /** The connection between the session's company and another one. */
  getStatus: (userId: string, otherId: string, options?: CallOptions) =>
    one('getConnectionStatus', { userId, otherId }, options),

  /** Asks another company for a connection. Refused with 409 when one exists in either direction. */
  send: (body: SendConnection, options?: CallOptions) => one('sendConnection', {}, { body, ...options }),

  /** Requests that the session's company has sent, newest first. */
  listSent: (userId: string, options?: PageOptions) => page('listSentConnections', { userId }, options),

  /** Requests that the session's company has received and not answered, newest first. */
  listPending: (userId: string, options?: PageOptions) => page('listPendingConnections', { userId }, options),

  /** Accepts a received request. */
  accept: (connectionId: string, options?: CallOptions) => one('acceptConnection', { connectionId }, options),

  /** Declines a received request for good: the other company can send no other one. Sending it one undoes that. */
  declineForGood: (connectionId: string, options?: CallOptions) =>
    one('declineConnection', { connectionId }, options),

  /** Declines or withdraws a request, or ends a connection; with `status: 'pending'` it never ends one. */
  remove: (connectionId: string, { status, ...options }: RemoveConnectionOptions = {}) =>
    one('removeConnection', { connectionId }, { query: { status }, ...options }),
});
