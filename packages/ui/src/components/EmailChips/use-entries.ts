'use client';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldValue } from '#lib/use-field-value.ts';
import { useFormEvent } from '#lib/use-form-event.ts';
import { useInputEvent } from '#lib/use-input-event.ts';

interface EntriesOptions {
  /** The component. */
  caller: string;
  value: readonly string[] | undefined;
  defaultValue: readonly string[] | undefined;
  onValueChange: ((value: readonly string[]) => void) | undefined;
  /** What is read out when an entry was added. */
  added: (entry: string, index: number) => string;
  /** What is read out when an entry was removed. */
  removed: (entry: string, index: number) => string;
  /** What is wrong with a text that is to be added. Without it every text is right. */
  explain?: ((text: string) => string | undefined) | undefined;
  /** Called with what `explain` found wrong. */
  onInvalid?: ((message: string) => void) | undefined;
  /** Whether an entry that is there already is not added again. */
  unique?: boolean | undefined;
}

const noEntries: readonly string[] = [];

/**
 * A list whose entries are written and added one by one. A text that is still in the box when the form is sent is
 * added then; if it is refused, the form is not sent.
 */
export function useEntries({
  caller,
  value,
  defaultValue = noEntries,
  onValueChange,
  explain,
  onInvalid,
  added,
  removed,
  unique = false,
}: EntriesOptions) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [entries, setEntries] = useFieldValue({ caller, value, defaultValue, onValueChange }, inputRef);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  useInputEvent(inputRef, entries.join('\n'));

  function write(next: string) {
    setText(next);
    setError(undefined);
  }
  useFormEvent(inputRef, 'reset', () => write(''));

  /** Adds the text as an entry; false when it was refused. */
  function add(): boolean {
    const entry = text.trim();
    const found = explain?.(entry);
    setError(found);
    if (found !== undefined) onInvalid?.(found);
    else if (entry !== '') {
      if (!unique || !entries.includes(entry)) setEntries([...entries, entry]);
      setAnnouncement(added(entry, entries.length));
      setText('');
    }
    return found === undefined;
  }

  useEffect(() => {
    const form = inputRef.current?.form;
    const addPendingText = (event: SubmitEvent) => {
      if (text.trim() === '' || inputRef.current?.disabled) return;
      // The form is about to be read.
      if (flushSync(add)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      inputRef.current?.focus();
    };
    // Before any other listener of the form, and before React's, which sits further out.
    form?.addEventListener('submit', addPendingText, { capture: true });
    return () => form?.removeEventListener('submit', addPendingText, { capture: true });
  });

  return {
    entries,
    text,
    write,
    error,
    announcement,
    inputRef,
    add: () => {
      add();
      inputRef.current?.focus();
    },
    remove: (index: number) => {
      setEntries(entries.filter((_, at) => at !== index));
      setAnnouncement(removed(entries[index]!, index));
      inputRef.current?.focus();
    },
  };
}
