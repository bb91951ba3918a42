'use client';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveEntry, toEntry } from '#components/FileField/file-entry.ts';
import type { FileFieldLabels } from '#components/FileField/FileField.labels.ts';
import { checkFiles, type FileLimits } from '#components/FileField/file-limits.ts';
import { useFieldValue } from '#lib/use-field-value.ts';
import { useFormEvent } from '#lib/use-form-event.ts';
import { useInputEvent } from '#lib/use-input-event.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { PictureFieldLabels } from './PictureField.labels.ts';
import { useUploads, type PictureUpload, type UploadPicture } from './use-uploads.ts';

interface PicturesOptions {
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: ((value: string[]) => void) | undefined;
  onUpload: UploadPicture;
  limits: FileLimits & { maxFiles: number };
  words: PictureFieldLabels;
  fileWords: FileFieldLabels;
}

/** The pictures of the field in their order, those on their way, and why others were not taken. */
export function usePictures({
  onUpload,
  onValueChange,
  limits,
  words,
  fileWords,
  ...field
}: PicturesOptions) {
  const { locale } = useLocale();
  const inputRef = useRef<HTMLInputElement>(null);
  const onChange = onValueChange && ((value: readonly string[]) => onValueChange([...value]));
  const [pictures, setPictures] = useFieldValue({ ...field, onValueChange: onChange }, inputRef);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  // What was just uploaded is shown from the file: the server may not show it to others than its form yet.
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());

  const append = (addresses: readonly string[]) => {
    setPictures([...pictures, ...addresses]);
    setAnnouncement(words.added(addresses.length));
  };
  const { uploads, isUploading, start, retry, ...uploading } = useUploads({
    onUpload,
    failed: words.uploadFailed,
    onUploaded: (uploaded) => {
      setFiles(new Map([...files, ...uploaded.map(({ address, file }) => [address, file] as const)]));
      append(uploaded.map(({ address }) => address));
    },
  });
  const room = limits.maxFiles - pictures.length - uploads.length;

  const invalid = isUploading ? words.stillUploading : uploads.length > 0 ? words.notUploaded : '';
  useEffect(() => inputRef.current?.setCustomValidity(invalid), [invalid]);
  // What the form would say of the uploads goes with them.
  useInputEvent(inputRef, [...pictures, invalid].join('\n'));
  useFormEvent(inputRef, 'reset', () => {
    uploading.clear();
    setErrors([]);
  });

  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length || to === from) return;
    setPictures(moveEntry(pictures, from, to));
    setAnnouncement(words.moved(from + 1, to + 1, pictures.length));
  };

  return {
    pictures,
    files,
    uploads,
    errors,
    announcement,
    inputRef,
    room,
    append,
    retry,
    add: (chosen: readonly File[]) => {
      const found = checkFiles(chosen, room, limits, { words: fileWords, locale });
      setErrors(found.errors);
      if (found.taken.length > 0) start(found.taken.map((file) => ({ ...toEntry(file), file })));
    },
    remove: (index: number) => {
      setPictures(pictures.filter((_, at) => at !== index));
      setErrors([]);
      setAnnouncement(words.removed(index + 1));
      inputRef.current?.focus();
    },
    removeUpload: (upload: PictureUpload) => {
      uploading.remove(upload);
      setErrors([]);
      setAnnouncement(fileWords.removed(upload.entry.name));
      inputRef.current?.focus();
    },
    move,
    /** Moves by a button, which keeps the focus although its tile moves. */
    moveByButton: (button: HTMLElement, from: number, to: number) => {
      flushSync(() => move(from, to));
      button.focus();
    },
  };
}
