/** The part of a browser's storage that is used here. As there, its keys are its own properties. */
type Entries = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a storage has that lasts until the page is left. */
const methods: Entries & ThisType<Record<string, string>> = {
  getItem(key) {
    return this[key] ?? null;
  },
  setItem(key, value) {
    this[key] = value;
  },
  removeItem(key) {
    delete this[key];
  },
};

/** A storage of the browser, or one for this visit where it is denied to this page: by a setting, or by a frame around it. */
export function storageOf(name: 'localStorage' | 'sessionStorage'): Entries {
  try {
    const storage = globalThis[name];
    // Some let a page have it, and refuse to be read.
    storage.getItem('');
    return storage;
  } catch {
    return Object.create(methods) as Entries;
  }
}

/** What the browser keeps between visits. */
export const visitsStorage = storageOf('localStorage');
