import { useState } from 'react';

/** Text that a reload or a detour does not lose. It stays in this window, under `key`, until it is empty. */
export function useDraft(key: string): [text: string, setText: (text: string) => void] {
  const storageKey = `draft:${key}`;
  const [draft, setDraft] = useState({ key, text: sessionStorage.getItem(storageKey) ?? '' });
  const setText = (text: string) => {
    setDraft({ key, text });
    if (text) sessionStorage.setItem(storageKey, text);
    else sessionStorage.removeItem(storageKey);
  };
  if (draft.key === key) return [draft.text, setText];
  const text = sessionStorage.getItem(storageKey) ?? '';
  setDraft({ key, text });
  return [text, setText];
}
