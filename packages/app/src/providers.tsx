import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SessionProvider } from '#session/session.tsx';
import type { SessionStore } from '#session/store.ts';

interface ProvidersProps {
  session: SessionStore;
  queryClient: QueryClient;
  children: ReactNode;
}

/** What every screen stands on, beside the router: session and cache. */
export function Providers({ session, queryClient, children }: ProvidersProps) {
  return (
    <SessionProvider store={session}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </SessionProvider>
  );
}
