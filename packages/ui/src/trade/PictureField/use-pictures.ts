'use client';
import { flushSync } from 'react-dom';
import { moveEntry } from '#components/FileField/file-entry.ts';
import type { FileFieldLabels } from '#components/FileField/FileField.labels.ts';
import type { FileLimits } from '#components/FileField/file-limits.ts';
import { useUploadField } from '#trade/use-upload-field.ts';
import type { UploadFile } from '#trade/use-uploads.ts';
import type { PictureFieldLabels } from './PictureField.labels.ts';

interface PicturesOptions {
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: ((value: string[]) => void) | undefined;
  onUpload: UploadFile<string>;
  limits: FileLimits;
  words: PictureFieldLabels;
  fileWords: FileFieldLabels;
}

/** The pictures of the field in their order, those on their way, and why others were not taken. */
export function usePictures(options: PicturesOptions) {
  const { words } = options;
  const {
    values: pictures,
    setValues,
    announce,
    remove,
    ...list
  } = useUploadField({
    caller: 'PictureField',
    ...options,
    keyOf: (address) => address,
    sayAdded: ({ length }) => words.added(length),
  });

  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length || to === from) return;
    setValues(moveEntry(pictures, from, to));
    announce(words.moved(from + 1, to + 1, pictures.length));
  };

  return {
    ...list,
    pictures,
    remove: (index: number) => remove(index, words.removed(index + 1)),
    move,
    /** Moves by a button, which keeps the focus although its tile moves. */
    moveByButton: (button: HTMLElement, from: number, to: number) => {
      flushSync(() => move(from, to));
      button.focus();
    },
  };
}
