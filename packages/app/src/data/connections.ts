import type {
  ChatMessage,
  ConnectedCompany,
  ConnectionState,
  DeclinedConnection,
  DirectoryEntry,
  PendingConnection,
} from '@guildhall/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { debounce } from '#lib/debounce.ts';
import { mapRows, pagesOptions, type Pages } from '#lib/pages.ts';

export const connectionKeys = {
  all: ['connections'] as const,
  accepted: ['connections', 'accepted'] as const,
  /** Those so named. */
  named: (q: string) => ['connections', 'accepted', 'named', q] as const,
  sent: ['connections', 'sent'] as const,
  pending: ['connections', 'pending'] as const,
  statuses: ['connections', 'status'] as const,
  status: (companyId: string) => ['connections', 'status', companyId] as const,
};

/** Connected companies with their last message, the latest message first. */
export const connectionsQuery = (userId: string) =>
  pagesOptions(connectionKeys.accepted, (page) => api.users.listConnections(userId, page));

/** Those of them that are so named. Asks once the typing pauses. */
export const namedConnectionsQuery = (userId: string, q: string) =>
  pagesOptions(connectionKeys.named(q), async (page) => {
    if (page.signal) await debounce(page.signal);
    return api.users.listConnections(userId, { q, ...page });
  });

/**
 * The list with the company of these messages on top, and the last of them that is not deleted, or undefined when nothing
 * changes.
 */
export function withLastMessage(
  data: Pages<ConnectedCompany> | undefined,
  companyId: string,
  messages: readonly ChatMessage[],
): Pages<ConnectedCompany> | undefined {
  const company = data?.pages.flatMap(({ items }) => items).find(({ _id }) => _id === companyId);
  const last = messages.findLast(({ deleted }) => !deleted);
  if (!data || !company || !last) return undefined;
  const { timestamp, files = [] } = last;
  if (company.lastMessage && company.lastMessage.timestamp >= timestamp) return undefined;
  const content = last.content || files.map(({ name }) => name).join(', ');
  const pages = data.pages.map((page) => ({ ...page, items: page.items.filter((row) => row !== company) }));
  const [first, ...others] = pages;
  const top = { ...company, lastMessage: { content, timestamp } };
  return first && { ...data, pages: [{ ...first, items: [top, ...first.items] }, ...others] };
}

/** Shows messages that were read or sent in the list of connections, without a refetch. */
export function showLastMessage(
  queryClient: QueryClient,
  companyId: string,
  messages: readonly ChatMessage[],
) {
  queryClient.setQueryData<Pages<ConnectedCompany>>(
    connectionKeys.accepted,
    (data) => withLastMessage(data, companyId, messages) ?? data,
  );
}

/** Shows in the list of connections that the session's company has read a conversation up to a message. */
export const showMessagesRead = (queryClient: QueryClient, companyId: string, lastRead: string): void =>
  void queryClient.setQueriesData<Pages<ConnectedCompany>>({ queryKey: connectionKeys.accepted }, (data) =>
    mapRows(data, (row) => (row._id === companyId ? { ...row, unread: 0, lastRead } : row)),
  );

/** Requests that the session's company has sent. */
export const sentQuery = (userId: string) =>
  pagesOptions(connectionKeys.sent, (page) => api.connections.listSent(userId, page));

/** A request that the session's company has received; `declined` once the company has declined it. */
export interface ReceivedRequest extends Omit<PendingConnection, 'status'> {
  status: PendingConnection['status'] | 'declined';
}

/** Requests that the session's company has received and not answered. */
export const pendingQuery = (userId: string) =>
  pagesOptions<ReceivedRequest>(connectionKeys.pending, (page) => api.connections.listPending(userId, page));

/** What the toggle of a company in a list shows. */
export const statusInList = ({
  connection,
  declined,
}: Pick<DirectoryEntry, 'connection' | 'declined'>):
  | (ConnectionState | DeclinedConnection)['status']
  | 'stranger' => connection?.status ?? (declined ? 'declined' : 'stranger');

/** The connection of the session's company with another one, or that it has declined that one; null when there is none. */
export const connectionStatusQuery = (userId: string, companyId: string) =>
  queryOptions({
    queryKey: connectionKeys.status(companyId),
    queryFn: async ({ signal }): Promise<ConnectionState | DeclinedConnection | null> => {
      const response = await api.connections.getStatus(userId, companyId, { signal });
      return 'status' in response ? response : null;
    },
  });
