'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { ComponentProps } from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { HiddenValues } from '#components/Field/HiddenValues.tsx';
import { FileBox } from '#components/FileField/FileBox.tsx';
import { fileFieldLabels } from '#components/FileField/FileField.labels.ts';
import { describeLimits, type FileLimits } from '#components/FileField/file-limits.ts';
import { useFileDrop } from '#components/FileField/use-file-drop.ts';
import { checkControlled, checkName } from '#lib/misuse.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import type { AttachedFile } from '#trade/attached-file.ts';
import { AttachmentItems } from '#trade/AttachmentItems.tsx';
import { picturesAndPdf } from '#trade/picture-types.ts';
import { useAttachments } from '#trade/use-attachments.ts';
import type { UploadFile } from '#trade/use-uploads.ts';
import { attachmentFieldLabels, type AttachmentFieldLabels } from './AttachmentField.labels.ts';
import { Root } from './AttachmentField.styles.ts';

/** Uploads a file and resolves with what the server makes of it. */
export type UploadAttachment = UploadFile<AttachedFile>;

export interface AttachmentFieldProps
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
    > {
  /** The files, when you keep them; give `onValueChange` with them. */
  value?: readonly AttachedFile[] | undefined;
  /**
   * The files to begin with, when the field keeps them itself: those that are attached already.
   * @default []
   */
  defaultValue?: readonly AttachedFile[] | undefined;
  /** Called with all files after some were added or removed. A file is among them as soon as it is uploaded. */
  onValueChange?: ((value: AttachedFile[]) => void) | undefined;
  /** Uploads a file that was chosen, dropped or pasted, and resolves with what the server makes of it. */
  onUpload: UploadAttachment;
  /** The most files. Without it any number is taken. */
  maxFiles?: FileLimits['maxFiles'];
  /** The greatest size of one file, in bytes. A larger one is not uploaded, and the field says why. */
  maxSize?: FileLimits['maxSize'];
  /**
   * The types that are right, as the attribute of that name has them.
   * @default 'image/jpeg,image/png,image/webp,image/avif,application/pdf'
   */
  accept?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<AttachmentFieldLabels> | undefined;
}

const none: readonly AttachedFile[] = [];

/**
 * The files that go with a request or an offer, uploaded as they are chosen, dropped or pasted. A form is not sent
 * before all are uploaded.
 */
export function AttachmentField({
  value,
  defaultValue = none,
  onValueChange,
  onUpload,
  maxFiles,
  maxSize,
  accept = picturesAndPdf,
  labels,
  name,
  className,
  style,
  ref,
  ...props
}: AttachmentFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('AttachmentField', 'label', props.label);
    checkControlled('AttachmentField', ['value', value], ['onValueChange', onValueChange, props.disabled]);
  }
  const locale = useLocale();
  const words = useLabels('AttachmentField', attachmentFieldLabels, labels);
  const fileWords = useLabels('FileField', fileFieldLabels);
  const limits = { accept, maxSize, maxFiles };
  const list = useAttachments({
    caller: 'AttachmentField',
    value,
    defaultValue,
    onValueChange,
    onUpload,
    limits,
    words,
  });
  const attached = list.values;
  const composedRef = useComposedRefs(list.inputRef, ref);
  const { frame, rest } = splitFieldProps(props);
  const disabled = rest.disabled ?? false;
  const drop = useFileDrop({ disabled, inputRef: list.inputRef, onFiles: list.add });
  const errors = list.errors.map((error) => <span key={error}>{error}</span>);
  const hint = (
    <>
      {frame.hint} {describeLimits(limits, { words: fileWords, locale: locale.locale })}
    </>
  );

  return (
    <Root data-component="AttachmentField" className={className} style={style} onPaste={drop.onPaste}>
      <FieldFrame {...frame} hint={hint} error={errors.length > 0 ? <>{errors}</> : frame.error}>
        {(control) => (
          <>
            <FileBox
              data-name={name}
              data-value-type="json"
              {...rest}
              {...control}
              required={control.required && attached.length === 0}
              ref={composedRef}
              accept={accept}
              multiple={maxFiles !== 1}
              isOver={drop.isOver}
              words={fileWords}
              onFiles={list.add}
              dropHandlers={drop.dropHandlers}
            />
            <AttachmentItems list={list} label={frame.label} disabled={disabled} />
          </>
        )}
      </FieldFrame>
      <HiddenValues
        name={name}
        values={attached.map((file) => JSON.stringify(file))}
        disabled={disabled}
        form={rest.form}
      />
      <output data-part="status">{list.announcement}</output>
    </Root>
  );
}
