'use client';
import { Upload } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FileFieldLabels } from './FileField.labels.ts';
import type { DropHandlers } from './use-file-drop.ts';

interface FileBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** Whether files are dragged over it, or over all that takes them. */
  isOver: boolean;
  /** The words in it. */
  words: Pick<FileFieldLabels, 'choose' | 'dropOrPaste' | 'dropHere'>;
  /** Called with the files that were chosen. */
  onFiles: (files: readonly File[]) => void;
  /** What takes the files that are dropped on it, unless something around it does. */
  dropHandlers?: DropHandlers | undefined;
}

/** The dashed box: the native file input, which covers it, and in words what can be done. */
export function FileBox({ isOver, words, onFiles, dropHandlers, ...input }: FileBoxProps) {
  return (
    <div data-part="box" data-over={isOver ? '' : undefined} {...dropHandlers}>
      <input
        data-part="control"
        {...input}
        type="file"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // So that the same file can be chosen again, and none is sent twice.
          event.target.value = '';
          onFiles(files);
        }}
      />
      <Upload size={20} aria-hidden />
      <span data-part="prompt" aria-hidden>
        {isOver ? (
          words.dropHere
        ) : (
          <>
            <span data-part="choose">{words.choose(input.multiple ?? false)}</span> {words.dropOrPaste}
          </>
        )}
      </span>
    </div>
  );
}
