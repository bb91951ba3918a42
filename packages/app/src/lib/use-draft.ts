import { useState } from 'react';
import { storageOf } from './storage.ts';

/** What the browser keeps for this window. */
export const windowStorage = storageOf('sessionStorage');

const prefix = 'draft:';
const keyOf = (owner: string, name: string) => `${prefix}${owner}:${name}`;

function read<T>(key: string): T | undefined {
  try {
    return (JSON.parse(windowStorage.getItem(key) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the draft; undefined removes it. */
function write(key: string, draft: unknown) {
  if (draft === undefined) windowStorage.removeItem(key);
  else windowStorage.setItem(key, JSON.stringify(draft));
}

export interface Draft<T> {
  /** The draft that was stored when the screen opened; undefined when there was none, or it was cleared. */
  kept: T | undefined;
  /** Stores the current text. */
  keep: (draft: T | undefined) => void;
  /** Removes the draft, once it has been sent or discarded. */
  clear: () => void;
}

/**
 * What was written and not yet sent. It survives a reload and the end of a session in this window, for the company that
 * wrote it. `owner` is its id, or 'guest'; neither argument may change while the screen is mounted.
 */
export function useDraft<T>(owner: string, name: string): Draft<T> {
  const key = keyOf(owner, name);
  const [kept, setKept] = useState(() => read<T>(key));
  return {
    kept,
    keep: (draft) => write(key, draft),
    clear: () => {
      setKept(undefined);
      write(key, undefined);
    },
  };
}

/** Removes all drafts in this window but those of `owner`; without an owner, all. */
export function clearDrafts(owner?: string): void {
  for (const key of Object.keys(windowStorage)) {
    if (key.startsWith(prefix) && !(owner && key.startsWith(keyOf(owner, '')))) windowStorage.removeItem(key);
  }
}
