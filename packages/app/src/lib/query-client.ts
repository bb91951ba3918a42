import { ApiError } from '@guildhall/api-client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { logQuietly } from './log.ts';
import { endsSession, failureText, successText, type ToastMeta } from './toast-policy.ts';
import type { ToastStore } from './toasts.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: ToastMeta;
  }
}

interface Effects {
  toasts: Pick<ToastStore, 'show'>;
  /** Called when the server says that the session has ended. */
  onSessionEnded: () => void;
}

const mayRecover = (error: Error) => !(error instanceof ApiError) || error.status >= 500;

/** The cache of what the server said, with the app's one policy on what to tell the user of it. */
export function createQueryClient({ toasts, onSessionEnded }: Effects): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (endsSession(error)) onSessionEnded();
        else logQuietly(`Loading ${query.queryHash} failed.`, error);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (answer, _variables, _context, { meta = {} }) => {
        const text = successText(answer, meta);
        if (text) toasts.show('positive', text, meta.duration);
      },
      onError: (error, _variables, _context, { meta = {} }) => {
        if (endsSession(error, meta)) return onSessionEnded();
        const text = failureText(error, meta);
        if (text) toasts.show('critical', text, meta.duration);
        else logQuietly('A quiet call failed.', error);
      },
    }),
    defaultOptions: {
      queries: {
        // A browser may call itself offline and yet reach a server on its own machine.
        networkMode: 'always',
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && mayRecover(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
