'use client';
import { fileFieldLabels } from '#components/FileField/FileField.labels.ts';
import { FileItem } from '#components/FileField/FileItem.tsx';
import { useLabels } from '#locale/use-locale.ts';
import type { Attachments } from './use-attachments.ts';

interface AttachmentItemsProps {
  /** The files. */
  list: Attachments;
  /** The accessible name of the list. */
  label: string;
  /** Whether nothing can be changed. */
  disabled: boolean;
}

/** The files that are uploaded, and after them those on their way; nothing without any. */
export function AttachmentItems({ list, label, disabled }: AttachmentItemsProps) {
  const words = useLabels('FileField', fileFieldLabels);
  const shared = { disabled, words };
  if (list.values.length + list.uploads.length === 0) return null;
  return (
    <ul data-part="files" aria-label={label}>
      {list.values.map(({ id, name, bytes, type }, index) => (
        <FileItem
          key={id}
          entry={{ id, name, size: bytes, type, file: list.files.get(id) }}
          upload={undefined}
          {...shared}
          onRemove={() => list.remove(index, words.removed(name))}
          onRetry={undefined}
        />
      ))}
      {list.uploads.map((upload) => (
        <FileItem
          key={upload.entry.id}
          entry={upload.entry}
          upload={upload}
          {...shared}
          onRemove={() => list.removeUpload(upload)}
          onRetry={() => list.retry(upload)}
        />
      ))}
    </ul>
  );
}
