import type { LiveEvent } from '@guildhall/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#lib/api.ts';
import { keepListening } from '#lib/keep-listening.ts';
import type { Pages } from '#lib/pages.ts';
import { endsSession } from '#lib/toast-policy.ts';
import { useSession, useSessionStore } from '#session/session.tsx';
import { chatKeys } from './chat.ts';
import { refreshConnections, showConnection, type RefreshOptions } from './connection-mutations.ts';
import { connectionKeys, type ReceivedRequest } from './connections.ts';

/** Reads the received requests anew, unless there are rows that show an answer just given. */
function refreshReceived(queryClient: QueryClient, { predicate, ...options }: RefreshOptions) {
  const shown = queryClient.getQueryData<Pages<ReceivedRequest>>(connectionKeys.pending);
  const hasAnswered = shown?.pages.some(({ items }) => items.some(({ status }) => status !== 'pending'));
  return queryClient.invalidateQueries(
    {
      queryKey: connectionKeys.pending,
      refetchType: hasAnswered ? 'none' : 'active',
      ...(predicate && { predicate }),
    },
    options,
  );
}

/** Reads anew what an event has outdated, but not what was read since `newEnough`. */
async function refresh(
  queryClient: QueryClient,
  { event, data }: LiveEvent,
  newEnough?: number,
): Promise<void> {
  if (event === 'message') {
    const conversation = queryClient.getQueryCache().find({ queryKey: chatKeys.messages(data.companyId) });
    // One that is shown polls, and brings the message to the list as well.
    if (!conversation?.isActive()) await queryClient.invalidateQueries({ queryKey: connectionKeys.accepted });
    return;
  }
  if (event === 'connection-removed') showConnection(queryClient, data.companyId, null);
  const options: RefreshOptions =
    newEnough === undefined
      ? {}
      : { predicate: ({ state }) => state.dataUpdatedAt < newEnough, cancelRefetch: false };
  await Promise.all([
    refreshConnections(queryClient, options),
    event !== 'connection-accepted' && refreshReceived(queryClient, options),
  ]);
}

/** A window that nobody sees holds no connection: browsers allow few, and the stream goes on when it is seen. */
const isWatched = () => document.visibilityState === 'visible' && navigator.onLine;

function onWatchedChange(listener: () => void) {
  const ending = new AbortController();
  const options = { signal: ending.signal };
  document.addEventListener('visibilitychange', listener, options);
  window.addEventListener('online', listener, options);
  window.addEventListener('offline', listener, options);
  return () => ending.abort();
}

/** Keeps the screens of a signed-in company up to date with what others do. */
export function useLiveEvents() {
  const queryClient = useQueryClient();
  const session = useSessionStore();
  const { token } = useSession();
  useEffect(() => {
    if (token === null) return undefined;
    let opened: number | undefined;
    return keepListening({
      listen: (from) => {
        opened = Date.now();
        return api.events.listen(from);
      },
      onEvent: (event) => {
        // A stream begins with `reset`: what was read since it was asked for is new enough. A `reset` later on says
        // that something was missed.
        void refresh(queryClient, event, event.event === 'reset' ? opened : undefined);
        opened = undefined;
      },
      isFinal: (error) => {
        if (endsSession(error)) session.expire();
        return endsSession(error);
      },
      isWanted: isWatched,
      onChange: onWatchedChange,
    });
  }, [queryClient, session, token]);
}
