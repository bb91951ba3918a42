import { ApiError } from '@guildhall/api-client';
import type { ToastAction, ToasterStore } from '@guildhall/ui/toaster';
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { watchFreshness } from './freshness.ts';
import { logQuietly } from './log.ts';
import { endsSession, failureText, isForbidden, successText, type ToastMeta } from './toast-policy.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: ToastMeta;
  }
}

interface Effects {
  toaster: Pick<ToasterStore, 'toast'>;
  /** Called when a response shows that the session has ended. */
  onSessionEnded: () => void;
  /** Called when a call was refused for want of a right: the member's role may have changed. */
  onForbidden: () => void;
}

const isRetryable = (error: Error) => !(error instanceof ApiError) || error.status >= 500;

// By default a timer does it: a second press would come before the button knows that the first one's call is under way.
notifyManager.setScheduler(queueMicrotask);

/** The cache of the server's responses, with the app's one policy on toasts. */
export function createQueryClient({ toaster, onSessionEnded, onForbidden }: Effects): QueryClient {
  const show = (tone: 'positive' | 'critical', text: string, { duration }: ToastMeta, action?: ToastAction) =>
    toaster.toast(text, { tone, action, ...(duration !== undefined && { duration }) });
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (endsSession(error)) onSessionEnded();
        else logQuietly(`Loading ${query.queryHash} failed.`, error);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (response, _variables, _context, { meta = {} }) => {
        const text = successText(response, meta);
        if (text) show('positive', text, meta, meta.next?.(response as never));
      },
      onError: (error, _variables, _context, { meta = {} }) => {
        if (endsSession(error, meta)) return onSessionEnded();
        if (isForbidden(error)) onForbidden();
        const text = failureText(error, meta);
        if (text) show('critical', text, meta);
        else logQuietly('A quiet call failed.', error);
      },
    }),
    defaultOptions: {
      queries: {
        // A browser may report that it is offline and still reach a server on its own machine.
        networkMode: 'always',
        // What failed while offline is fetched again automatically, including a next page.
        refetchOnReconnect: 'always',
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isRetryable(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
  watchFreshness(queryClient);
  return queryClient;
}
