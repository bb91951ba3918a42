import { useSyncExternalStore } from 'react';

const key = 'savedProducts';
const listeners = new Set<() => void>();
const none: readonly string[] = [];
let read: { json: string | null; ids: readonly string[] } = { json: null, ids: none };

/** The stored ids; none when the entry is damaged. */
export function parseIds(json: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : none;
  } catch {
    return none;
  }
}

function readIds(): readonly string[] {
  const json = localStorage.getItem(key);
  if (json !== read.json) read = { json, ids: parseIds(json) };
  return read.ids;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Saves the product for later, or no longer. */
export function toggleSaved(id: string): void {
  const ids = readIds();
  const next = ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids];
  localStorage.setItem(key, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** The ids of the products that were saved for later in this browser, newest first. */
export const useSavedProducts = () => useSyncExternalStore(subscribe, readIds);
