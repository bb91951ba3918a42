'use client';
import { useEffect, useRef, useState } from 'react';
import { toEntry } from '#components/FileField/file-entry.ts';
import type { FileFieldLabels } from '#components/FileField/FileField.labels.ts';
import { checkFiles, type FileLimits } from '#components/FileField/file-limits.ts';
import { useFieldValue } from '#lib/use-field-value.ts';
import { useFormEvent } from '#lib/use-form-event.ts';
import { useInputEvent } from '#lib/use-input-event.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { UploadWords } from './upload-words.ts';
import { useUploads, type RunningUpload, type UploadFile } from './use-uploads.ts';

interface UploadFieldOptions<Uploaded> {
  /** The component. */
  caller: string;
  value: readonly Uploaded[] | undefined;
  defaultValue: readonly Uploaded[];
  onValueChange: ((value: Uploaded[]) => void) | undefined;
  onUpload: UploadFile<Uploaded>;
  limits: FileLimits;
  words: UploadWords;
  fileWords: FileFieldLabels;
  /** What tells one that is uploaded from the others. */
  keyOf: (uploaded: Uploaded) => string;
  /** Announced when some were added. */
  sayAdded: (uploaded: readonly Uploaded[]) => string;
}

/** What is uploaded in a field, what is on its way, and why other files were not taken. */
export function useUploadField<Uploaded>({
  caller,
  value,
  defaultValue,
  onValueChange,
  onUpload,
  limits,
  words,
  fileWords,
  keyOf,
  sayAdded,
}: UploadFieldOptions<Uploaded>) {
  const { locale } = useLocale();
  const inputRef = useRef<HTMLInputElement>(null);
  const onChange = onValueChange && ((next: readonly Uploaded[]) => onValueChange([...next]));
  const [values, setValues] = useFieldValue(
    { caller, value, defaultValue, onValueChange: onChange },
    inputRef,
  );
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  // What was just uploaded is shown from the file: the server may not show it to others than its form yet.
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());

  // Files that were chosen together are announced together, although their uploads end one by one.
  const uploaded = useRef<readonly Uploaded[]>([]);

  const append = (added: readonly Uploaded[], announced = added) => {
    setValues([...values, ...added]);
    setAnnouncement(sayAdded(announced));
  };
  const { uploads, isUploading, start, retry, ...uploading } = useUploads({
    onUpload,
    failed: words.uploadFailed,
    onUploaded: (done) => {
      setFiles(new Map([...files, ...done.map((each) => [keyOf(each.uploaded), each.file] as const)]));
      const added = done.map((each) => each.uploaded);
      uploaded.current = [...uploaded.current, ...added];
      append(added, uploaded.current);
    },
  });
  const room = (limits.maxFiles ?? Infinity) - values.length - uploads.length;

  const invalid = isUploading ? words.stillUploading : uploads.length > 0 ? words.notUploaded : '';
  useEffect(() => inputRef.current?.setCustomValidity(invalid), [invalid]);
  // What the form would say of the uploads goes with them.
  useInputEvent(inputRef, [...values.map(keyOf), invalid].join('\n'));
  useFormEvent(inputRef, 'reset', () => {
    uploading.clear();
    setErrors([]);
  });

  const wasRemoved = (sentence: string) => {
    setErrors([]);
    setAnnouncement(sentence);
    inputRef.current?.focus();
  };
  return {
    values,
    setValues,
    /** The files that were uploaded just now, by the keys of what they became. */
    files,
    uploads,
    /** Why the files cannot be sent yet; empty when they can. */
    invalid,
    /** Why others were not taken. */
    errors,
    announcement,
    announce: setAnnouncement,
    inputRef,
    room,
    append: (added: readonly Uploaded[]) => append(added),
    retry,
    add: (chosen: readonly File[]) => {
      const found = checkFiles(chosen, room, limits, { words: fileWords, locale });
      setErrors(found.errors);
      if (!isUploading) uploaded.current = [];
      if (found.taken.length > 0) start(found.taken.map((file) => ({ ...toEntry(file), file })));
    },
    /** Removes what is uploaded at a place, and says the sentence. */
    remove: (index: number, sentence: string) => {
      setValues(values.filter((_, at) => at !== index));
      wasRemoved(sentence);
    },
    removeUpload: (upload: RunningUpload<Uploaded>) => {
      uploading.remove(upload);
      wasRemoved(fileWords.removed(upload.entry.name));
    },
  };
}
