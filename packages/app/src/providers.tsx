import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SessionProvider } from '#session/session.tsx';
import type { SessionStore } from '#session/store.ts';

interface ProvidersProps {
  session: SessionStore;
  queryClient: QueryClient;
  children: ReactNode;
}

/** What every screen stands on: address bar, session and cache. */
export function Providers({ session, queryClient, children }: ProvidersProps) {
  return (
    <BrowserRouter>
      <SessionProvider store={session}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </SessionProvider>
    </BrowserRouter>
  );
}
