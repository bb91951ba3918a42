'use client';
import type { ComponentProps } from 'react';
import { holdPress } from '#components/Button/hold-press.ts';
import { FileIcon } from '#components/FileField/FileIcon.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { formatBytes } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import type { AttachedFile, FileOpeningProps } from '#trade/attached-file.ts';
import { attachmentListLabels, type AttachmentListLabels } from './AttachmentList.labels.ts';
import { Root } from './AttachmentList.styles.ts';
import { AttachmentPicture } from './AttachmentPicture.tsx';

export interface AttachmentListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The files. For an empty list nothing is rendered. */
  files: readonly AttachedFile[];
  /** Called with a file that is pressed: fetch it and show it. Without it the files are plain text. */
  onOpen?: ((file: AttachedFile) => void) | undefined;
  /**
   * Loads a picture from its `url`, which shows nothing without the reader's session. Called when the picture comes into
   * view, and again when it does so later: keep what is loaded. Give the same function at each render. Without it a
   * picture is a line like other files.
   */
  onLoadPicture?: FileOpeningProps['onLoadPicture'];
  /** The id of the file that is being fetched: it shows that, and ignores presses. */
  pendingId?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<AttachmentListLabels> | undefined;
}

/** The files that go with a request, an offer or a message: pictures are seen, others have an icon of their kind. */
export function AttachmentList({
  files,
  onOpen,
  onLoadPicture,
  pendingId,
  labels,
  ...rest
}: AttachmentListProps) {
  const words = useLabels('AttachmentList', attachmentListLabels, labels);
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <Root data-component="AttachmentList" aria-label={words.list} {...rest}>
      {files.map((file) => {
        const isPending = file.id === pendingId;
        const isPicture = onLoadPicture !== undefined && file.type.startsWith('image/');
        const content = (
          <>
            {isPicture && <AttachmentPicture file={file} onLoad={onLoadPicture} />}
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
