import type {
  ConnectionSent,
  ConnectionStatusAnswer,
  Message,
  PendingConnection,
  SendConnection,
  SentConnection,
} from '@guildhall/contract';
import type { Caller } from './call.ts';
import type { CallOptions, Page, PageOptions } from './page.ts';

/** Calls about connections between companies. Every `userId` is the session's own company. */
export const connections = ({ one, page }: Caller) => ({
  /** How the session's company stands to another one. */
  getStatus: (userId: string, otherId: string, options?: CallOptions): Promise<ConnectionStatusAnswer> =>
    one('getConnectionStatus', { userId, otherId }, options),

  /** Asks another company for a connection. Refused with 409 when one exists, whoever asked. */
  send: (body: SendConnection, options?: CallOptions): Promise<ConnectionSent> =>
    one('sendConnection', {}, { body, ...options }),

  /** Requests that the session's company has sent, newest first. */
  listSent: (userId: string, options?: PageOptions): Promise<Page<SentConnection>> =>
    page('listSentConnections', { userId }, options),

  /** Requests that wait for the session's company, newest first. */
  listPending: (userId: string, options?: PageOptions): Promise<Page<PendingConnection>> =>
    page('listPendingConnections', { userId }, options),

  /** Accepts a received request. */
  accept: (connectionId: string, options?: CallOptions): Promise<Message> =>
    one('acceptConnection', { connectionId }, options),

  /** Declines or withdraws a request, or ends a connection. */
  remove: (connectionId: string, options?: CallOptions): Promise<Message> =>
    one('removeConnection', { connectionId }, options),
});
