'use client';
import { useState } from 'react';

interface Saving {
  /** Whether it is being saved. */
  pending: boolean;
  /** Why the last try failed; empty when it has not. */
  error: string;
  /** Saves a text, and then calls `onSaved`. */
  save: (text: string) => Promise<void>;
}

/** Saves a text of a dialog, which closes when that has worked and else stays with what was written. */
export function useSaving(
  onSubmit: (text: string) => void | Promise<unknown>,
  onSaved: () => void,
  failed: string,
): Saving {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState('');
  const save = async (text: string) => {
    setPending(true);
    setError('');
    try {
      await onSubmit(text);
      onSaved();
    } catch (cause) {
      setError((cause instanceof Error && cause.message) || failed);
    }
    setPending(false);
  };
  return { pending, error, save };
}
