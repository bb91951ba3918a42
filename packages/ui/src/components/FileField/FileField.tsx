'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, useState, type ComponentProps } from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { checkControlled, checkKept, checkName } from '#lib/misuse.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { FileBox } from './FileBox.tsx';
import type { FileEntry, FileUpload } from './file-entry.ts';
import { fileFieldLabels, type FileFieldLabels } from './FileField.labels.ts';
import { Root } from './FileField.styles.ts';
import { describeLimits, type FileLimits } from './file-limits.ts';
import { FileItem, type FileMoving } from './FileItem.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useFiles } from './use-files.ts';

export interface FileFieldProps
  extends
    FieldFrameProps,
    Omit<
      ComponentProps<'input'>,
      | 'children'
      | 'required'
      | 'size'
      | 'type'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'multiple'
      | 'accept'
      | 'readOnly'
    > {
  /** The types that are right, as the attribute of that name has them: `image/*,.pdf`. Without it every type is. */
  accept?: FileLimits['accept'];
  /** The greatest size of one file, in bytes. A larger one is not added, and the field says why. */
  maxSize?: FileLimits['maxSize'];
  /** The most files. With 1 the field asks for one file. */
  maxFiles?: FileLimits['maxFiles'];
  /** The files in their order, when you keep them; give `onValueChange` with them. */
  value?: readonly FileEntry[] | undefined;
  /**
   * The files to begin with, when the field keeps them itself.
   * @default []
   */
  defaultValue?: readonly FileEntry[] | undefined;
  /** Called with all files after some were added, removed or moved. */
  onValueChange?: ((value: readonly FileEntry[]) => void) | undefined;
  /**
   * How the uploads are going, by the ids of the files. The field uploads nothing itself.
   * @default {}
   */
  uploads?: Readonly<Record<string, FileUpload>> | undefined;
  /** Called with the files that were added: upload them, or wait until the form is sent. */
  onAdd?: ((entries: readonly FileEntry[]) => void) | undefined;
  /** Called with a file that was removed: cancel its upload. */
  onRemove?: ((entry: FileEntry) => void) | undefined;
  /** Called with a file whose upload failed and is to be tried again. Without it there is no such button. */
  onRetry?: ((entry: FileEntry) => void) | undefined;
  /**
   * Whether the files can be read and not changed. The form gets them.
   * @default false
   */
  readOnly?: boolean | undefined;
  /** Replaces some of its words. */
  labels?: Partial<FileFieldLabels> | undefined;
}

const noFiles: readonly FileEntry[] = [];
const noUploads: Readonly<Record<string, FileUpload>> = {};

/**
 * A field for files: chosen, dropped or pasted, shown in a list that can be reordered. You upload them as
 * they are added, or the form that the field is in sends them.
 */
export function FileField({
  accept,
  maxSize,
  maxFiles,
  value,
  defaultValue = noFiles,
  onValueChange,
  uploads = noUploads,
  onAdd,
  onRemove,
  onRetry,
  readOnly = false,
  labels,
  name,
  className,
  style,
  ref,
  ...props
}: FileFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('FileField', 'label', props.label);
    checkKept('FileField', { value, defaultValue }, 'an array');
    checkControlled(
      'FileField',
      ['value', value],
      ['onValueChange', onValueChange, onAdd, props.disabled, readOnly],
    );
  }
  const { locale } = useLocale();
  const words = useLabels('FileField', fileFieldLabels, labels);
  const limits = { accept, maxSize, maxFiles };
  const list = useFiles({ name, value, defaultValue, onValueChange, onAdd, onRemove, limits, words });
  const [draggedId, setDraggedId] = useState<string>();
  const composedRef = useComposedRefs(list.inputRef, ref);
  const { frame, rest } = splitFieldProps(props);
  const disabled = rest.disabled ?? false;
  const drop = useFileDrop({ disabled: disabled || readOnly, inputRef: list.inputRef, onFiles: list.add });
  const several = maxFiles !== 1;
  const limitWords = readOnly ? undefined : describeLimits(limits, { words, locale });
  const readOnlyId = useId();
  const descriptions = [frame['aria-describedby'], readOnly && readOnlyId];
  const hint = (frame.hint ?? limitWords) && (
    <>
      {frame.hint} {limitWords}
    </>
  );
  const movingOf = (entry: FileEntry, index: number): FileMoving => ({
    index,
    count: list.entries.length,
    drag: {
      draggable: !disabled,
      'data-dragged': entry.id === draggedId ? '' : undefined,
      onDragStart: (event) => {
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', entry.name);
        event.dataTransfer.effectAllowed = 'move';
        setDraggedId(entry.id);
      },
      onDragOver: (event) => {
        if (draggedId === undefined) return;
        event.preventDefault();
        list.move(
          list.entries.findIndex(({ id }) => id === draggedId),
          index,
        );
      },
      onDragEnd: () => setDraggedId(undefined),
    },
    onMove: (button, to) => list.moveByButton(button, index, to),
  });
  const errors = list.errors.map((error) => <span key={error}>{error}</span>);

  return (
    <Root
      data-component="FileField"
      data-readonly={readOnly ? '' : undefined}
      className={className}
      style={style}
      onPaste={drop.onPaste}
    >
      <FieldFrame
        {...frame}
        hint={hint}
        error={errors.length > 0 ? <>{errors}</> : frame.error}
        aria-describedby={descriptions.filter(Boolean).join(' ')}
      >
        {(control) => (
          <>
            <FileBox
              data-name={name}
              data-value-type="files"
              {...rest}
              {...control}
              required={control.required && !readOnly && list.entries.length === 0}
              ref={composedRef}
              accept={accept}
              multiple={several}
              isOver={drop.isOver}
              readOnlyText={readOnly ? { id: readOnlyId, words: words.readOnly } : undefined}
              words={words}
              onFiles={list.add}
              dropHandlers={drop.dropHandlers}
            />
            {list.entries.length > 0 && (
              <ol data-part="files" aria-label={frame.label}>
                {list.entries.map((entry, index) => (
                  <FileItem
                    key={entry.id}
                    entry={entry}
                    upload={uploads[entry.id]}
                    disabled={disabled}
                    words={words}
                    moving={list.entries.length > 1 && !readOnly ? movingOf(entry, index) : undefined}
                    onRemove={readOnly ? undefined : () => list.remove(entry)}
                    onRetry={onRetry && !readOnly ? () => onRetry(entry) : undefined}
                  />
                ))}
              </ol>
            )}
          </>
        )}
      </FieldFrame>
      <output data-part="status">{list.announcement}</output>
    </Root>
  );
}
