'use client';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldValue } from '#lib/use-field-value.ts';
import { useFormEvent } from '#lib/use-form-event.ts';
import { useInputEvent } from '#lib/use-input-event.ts';
import { useLocale } from '#locale/use-locale.ts';
import { moveEntry, toEntry, type FileEntry } from './file-entry.ts';
import type { FileFieldLabels } from './FileField.labels.ts';
import { checkFiles, type FileLimits } from './file-limits.ts';

interface FilesOptions {
  /** The name under which a form gets the files. */
  name: string | undefined;
  value: readonly FileEntry[] | undefined;
  defaultValue: readonly FileEntry[];
  onValueChange: ((value: readonly FileEntry[]) => void) | undefined;
  onAdd: ((entries: readonly FileEntry[]) => void) | undefined;
  onRemove: ((entry: FileEntry) => void) | undefined;
  limits: FileLimits;
  words: FileFieldLabels;
}

/** The files of the field, in their order, and why others were not taken. */
export function useFiles({ name, onAdd, onRemove, limits, words, ...field }: FilesOptions) {
  const { locale } = useLocale();
  const inputRef = useRef<HTMLInputElement>(null);
  const [entries, setEntries] = useFieldValue({ caller: 'FileField', ...field }, inputRef);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');

  useInputEvent(inputRef, entries.map(({ id }) => id).join(' '));
  useFormEvent(inputRef, 'formdata', ({ formData }) => {
    if (!name || inputRef.current?.matches(':disabled')) return;
    for (const { file } of entries) if (file) formData.append(name, file);
  });
  useFormEvent(inputRef, 'reset', () => setErrors([]));

  const move = (from: number, to: number) => {
    if (to < 0 || to >= entries.length || to === from) return;
    setEntries(moveEntry(entries, from, to));
    setAnnouncement(words.moved(entries[from]!.name, to + 1, entries.length));
  };

  return {
    entries,
    errors,
    announcement,
    inputRef,
    add: (files: readonly File[]) => {
      const room = (limits.maxFiles ?? Infinity) - entries.length;
      const found = checkFiles(files, room, limits, { words, locale });
      setErrors(found.errors);
      if (found.taken.length === 0) return;
      const added = found.taken.map(toEntry);
      setEntries([...entries, ...added]);
      setAnnouncement(words.added(new Intl.ListFormat(locale).format(added.map(({ name }) => name))));
      onAdd?.(added);
    },
    remove: (entry: FileEntry) => {
      setEntries(entries.filter(({ id }) => id !== entry.id));
      setErrors([]);
      setAnnouncement(words.removed(entry.name));
      onRemove?.(entry);
      inputRef.current?.focus();
    },
    move,
    /** Moves by a button, which keeps the focus although its row moves. */
    moveByButton: (button: HTMLElement, from: number, to: number) => {
      flushSync(() => move(from, to));
      button.focus();
    },
  };
}
