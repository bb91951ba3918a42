'use client';
import { ArrowDown, ArrowUp, CircleAlert, RotateCw, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Progress } from '#components/Progress/Progress.tsx';
import { formatBytes } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { FileEntry, FileUpload } from './file-entry.ts';
import { FileIcon } from './FileIcon.tsx';
import { FilePicture } from './FilePicture.tsx';
import type { FileFieldLabels } from './FileField.labels.ts';

/** How one of several files is moved among them. */
export interface FileMoving {
  /** Its place; the first is 0. */
  index: number;
  /** How many there are. */
  count: number;
  /** What its row gets, so that it can be dragged and others dragged over it. */
  drag: { 'data-dragged': '' | undefined } & Pick<
    ComponentProps<'li'>,
    'draggable' | 'onDragStart' | 'onDragOver' | 'onDragEnd'
  >;
  /** Called with the button and the new place. */
  onMove: (button: HTMLElement, to: number) => void;
}

interface FileItemProps {
  /** The file. */
  entry: FileEntry;
  /** How its upload is going. */
  upload: FileUpload | undefined;
  /** Whether nothing can be changed. */
  disabled: boolean;
  /** The words of the field. */
  words: FileFieldLabels;
  /** How it is moved, unless it is the only one or the order means nothing. */
  moving?: FileMoving | undefined;
  /** Called when it is to be removed. Without it, it cannot be. */
  onRemove?: (() => void) | undefined;
  /** Called when it is to be uploaded once more. */
  onRetry: (() => void) | undefined;
}

/** The picture, or an icon for what is none. */
function Preview({ entry: { file, type, previewUrl } }: Pick<FileItemProps, 'entry'>) {
  const isPicture = previewUrl !== undefined || (file && type.startsWith('image/'));
  return (
    <span data-part="preview" aria-hidden>
      {isPicture ? <FilePicture file={file} src={previewUrl} alt="" /> : <FileIcon type={type} />}
    </span>
  );
}

/** One file of the list. */
export function FileItem({
  entry,
  upload: { progress, error } = {},
  disabled,
  words,
  moving,
  onRemove,
  onRetry,
}: FileItemProps) {
  const { locale } = useLocale();
  return (
    <li data-part="file" data-invalid={error ? '' : undefined} {...moving?.drag}>
      <Preview entry={entry} />
      <span data-part="facts">
        <span data-part="name">{entry.name}</span>
        <span data-part="size">{formatBytes(entry.size, { locale })}</span>
        {error && (
          <span data-part="file-error" role="alert">
            <CircleAlert size={16} aria-hidden />
            <span>{error}</span>
          </span>
        )}
        {progress !== undefined && !error && (
          <Progress
            label={words.uploading(entry.name)}
            labelVisibility="hidden"
            size="sm"
            value={progress}
            max={1}
          />
        )}
        {error && onRetry && (
          <Button
            size="sm"
            variant="secondary"
            leadingIcon={<RotateCw />}
            aria-label={words.retryName(entry.name)}
            disabled={disabled}
            onClick={onRetry}
          >
            {words.retry}
          </Button>
        )}
      </span>
      {onRemove && (
        <span data-part="buttons">
          {moving &&
            [
              { label: words.moveEarlier(entry.name), icon: <ArrowUp />, to: moving.index - 1 },
              { label: words.moveLater(entry.name), icon: <ArrowDown />, to: moving.index + 1 },
            ].map(({ label, icon, to }) => (
              <IconButton
                key={label}
                size="sm"
                label={label}
                icon={icon}
                disabled={disabled}
                aria-disabled={to < 0 || to >= moving.count || undefined}
                onClick={(event) => moving.onMove(event.currentTarget, to)}
              />
            ))}
          <IconButton
            size="sm"
            label={words.remove(entry.name)}
            icon={<X />}
            disabled={disabled}
            onClick={onRemove}
          />
        </span>
      )}
    </li>
  );
}
