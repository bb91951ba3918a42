'use client';
import { CircleAlert, RotateCw, X } from 'lucide-react';
import type { FileFieldLabels } from '#components/FileField/FileField.labels.ts';
import { FilePicture } from '#components/FileField/FilePicture.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Progress } from '#components/Progress/Progress.tsx';
import type { RunningUpload } from '#trade/use-uploads.ts';
import type { PictureFieldLabels } from './PictureField.labels.ts';

interface PictureUploadTileProps {
  /** The picture and how its upload is going. */
  upload: RunningUpload<string>;
  /** Whether nothing can be changed. */
  disabled: boolean;
  /** The words of the field. */
  words: PictureFieldLabels;
  /** The words for files. */
  fileWords: FileFieldLabels;
  /** Called when it is to be uploaded once more. */
  onRetry: () => void;
  /** Called when it is to be removed. */
  onRemove: () => void;
}

/** A picture on its way, or one that could not be uploaded. */
export function PictureUploadTile({
  upload: { entry, progress, error },
  disabled,
  words,
  fileWords,
  onRetry,
  onRemove,
}: PictureUploadTileProps) {
  return (
    <li data-part="image" data-state={error ? 'failed' : 'uploading'}>
      <span data-part="frame">
        <FilePicture data-part="picture" file={entry.file} alt={entry.name} />
        {!error && (
          <Progress
            label={fileWords.uploading(entry.name)}
            labelVisibility="hidden"
            size="sm"
            value={progress}
            max={1}
          />
        )}
      </span>
      {error && (
        <span data-part="file-error" role="alert">
          <CircleAlert size={16} aria-hidden />
          <span>{error}</span>
        </span>
      )}
      <span data-part="buttons">
        {error && (
          <IconButton
            size="sm"
            label={fileWords.retryName(entry.name)}
            icon={<RotateCw />}
            disabled={disabled}
            onClick={onRetry}
          />
        )}
        <IconButton
          size="sm"
          label={words.removeFile(entry.name)}
          icon={<X />}
          disabled={disabled}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
