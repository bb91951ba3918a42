import type { ConnectionState, PendingConnection } from '@guildhall/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { pagesOptions } from '#lib/pages.ts';

export const connectionKeys = {
  all: ['connections'] as const,
  accepted: ['connections', 'accepted'] as const,
  sent: ['connections', 'sent'] as const,
  pending: ['connections', 'pending'] as const,
  statuses: ['connections', 'status'] as const,
  status: (companyId: string) => ['connections', 'status', companyId] as const,
};

/** Connected companies, newest connection first. */
export const connectionsQuery = (userId: string) =>
  pagesOptions(connectionKeys.accepted, (page) => api.users.listConnections(userId, page));

/** Requests that the session's company has sent. */
export const sentQuery = (userId: string) =>
  pagesOptions(connectionKeys.sent, (page) => api.connections.listSent(userId, page));

/** A request that the session's company has received, and its answer once that is given. */
export interface ReceivedRequest extends Omit<PendingConnection, 'status'> {
  status: PendingConnection['status'] | 'declined';
}

/** Requests that wait for the session's company. */
export const pendingQuery = (userId: string) =>
  pagesOptions<ReceivedRequest>(connectionKeys.pending, (page) => api.connections.listPending(userId, page));

/** How the session's company stands to another one; null for strangers. */
export const connectionStatusQuery = (userId: string, companyId: string) =>
  queryOptions({
    queryKey: connectionKeys.status(companyId),
    queryFn: async ({ signal }): Promise<ConnectionState | null> => {
      const answer = await api.connections.getStatus(userId, companyId, { signal });
      return 'status' in answer ? answer : null;
    },
  });
