/** The part of a browser's storage that is used here. */
type Entries = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A storage that lasts until the page is left. */
function createEntries(): Entries {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** A storage of the browser; undefined where it is denied to this page, by a setting or by a frame around it. */
function find(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    const storage = globalThis[name];
    // Some let a page have it, and refuse to be read.
    storage.getItem('');
    return storage;
  } catch {
    return undefined;
  }
}

const lasting = find('localStorage');

/** Whether the browser keeps nothing for this page, so that a session ends when the page is left or loaded again. */
export const isStorageDenied = lasting === undefined;

/** What the browser keeps between visits, or until the page is left where that is denied. */
export const visitsStorage = lasting ?? createEntries();

/** What the browser keeps for this window, or until the page is left where that is denied. */
export const windowStorage = find('sessionStorage') ?? createEntries();
