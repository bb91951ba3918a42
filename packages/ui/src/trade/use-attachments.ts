'use client';
import { fileFieldLabels } from '#components/FileField/FileField.labels.ts';
import type { FileLimits } from '#components/FileField/file-limits.ts';
import { formatList } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import type { AttachedFile } from './attached-file.ts';
import type { UploadWords } from './upload-words.ts';
import { useUploadField } from './use-upload-field.ts';
import type { UploadFile } from './use-uploads.ts';

interface AttachmentsOptions {
  caller: string;
  value: readonly AttachedFile[] | undefined;
  defaultValue: readonly AttachedFile[];
  onValueChange: ((value: AttachedFile[]) => void) | undefined;
  onUpload: UploadFile<AttachedFile>;
  limits: FileLimits;
  words: UploadWords;
}

/** The files that go with something: those that are uploaded, and those on their way. */
export function useAttachments(options: AttachmentsOptions) {
  const locale = useLocale();
  const fileWords = useLabels('FileField', fileFieldLabels);
  return useUploadField({
    ...options,
    fileWords,
    keyOf: ({ id }) => id,
    sayAdded: (files) =>
      fileWords.added(
        formatList(
          files.map(({ name }) => name),
          locale,
        ),
      ),
  });
}

/** What `useAttachments` keeps. */
export type Attachments = ReturnType<typeof useAttachments>;
