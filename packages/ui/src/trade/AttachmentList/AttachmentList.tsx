'use client';
import type { ComponentProps } from 'react';
import { holdPress } from '#components/Button/hold-press.ts';
import { FileIcon } from '#components/FileField/FileIcon.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { formatBytes } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import type { AttachedFile } from '#trade/attached-file.ts';
import { attachmentListLabels, type AttachmentListLabels } from './AttachmentList.labels.ts';
import { Root } from './AttachmentList.styles.ts';

export interface AttachmentListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The files. For an empty list nothing is rendered. */
  files: readonly AttachedFile[];
  /** Called with a file that is pressed: fetch it and show it. Without it the files are plain text. */
  onOpen?: ((file: AttachedFile) => void) | undefined;
  /** The id of the file that is being fetched: it shows that, and ignores presses. */
  pendingId?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<AttachmentListLabels> | undefined;
}

/** The files that go with a request, an offer or a message, each with its kind, its name and its size. */
export function AttachmentList({ files, onOpen, pendingId, labels, ...rest }: AttachmentListProps) {
  const words = useLabels('AttachmentList', attachmentListLabels, labels);
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <Root data-component="AttachmentList" aria-label={words.list} {...rest}>
      {files.map((file) => {
        const isPending = file.id === pendingId;
        const content = (
          <>
            <span data-part="icon" aria-hidden>
              {isPending ? <Spinner size="sm" /> : <FileIcon type={file.type} />}
            </span>
            <span data-part="facts">
              <span data-part="name">{file.name}</span>{' '}
              <span data-part="size">{formatBytes(file.bytes, locale)}</span>
            </span>
          </>
        );
        return (
          <li key={file.id} data-part="file">
            {onOpen ? (
              <button
                data-part="open"
                type="button"
                aria-busy={isPending || undefined}
                aria-disabled={isPending || undefined}
                onClick={() => onOpen(file)}
                {...(isPending && holdPress)}
              >
                {content}
              </button>
            ) : (
              <span data-part="open">{content}</span>
            )}
          </li>
        );
      })}
    </Root>
  );
}
