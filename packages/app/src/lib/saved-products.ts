import { useSyncExternalStore } from 'react';
import { visitsStorage } from './storage.ts';

/** Where a guest's saved products are until a company logs in. */
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
  const json = visitsStorage.getItem(key);
  if (json !== read.json) read = { json, ids: parseIds(json) };
  return read.ids;
}

function write(ids: readonly string[]): void {
  if (ids.length > 0) visitsStorage.setItem(key, JSON.stringify(ids));
  else visitsStorage.removeItem(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Saves the product for a guest, or no longer. */
export function toggleGuestSaved(id: string): void {
  const ids = readIds();
  write(ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]);
}

/** Forgets that a guest has saved this product: the company that has logged in has it now. */
export const forgetGuestSaved = (id: string): void => write(readIds().filter((other) => other !== id));

/** The ids of the products that a guest has saved in this browser, newest first. */
export const useGuestSaved = () => useSyncExternalStore(subscribe, readIds);
