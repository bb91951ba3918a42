import { ApiError } from '@guildhall/api-client';
import type { ConnectionState, DirectoryEntry, Message, SearchResults } from '@guildhall/contract';
import { useMutation, useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { filterRows, mapRows, type Pages } from '#lib/pages.ts';
import { successWords, toastDuration, UnexpectedResponseError } from '#lib/toast-policy.ts';
import type { RefreshOptions } from '#lib/refresh-options.ts';
import { attentionKeys } from './attention.ts';
import { chatKeys } from './chat.ts';
import { connectionKeys, type ReceivedRequest } from './connections.ts';
import { searchKeys } from './search.ts';
import { companyKeys } from './users.ts';

/** Sets the company's connection wherever the cache has the company. */
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

/** Shows the new status on the row of a received request, which stays until the list is opened again. */
export function showRequestStatus(
  queryClient: QueryClient,
  connectionId: string,
  status: ReceivedRequest['status'],
) {
  queryClient.setQueryData<Pages<ReceivedRequest>>(connectionKeys.pending, (data) =>
    mapRows(data, (request) => (request._id === connectionId ? { ...request, status } : request)),
  );
}

/** Whether a received request is being answered here, which shows how that went. */
export const isAnswering = (queryClient: QueryClient): boolean =>
  queryClient.isMutating({ mutationKey: ['connections'] }) > 0;

/** Takes away a received request that its sender or a colleague has ended, unless it is answered here. */
export function dropRequest(queryClient: QueryClient, connectionId: string) {
  if (isAnswering(queryClient)) return;
  queryClient.setQueryData<Pages<ReceivedRequest>>(connectionKeys.pending, (data) =>
    filterRows(data, ({ _id, status }) => _id !== connectionId || status !== 'pending'),
  );
}

/**
 * Refetches what a change of connections outdates. Find and Requests are only marked: their rows show the change
 * themselves, and stay until the list is opened again.
 */
export function refreshConnections(queryClient: QueryClient, { predicate, ...options }: RefreshOptions = {}) {
  const only = predicate && { predicate };
  const markedOnly = [companyKeys.newcomers, connectionKeys.pending];
  return Promise.all([
    ...markedOnly.map((queryKey) =>
      queryClient.invalidateQueries({ queryKey, refetchType: 'none', ...only }),
    ),
    ...[
      connectionKeys.accepted,
      connectionKeys.sent,
      connectionKeys.statuses,
      companyKeys.directory,
      chatKeys.all,
      searchKeys.all,
      attentionKeys.counts,
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey, ...only }, options)),
  ]);
}

async function expectMessage(call: Promise<Message>, expected: string): Promise<Message> {
  const response = await call;
  if (response.message !== expected) throw new UnexpectedResponseError();
  return response;
}

/** Requests a connection to a company. Its toggle shows Pending at once, and Connect again on failure. */
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
    // Not awaited: no control waits for it.
    onSettled: () => void refreshConnections(queryClient),
  });
}

const mutationKeys = { accept: ['connections', 'accept'], decline: ['connections', 'decline'] } as const;
const removedMessage = 'Connection removed successfully.';

/** After the answer to a request: when the server refuses it, somebody else has answered or withdrawn the request. */
function useAnswerEffects(status: 'connected' | 'declined') {
  const queryClient = useQueryClient();
  return {
    onSuccess: (_response: unknown, connectionId: string) =>
      showRequestStatus(queryClient, connectionId, status),
    onSettled: (_response: unknown, error: Error | null) => {
      void refreshConnections(queryClient);
      if (error instanceof ApiError) void queryClient.invalidateQueries({ queryKey: connectionKeys.pending });
    },
  };
}

/** Accepts a received request, given its id. */
export const useAcceptConnection = () =>
  useMutation({
    mutationKey: mutationKeys.accept,
    mutationFn: (connectionId: string) =>
      expectMessage(api.connections.accept(connectionId), 'Connection accepted successfully.'),
    meta: {
      success: 'Connection accepted successfully.',
      failure: 'Failed to accept connection. Please try again.',
      duration: toastDuration.brief,
    },
    ...useAnswerEffects('connected'),
  });

/** Declines or withdraws a request, with `status`, or ends a connection. */
const remove = (connectionId: string, status?: 'pending') =>
  expectMessage(
    api.connections.remove(connectionId, { status }).catch((error: unknown) => {
      // It has already been removed.
      if (error instanceof ApiError && error.status === 404) return { message: removedMessage };
      throw error;
    }),
    removedMessage,
  );

/** Declines a received request, given its id. */
export const useDeclineConnection = () =>
  useMutation({
    mutationKey: mutationKeys.decline,
    mutationFn: (connectionId: string) => remove(connectionId, 'pending'),
    meta: {
      success: removedMessage,
      failure: 'Failed to decline connection. Please try again.',
      duration: toastDuration.brief,
    },
    ...useAnswerEffects('declined'),
  });

/** Declines a received request, given its id, so that the company sees it and may not ask again. */
export const useDeclineForGood = () =>
  useMutation({
    mutationKey: mutationKeys.decline,
    mutationFn: (connectionId: string) => api.connections.declineForGood(connectionId),
    meta: {
      success: successWords,
      failure: 'Failed to decline connection. Please try again.',
      duration: toastDuration.brief,
    },
    ...useAnswerEffects('declined'),
  });

/** The connection to remove. */
interface RemovableConnection {
  connectionId: string;
  /** The other company's id. */
  companyId: string;
  /** Only while it is a request. */
  status?: 'pending';
}

/** Withdraws a request that was sent to a company, or ends the connection with it. */
export function useRemoveConnection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ connectionId, status }: RemovableConnection) => remove(connectionId, status),
    meta: {
      success: removedMessage,
      failure: 'Failed to remove connection. Please try again.',
      duration: toastDuration.brief,
    },
    onSuccess: (_response, { companyId }) => showConnection(queryClient, companyId, null),
    onSettled: () => void refreshConnections(queryClient),
  });
}

/** The ids of the received requests that are being accepted or declined. */
export const usePendingIds = (action: keyof typeof mutationKeys) =>
  useMutationState({
    filters: { mutationKey: mutationKeys[action], status: 'pending' },
    select: ({ state }) => state.variables as string,
  });
