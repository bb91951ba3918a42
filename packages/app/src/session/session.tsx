import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionUser } from './storage.ts';
import type { SessionState, SessionStore } from './store.ts';

const SessionContext = createContext<SessionStore | null>(null);

/** Provides the session to everything inside. */
export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** The store that changes the session. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (!store) throw new Error('useSessionStore needs a SessionProvider around it.');
  return store;
}

/** The session; the component renders again when it changes. */
export function useSession(): SessionState {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}

/** The signed-in company. Only for screens inside RequireSession. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error('useUser needs a session; put the route inside RequireSession.');
  return user;
}
