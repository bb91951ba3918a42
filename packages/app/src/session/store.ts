import { readStored, writeStored, type Mode, type SessionUser, type StoredState } from './storage.ts';

/** The session as screens see it. */
export interface SessionState extends StoredState {
  /** The server has ended the session; true until the company logs in or leaves on purpose. */
  expired: boolean;
}

const signedOut = { user: null, token: null };

/** Holds the session, the mode and the chosen entry, and keeps them in `storage`. */
export function createSessionStore(storage: Storage) {
  let state: SessionState = { ...readStored(storage), expired: false };
  const listeners = new Set<() => void>();
  const change = (changes: Partial<SessionState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const keep = ({ expired = state.expired, ...stored }: Partial<SessionState>) => {
    writeStored(storage, stored);
    change({ ...stored, expired });
  };
  return {
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn: ({ token, user }: { token: string; user: SessionUser }) => {
      const { _id, id, companyName, email, avatar } = user;
      keep({ token, user: { _id, id, companyName, email, avatar }, expired: false });
    },
    signOut: () => keep({ ...signedOut, expired: false }),
    /** Takes note that the server has ended the session. */
    expire: () => {
      if (state.user) keep({ ...signedOut, expired: true });
    },
    setMode: (mode: Mode) => keep({ mode }),
    setActiveIcon: (activeIcon: string) => keep({ activeIcon }),
    /** Follows a log-in or log-out in another window; mode and entry stay each window's own. */
    followStorage: () => {
      const { user, token } = readStored(storage);
      if (token !== state.token || user?.id !== state.user?.id) change({ user, token, expired: false });
    },
  };
}

/** What `createSessionStore` makes. */
export type SessionStore = ReturnType<typeof createSessionStore>;
