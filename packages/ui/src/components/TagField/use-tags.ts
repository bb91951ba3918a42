'use client';
import { useRef, useState } from 'react';
import { isSameText } from '#lib/match-text.ts';
import { useFieldValue } from '#lib/use-field-value.ts';
import { useFormEvent } from '#lib/use-form-event.ts';
import { useInputEvent } from '#lib/use-input-event.ts';
import { formatNumber } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { TagFieldLabels } from './TagField.labels.ts';

interface TagsOptions {
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: ((value: readonly string[]) => void) | undefined;
  /** The most tags. */
  maxTags: number;
  words: TagFieldLabels;
}

/** The tags and the text of the next one. A tag that is there already, in any letter case, is not added again. */
export function useTags({ maxTags, words, ...field }: TagsOptions) {
  const { locale } = useLocale();
  const inputRef = useRef<HTMLInputElement>(null);
  const [tags, setTags] = useFieldValue({ caller: 'TagField', ...field }, inputRef);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  useInputEvent(inputRef, tags.join('\n'));

  const write = (next: string) => {
    setText(next);
    setError(undefined);
  };
  useFormEvent(inputRef, 'reset', () => write(''));

  return {
    inputRef,
    tags,
    text,
    error,
    announcement,
    write,
    /** Adds the words that commas and line breaks part; what is too much stays in the box. */
    add: (input: string) => {
      const next = [...tags];
      const left: string[] = [];
      for (const word of input.split(/[,\n]/).map((one) => one.trim()))
        if (word !== '' && !next.some((tag) => isSameText(tag, word)))
          (next.length < maxTags ? next : left).push(word);
      write(left.join(', '));
      if (left.length > 0) setError(words.full(formatNumber(maxTags, { locale })));
      if (next.length === tags.length) return;
      setTags(next);
      setAnnouncement(words.added(new Intl.ListFormat(locale).format(next.slice(tags.length))));
    },
    remove: (index: number) => {
      setTags(tags.filter((_, at) => at !== index));
      setAnnouncement(words.removed(tags[index]!));
      setError(undefined);
      inputRef.current?.focus();
    },
  };
}
