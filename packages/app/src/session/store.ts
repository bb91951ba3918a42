import type { OwnProfile, Session } from '@guildhall/contract';
import type { Mode } from '@guildhall/ui/trade/top-bar';
import {
  readStored,
  sessionUser,
  storeEnd,
  writeStored,
  type SessionUser,
  type StoredState,
} from './storage.ts';

/** The session as screens see it. */
export interface SessionState extends StoredState {
  /**
   * How the session ended, until the log-in opens or the reader goes elsewhere: `expired` by the server, `left` by signing
   * out.
   */
  ended: 'expired' | 'left' | null;
}

const signedOut = { user: null, token: null };

const isEqual = (a: SessionUser | null, b: SessionUser | null) => JSON.stringify(a) === JSON.stringify(b);

/** Holds the session, the mode and the chosen entry, and stores them in `storage`. */
export function createSessionStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
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
  const follow = () => {
    const { user, token, device } = readStored(storage);
    if (token !== state.token || !isEqual(user, state.user)) change({ user, token, device });
  };
  return {
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn: ({ token, deviceToken, user }: Omit<Session, 'message'>) => {
      keep({ token, device: deviceToken, user: sessionUser(user) });
    },
    /** Called with what the server says of the signed-in company and its member. */
    update: (profile: OwnProfile) => {
      follow();
      const user = sessionUser(profile);
      if (state.user?.id === profile.id && !isEqual(state.user, user)) keep({ user });
    },
    /** Ends the session because the company signs out. */
    signOut: () => {
      keep(signedOut);
      change({ ended: 'left' });
    },
    /** Ends the session because the server has ended it. */
    expire: () => {
      const { token } = state;
      // Another window may have logged in or out just before.
      follow();
      if (!state.user || state.token !== token) return;
      storeEnd(storage, token);
      change({ ...signedOut, ended: 'expired' });
    },
    /** Called when the log-in opens, or the reader goes elsewhere before it has. */
    acknowledgeEnd: () => change({ ended: null }),
    setMode: (mode: Mode) => keep({ mode }),
    setActiveIcon: (activeIcon: string) => keep({ activeIcon }),
    /** Follows a log-in, a log-out, a new logo or role in another window; mode and entry are separate in each window. */
    followStorage: follow,
  };
}

/** What `createSessionStore` makes. */
export type SessionStore = ReturnType<typeof createSessionStore>;
