import type { Mode } from '@guildhall/ui/trade/top-bar';

/** What must be known of the signed-in company before the server has responded. */
export interface SessionUser {
  _id: string;
  id: string;
  companyName: string;
  email: string;
  avatar: string | null;
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

function parseUser(json: string | null): SessionUser | null {
  let value: unknown;
  try {
    value = JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
  const { _id, id, companyName, email, avatar } = (value ?? {}) as Record<string, unknown>;
  const ownId = text(id) ?? text(_id);
  const name = text(companyName);
  if (ownId === null || name === null) return null;
  return { _id: ownId, id: ownId, companyName: name, email: text(email) ?? '', avatar: text(avatar) };
}

/** Reads what the browser has stored. Missing or damaged entries read as on a first visit. */
export function readStored(storage: Pick<Storage, 'getItem'>): StoredState {
  const user = parseUser(storage.getItem('user'));
  const mode = text(storage.getItem('mode')) ?? 'Vendor';
  return {
    user,
    token: user && text(storage.getItem('token')),
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
