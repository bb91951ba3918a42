'use client';
import { ArrowDown, ArrowUp, CircleAlert, File as FileIcon, RotateCw, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Progress } from '#components/Progress/Progress.tsx';
import { formatBytes } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { FileEntry, FileUpload } from './file-entry.ts';
import { FilePicture } from './FilePicture.tsx';
import type { FileFieldLabels } from './FileField.labels.ts';

interface FileItemProps {
  /** The file. */
  entry: FileEntry;
  /** Its place; the first is 0. */
  index: number;
  /** How many there are. */
  count: number;
  /** How its upload is going. */
  upload: FileUpload | undefined;
  /** Whether nothing can be changed. */
  disabled: boolean;
  /** Whether it is being dragged. */
  isDragged: boolean;
  /** The words of the field. */
  words: FileFieldLabels;
  /** What happens when it is dragged, or another is dragged over it. */
  drag: Pick<ComponentProps<'li'>, 'onDragStart' | 'onDragOver' | 'onDragEnd'>;
  /** Called with the button and the new place. */
  onMove: (button: HTMLElement, to: number) => void;
  /** Called when it is to be removed. */
  onRemove: () => void;
  /** Called when it is to be uploaded once more. */
  onRetry: (() => void) | undefined;
}

/** The picture, or an icon for what is none. */
function Preview({ entry: { file, type, previewUrl } }: Pick<FileItemProps, 'entry'>) {
  const isPicture = previewUrl !== undefined || (file && type.startsWith('image/'));
  return (
    <span data-part="preview" aria-hidden>
      {isPicture ? <FilePicture file={file} src={previewUrl} alt="" /> : <FileIcon size={20} />}
    </span>
  );
}

/** One file of the list. */
export function FileItem({
  entry,
  index,
  count,
  upload: { progress, error } = {},
  disabled,
  isDragged,
  words,
  drag,
  onMove,
  onRemove,
  onRetry,
}: FileItemProps) {
  const { locale } = useLocale();
  const places = [
    { label: words.moveEarlier(entry.name), icon: <ArrowUp />, to: index - 1 },
    { label: words.moveLater(entry.name), icon: <ArrowDown />, to: index + 1 },
  ];
  return (
    <li
      data-part="file"
      data-dragged={isDragged ? '' : undefined}
      data-invalid={error ? '' : undefined}
      draggable={count > 1 && !disabled}
      {...drag}
    >
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
      <span data-part="buttons">
        {count > 1 &&
          places.map(({ label, icon, to }) => (
            <IconButton
              key={label}
              size="sm"
              label={label}
              icon={icon}
              disabled={disabled}
              aria-disabled={to < 0 || to >= count || undefined}
              onClick={(event) => onMove(event.currentTarget, to)}
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
    </li>
  );
}
