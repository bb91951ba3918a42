import type { ConnectionState, DirectoryEntry, Message, PendingConnection } from '@guildhall/contract';
import {
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { mapRows, pagesOptions, type Pages } from '#lib/pages.ts';
import { toastDuration, UnexpectedAnswerError } from '#lib/toast-policy.ts';
import { chatKeys } from './chat.ts';
import { companyKeys } from './users.ts';

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

/** Shows `connection` with that company wherever the cache knows the company. */
function showConnection(queryClient: QueryClient, companyId: string, connection: ConnectionState | null) {
  queryClient.setQueriesData<Pages<DirectoryEntry>>({ queryKey: companyKeys.all }, (data) =>
    mapRows(data, (company) => (company._id === companyId ? { ...company, connection } : company)),
  );
  queryClient.setQueryData(connectionKeys.status(companyId), connection);
}

/** Shows the answer on the row of a received request, which stays until the list is opened again. */
function showAnswer(queryClient: QueryClient, connectionId: string, status: ReceivedRequest['status']) {
  queryClient.setQueryData<Pages<ReceivedRequest>>(connectionKeys.pending, (data) =>
    mapRows(data, (request) => (request._id === connectionId ? { ...request, status } : request)),
  );
}

/** Reads anew what a change of connections may have changed, except the lists whose rows show it by themselves. */
function refreshConnections(queryClient: QueryClient) {
  const stays = [companyKeys.newcomers, connectionKeys.pending];
  return Promise.all([
    ...stays.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' })),
    ...[
      connectionKeys.accepted,
      connectionKeys.sent,
      connectionKeys.statuses,
      companyKeys.directory,
      chatKeys.all,
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ]);
}

async function expectMessage(call: Promise<Message>, expected: string): Promise<Message> {
  const answer = await call;
  if (answer.message !== expected) throw new UnexpectedAnswerError();
  return answer;
}

/** Asks a company for a connection. Its toggle shows Pending at once and Connect again when that fails. */
export function useSendConnection(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (companyId: string) =>
      api.connections.send({ senderUserId: userId, receiverUserId: companyId, status: 'pending' }),
    meta: {
      success: 'Connection request sent successfully!',
      failure: 'Failed to send connection request. Try again.',
      duration: toastDuration.brief,
    },
    onMutate: async (companyId) => {
      await queryClient.cancelQueries({ queryKey: companyKeys.all });
      showConnection(queryClient, companyId, { _id: '', status: 'pending', direction: 'sent' });
    },
    onSuccess: ({ connection: { _id, status } }, companyId) =>
      showConnection(queryClient, companyId, { _id, status, direction: 'sent' }),
    onError: (_error, companyId) => showConnection(queryClient, companyId, null),
    onSettled: () => refreshConnections(queryClient),
  });
}

const removed = 'Connection removed successfully.';
const removal = (connectionId: string) => expectMessage(api.connections.remove(connectionId), removed);
const answerKey = (answer: 'accept' | 'decline') => ['connections', answer];

/** Accepts a received request, given its id. */
export function useAcceptConnection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: answerKey('accept'),
    mutationFn: (connectionId: string) =>
      expectMessage(api.connections.accept(connectionId), 'Connection accepted successfully.'),
    meta: {
      success: 'Connection accepted successfully.',
      failure: 'Failed to accept connection. Please try again.',
      duration: toastDuration.brief,
    },
    onSuccess: (_answer, connectionId) => showAnswer(queryClient, connectionId, 'connected'),
    onSettled: () => refreshConnections(queryClient),
  });
}

/** Declines a received request, given its id. */
export function useDeclineConnection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: answerKey('decline'),
    mutationFn: removal,
    meta: {
      success: removed,
      failure: 'Failed to decline connection. Please try again.',
      duration: toastDuration.brief,
    },
    onSuccess: (_answer, connectionId) => showAnswer(queryClient, connectionId, 'declined'),
    onSettled: () => refreshConnections(queryClient),
  });
}

/** The ids of the requests whose answer is on its way. */
export const useAnswering = (answer: 'accept' | 'decline') =>
  useMutationState({
    filters: { mutationKey: answerKey(answer), status: 'pending' },
    select: ({ state }) => state.variables as string,
  });

/** Withdraws a request that was sent, or ends a connection, given its id. */
export function useRemoveConnection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: removal,
    meta: {
      success: removed,
      failure: 'Failed to remove connection. Please try again.',
      duration: toastDuration.brief,
    },
    onSettled: () => refreshConnections(queryClient),
  });
}
