import { readStored, writeStored, type Mode, type SessionUser, type StoredState } from './storage.ts';

/** The session as screens see it. */
export interface SessionState extends StoredState {
  /** How the session ended, until the log-in has opened: by the server, or left on purpose. */
  ended: 'expired' | 'left' | null;
}

const signedOut = { user: null, token: null };

/** Holds the session, the mode and the chosen entry, and keeps them in `storage`. */
export function createSessionStore(storage: Storage) {
  let state: SessionState = { ...readStored(storage), ended: null };
  const listeners = new Set<() => void>();
  const change = (changes: Partial<SessionState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const keep = (changes: Partial<StoredState>) => {
    writeStored(storage, changes);
    change(changes);
  };
  const end = (ended: 'expired' | 'left') => {
    keep(signedOut);
    change({ ended });
  };
  const follow = () => {
    const { user, token, device } = readStored(storage);
    if (token !== state.token || user?.id !== state.user?.id) change({ user, token, device });
  };
  return {
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn: ({ token, deviceToken, user }: { token: string; deviceToken: string; user: SessionUser }) => {
      const { _id, id, companyName, email, avatar } = user;
      keep({ token, device: deviceToken, user: { _id, id, companyName, email, avatar } });
    },
    /** Ends the session because the company leaves. */
    signOut: () => end('left'),
    /** Takes note that the server has ended the session. */
    expire: () => {
      const { token } = state;
      // Another window may have logged in again, or out, before this one has heard of it.
      follow();
      if (state.user && state.token === token) end('expired');
    },
    /** Called by the log-in, where every end of a session leads. */
    acknowledgeEnd: () => change({ ended: null }),
    setMode: (mode: Mode) => keep({ mode }),
    setActiveIcon: (activeIcon: string) => keep({ activeIcon }),
    /** Follows a log-in or log-out in another window; mode and entry stay each window's own. */
    followStorage: follow,
  };
}

/** What `createSessionStore` makes. */
export type SessionStore = ReturnType<typeof createSessionStore>;
