'use client';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useInputEvent } from '#lib/use-input-event.ts';

interface EntriesOptions {
  value: readonly string[] | undefined;
  defaultValue: readonly string[] | undefined;
  onValueChange: ((value: readonly string[]) => void) | undefined;
  /** The name of an entry in the announcement that it was added or removed. */
  nameOf: (entry: string, index: number) => string;
  /** What is wrong with a text that is to be added. Without it every text is right. */
  explain?: (text: string) => string | undefined;
  /** Called with what `explain` found wrong. */
  onInvalid?: ((message: string) => void) | undefined;
  /** Whether an entry that is there already is not added again. */
  unique?: boolean;
}

const noEntries: readonly string[] = [];

/**
 * A list whose entries are written and added one by one. A text that is still in the box when the form is sent is
 * added then; if it is refused, the form is not sent.
 */
export function useEntries({ explain, onInvalid, nameOf, unique = false, ...props }: EntriesOptions) {
  const [entries, setEntries] = useControllableState({
    prop: props.value,
    defaultProp: props.defaultValue ?? noEntries,
    ...(props.onValueChange && { onChange: props.onValueChange }),
  });
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  useInputEvent(inputRef, entries.join('\n'));

  function write(next: string) {
    setText(next);
    setError(undefined);
  }

  /** Adds the text as an entry; false when it was refused. */
  function add(): boolean {
    const entry = text.trim();
    const found = explain?.(entry);
    setError(found);
    if (found !== undefined) onInvalid?.(found);
    else if (entry !== '') {
      if (!unique || !entries.includes(entry)) setEntries([...entries, entry]);
      setAnnouncement(`${nameOf(entry, entries.length)} added`);
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
      setAnnouncement(`${nameOf(entries[index]!, index)} removed`);
      inputRef.current?.focus();
    },
  };
}
