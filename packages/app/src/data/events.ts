import type { LiveEvent } from '@guildhall/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#lib/api.ts';
import { wasRequestedAfter } from '#lib/freshness.ts';
import { keepListening } from '#lib/keep-listening.ts';
import type { Pages } from '#lib/pages.ts';
import { endsSession } from '#lib/toast-policy.ts';
import { useSession, useSessionStore } from '#session/session.tsx';
import type { RefreshOptions } from '#lib/refresh-options.ts';
import { refreshAttention } from './attention.ts';
import { chatKeys, showMessageDeleted } from './chat.ts';
import {
  dropRequest,
  isAnswering,
  refreshConnections,
  showConnection,
  showRequestStatus,
} from './connection-mutations.ts';
import { connectionKeys, type ReceivedRequest } from './connections.ts';
import { refreshDeals } from './deals.ts';
import { refreshCompany } from './members.ts';
import { refreshSaved } from './saved.ts';

/** Refetches the received requests, or only marks them while a row is being answered or shows the answer. */
function refreshReceivedRequests(queryClient: QueryClient, { predicate, ...options }: RefreshOptions) {
  const list = queryClient.getQueryData<Pages<ReceivedRequest>>(connectionKeys.pending);
  const hasAnswered =
    isAnswering(queryClient) ||
    list?.pages.some(({ items }) => items.some(({ status }) => status !== 'pending'));
  return queryClient.invalidateQueries(
    {
      queryKey: connectionKeys.pending,
      refetchType: hasAnswered ? 'none' : 'active',
      ...(predicate && { predicate }),
    },
    options,
  );
}

/**
 * Refetches what an event outdates; what waits is counted again at each:
 * - `message`, `message-read`, `message-deleted`: the list of conversations; a deleted message loses its content
 * - `notification`: the list of notifications
 * - `company`: the own profile, the members and their activity, and what is saved for later
 * - `connection-accepted`: everything that shows connections, and the row of the received request
 * - `connection-request`, `connection-removed`: the same, and the received requests
 * - `request`: requests and deals
 * - `quote`, `order`: the same, and the list of conversations, where own steps are told as well
 * - `reset`: all of these that were requested before the company's last event
 */
async function refresh(queryClient: QueryClient, { event, data }: LiveEvent): Promise<void> {
  const options: RefreshOptions = {};
  if (event === 'reset') {
    const lastEvent = Date.now() - data.quietFor;
    options.predicate = (query) => !wasRequestedAfter(query, lastEvent);
  }
  void refreshAttention(queryClient, options);
  if (event === 'notification') return;
  if (event === 'company') {
    await Promise.all([refreshCompany(queryClient), refreshSaved(queryClient)]);
    return;
  }
  if (event === 'message-deleted') showMessageDeleted(queryClient, data.messageId);
  if (event === 'message-read' || event === 'message-deleted') {
    await queryClient.invalidateQueries({ queryKey: connectionKeys.accepted });
    return;
  }
  if (event === 'message') {
    const conversation = queryClient.getQueryCache().find({ queryKey: chatKeys.messages(data.companyId) });
    // A visible conversation polls, and puts its messages into the list itself.
    if (!conversation?.isActive()) await queryClient.invalidateQueries({ queryKey: connectionKeys.accepted });
    return;
  }
  if (event === 'request' || event === 'quote' || event === 'order') {
    await Promise.all([
      refreshDeals(queryClient),
      event !== 'request' && queryClient.invalidateQueries({ queryKey: connectionKeys.accepted }),
    ]);
    return;
  }
  if (event === 'connection-accepted') showRequestStatus(queryClient, data.connectionId, 'connected');
  if (event === 'connection-removed') {
    showConnection(queryClient, data.companyId, null);
    dropRequest(queryClient, data.connectionId);
  }
  await Promise.all([
    refreshConnections(queryClient, options),
    event !== 'connection-accepted' && refreshReceivedRequests(queryClient, options),
    event === 'reset' && refreshDeals(queryClient, options),
    event === 'reset' && refreshCompany(queryClient, options),
    event === 'reset' && refreshSaved(queryClient, options),
  ]);
}

/** A hidden window has no open stream, because browsers allow few; the stream resumes when it is shown again. */
const isVisibleAndOnline = () => document.visibilityState === 'visible' && navigator.onLine;

function onVisibilityOrOnlineChange(listener: () => void) {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  document.addEventListener('visibilitychange', listener, options);
  window.addEventListener('online', listener, options);
  window.addEventListener('offline', listener, options);
  return () => controller.abort();
}

/** Updates the screens of a signed-in company when others change its data. */
export function useLiveEvents() {
  const queryClient = useQueryClient();
  const session = useSessionStore();
  const { token } = useSession();
  useEffect(() => {
    if (token === null) return undefined;
    return keepListening({
      listen: (from) => api.events.listen(from),
      onEvent: (event) => void refresh(queryClient, event),
      isFinal: (error) => {
        if (endsSession(error)) session.expire();
        return endsSession(error);
      },
      isWanted: isVisibleAndOnline,
      onChange: onVisibilityOrOnlineChange,
    });
  }, [queryClient, session, token]);
}
