import { useState } from 'react';

/** Text that a reload does not lose. It stays in this window, under `key`, which is to be the same for good. */
export function useDraft(key: string): [draft: string, setDraft: (draft: string) => void] {
  const storageKey = `draft:${key}`;
  const [draft, setDraft] = useState(() => sessionStorage.getItem(storageKey) ?? '');
  const keep = (next: string) => {
    setDraft(next);
    if (next) sessionStorage.setItem(storageKey, next);
    else sessionStorage.removeItem(storageKey);
  };
  return [draft, keep];
}
