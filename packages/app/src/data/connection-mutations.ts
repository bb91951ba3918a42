import { ApiError } from '@guildhall/api-client';
import type { ConnectionState, DirectoryEntry, Message, SearchResults } from '@guildhall/contract';
import {
  useMutation,
  useMutationState,
  useQueryClient,
  type InvalidateOptions,
  type QueryClient,
  type QueryFilters,
} from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { mapRows, type Pages } from '#lib/pages.ts';
import { toastDuration, UnexpectedAnswerError } from '#lib/toast-policy.ts';
import { useUser } from '#session/session.tsx';
import { chatKeys } from './chat.ts';
import { connectionKeys, readConnection, type ReceivedRequest } from './connections.ts';
import { searchKeys } from './search.ts';
import { companyKeys } from './users.ts';

/** Shows `connection` with that company wherever the cache knows the company. */
export function showConnection(
  queryClient: QueryClient,
  companyId: string,
  connection: ConnectionState | null,
) {
  const show = (company: DirectoryEntry) =>
    company._id === companyId ? { ...company, connection } : company;
  for (const queryKey of [companyKeys.all, searchKeys.companies])
    queryClient.setQueriesData<Pages<DirectoryEntry>>({ queryKey }, (data) => mapRows(data, show));
  queryClient.setQueriesData<SearchResults>(
    { queryKey: searchKeys.best },
    (data) => data && { ...data, companies: data.companies.map(show) },
  );
  queryClient.setQueryData(connectionKeys.status(companyId), connection);
}

/** Shows the answer on the row of a received request, which stays until the list is opened again. */
function showAnswer(queryClient: QueryClient, connectionId: string, status: ReceivedRequest['status']) {
  queryClient.setQueryData<Pages<ReceivedRequest>>(connectionKeys.pending, (data) =>
    mapRows(data, (request) => (request._id === connectionId ? { ...request, status } : request)),
  );
}

/** How to read anew, and with a `predicate` only the queries of which it is true. */
export type RefreshOptions = Pick<QueryFilters, 'predicate'> & InvalidateOptions;

/** Reads anew what a change of connections may have changed, except the lists whose rows show it by themselves. */
export function refreshConnections(queryClient: QueryClient, { predicate, ...options }: RefreshOptions = {}) {
  const only = predicate && { predicate };
  const stays = [companyKeys.newcomers, connectionKeys.pending];
  return Promise.all([
    ...stays.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none', ...only })),
    ...[
      connectionKeys.accepted,
      connectionKeys.sent,
      connectionKeys.statuses,
      companyKeys.directory,
      chatKeys.all,
      searchKeys.all,
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey, ...only }, options)),
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
    // No control waits for that.
    onSettled: () => void refreshConnections(queryClient),
  });
}

const answerKeys = { accept: ['connections', 'accept'], decline: ['connections', 'decline'] } as const;
const removed = 'Connection removed successfully.';

/** Accepts a received request, given its id. */
export function useAcceptConnection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: answerKeys.accept,
    mutationFn: (connectionId: string) =>
      expectMessage(api.connections.accept(connectionId), 'Connection accepted successfully.'),
    meta: {
      success: 'Connection accepted successfully.',
      failure: 'Failed to accept connection. Please try again.',
      duration: toastDuration.brief,
    },
    onSuccess: (_answer, connectionId) => showAnswer(queryClient, connectionId, 'connected'),
    onSettled: () => void refreshConnections(queryClient),
  });
}

/** Declines a received request, given its id. */
export function useDeclineConnection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: answerKeys.decline,
    mutationFn: (connectionId: string) => expectMessage(api.connections.remove(connectionId), removed),
    meta: {
      success: removed,
      failure: 'Failed to decline connection. Please try again.',
      duration: toastDuration.brief,
    },
    onSuccess: (_answer, connectionId) => showAnswer(queryClient, connectionId, 'declined'),
    onSettled: () => void refreshConnections(queryClient),
  });
}

/** The connection to remove. */
export interface RemovableConnection {
  /**
   * The connection's id. Rows of connected companies do not carry it, and a request that is still being sent has an
   * empty one: then the server is asked for it first.
   */
  _id?: string | undefined;
  /** The other company's id. */
  companyId: string;
}

/** Withdraws a request that was sent to a company, or ends the connection with it. */
export function useRemoveConnection() {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  return useMutation({
    mutationFn: async ({ _id, companyId }: RemovableConnection) => {
      const connectionId = _id || (await readConnection(userId, companyId))?._id;
      // When the connection is gone already, whoever removed it, what was asked for is done.
      if (!connectionId) return { message: removed };
      return expectMessage(
        api.connections.remove(connectionId).catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return { message: removed };
          throw error;
        }),
        removed,
      );
    },
    meta: {
      success: removed,
      failure: 'Failed to remove connection. Please try again.',
      duration: toastDuration.brief,
    },
    onSuccess: (_answer, { companyId }) => showConnection(queryClient, companyId, null),
    onSettled: () => void refreshConnections(queryClient),
  });
}

/** The ids of the received requests whose answer of that kind is on its way. */
export const useAnswering = (answer: keyof typeof answerKeys) =>
  useMutationState({
    filters: { mutationKey: answerKeys[answer], status: 'pending' },
    select: ({ state }) => state.variables as string,
  });
