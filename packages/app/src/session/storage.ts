import type { Role } from '@guildhall/contract/rights';
import type { Mode } from '@guildhall/ui/trade/top-bar';

/** What must be known of the signed-in company before the server has responded. */
export interface SessionUser {
  _id: string;
  id: string;
  companyName: string;
  email: string;
  avatar: string | null;
  /** The role of the member who has logged in. */
  role: Role;
}

/** What the browser stores between visits. */
export interface StoredState {
  user: SessionUser | null;
  token: string | null;
  /**
   * Proves to the log-in that this browser has logged in before, so that password guesses from elsewhere do not block
   * it. It grants no access by itself, and remains after the session ends.
   */
  device: string | null;
  mode: Mode;
  /** Label of the entry that was chosen last in the navigation bar. */
  activeIcon: string;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** A profile from the server or from storage, as long as it is one. */
type PossibleProfile = Partial<Record<keyof SessionUser, unknown>> & { role?: Role; member?: { role: Role } };

/** What the session keeps of a profile, or null when it is not one. */
export function sessionUser(profile: unknown): SessionUser | null {
  const { _id, id, companyName, email, avatar, role, member } = (profile ?? {}) as PossibleProfile;
  const ownId = text(id) ?? text(_id);
  const name = text(companyName);
  if (ownId === null || name === null) return null;
  return {
    _id: ownId,
    id: ownId,
    companyName: name,
    email: text(email) ?? '',
    avatar: text(avatar),
    // Sessions from before there were roles are those of owners; an unknown role has no rights.
    role: member?.role ?? role ?? 'owner',
  };
}

function parseUser(json: string | null): SessionUser | null {
  try {
    return sessionUser(JSON.parse(json ?? 'null'));
  } catch {
    return null;
  }
}

const storedToken = (storage: Pick<Storage, 'getItem'>) => text(storage.getItem('token'));

/**
 * Records that the server has ended the session of `token`. Nothing is removed: another window may just have logged in,
 * and what it has stored reaches this one a moment later.
 */
export function storeEnd(storage: Pick<Storage, 'setItem'>, token: string | null) {
  storage.setItem('endedToken', token ?? '');
}

const hasEnded = (storage: Pick<Storage, 'getItem'>) =>
  storage.getItem('endedToken') === (storedToken(storage) ?? '');

/**
 * Reads what the browser has stored. Missing or damaged entries, and a session that has ended, read as on a first visit.
 */
export function readStored(storage: Pick<Storage, 'getItem'>): StoredState {
  const user = hasEnded(storage) ? null : parseUser(storage.getItem('user'));
  const mode = text(storage.getItem('mode')) ?? 'Vendor';
  return {
    user,
    token: user && storedToken(storage),
    device: text(storage.getItem('device')),
    mode: mode === 'Vendor' ? 'Vendor' : 'Client',
    activeIcon: text(storage.getItem('activeIcon')) ?? 'Home',
  };
}

/** Stores `changes`; null removes an entry. */
export function writeStored(storage: Pick<Storage, 'setItem' | 'removeItem'>, changes: Partial<StoredState>) {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
}
