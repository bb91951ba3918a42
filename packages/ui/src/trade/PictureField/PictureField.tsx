'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useState, type ComponentProps } from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { HiddenValues } from '#components/Field/HiddenValues.tsx';
import { FileBox } from '#components/FileField/FileBox.tsx';
import { fileFieldLabels } from '#components/FileField/FileField.labels.ts';
import { describeLimits } from '#components/FileField/file-limits.ts';
import { useFileDrop } from '#components/FileField/use-file-drop.ts';
import { ImageUrlList } from '#components/ImageUrlList/ImageUrlList.tsx';
import { checkControlled, checkName } from '#lib/misuse.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { pictureTypes } from '#trade/picture-types.ts';
import type { UploadFile } from '#trade/use-uploads.ts';
import { pictureFieldLabels, type PictureFieldLabels } from './PictureField.labels.ts';
import { Root } from './PictureField.styles.ts';
import { PictureTile } from './PictureTile.tsx';
import { PictureUploadTile } from './PictureUploadTile.tsx';
import type { LoadPicture } from '#trade/use-loaded-picture.ts';
import { usePictures } from './use-pictures.ts';

/** Uploads a picture and resolves with its address. */
export type UploadPicture = UploadFile<string>;

export interface PictureFieldProps
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
      | 'max'
    > {
  /** The addresses of the pictures in their order, when you keep them; give `onValueChange` with them. */
  value?: readonly string[] | undefined;
  /**
   * The addresses to begin with, when the field keeps them itself.
   * @default []
   */
  defaultValue?: readonly string[] | undefined;
  /** Called with all addresses after some were added, removed or moved. A picture has one as soon as it is uploaded. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Uploads a picture that was chosen, dropped or pasted, and resolves with its address. */
  onUpload: UploadPicture;
  /**
   * Loads a picture that `onUpload` has stored earlier, where its address shows it to nobody yet. Give the same function
   * at each render. For an address that it rejects the address itself is shown.
   */
  onLoadPicture?: LoadPicture | undefined;
  /**
   * The most pictures.
   * @default 20
   */
  max?: number | undefined;
  /**
   * The types of pictures that are right, as the attribute of that name has them.
   * @default 'image/jpeg,image/png,image/webp,image/avif'
   */
  accept?: string | undefined;
  /**
   * The greatest size of one picture, in bytes.
   * @default 10000000
   */
  maxSize?: number | undefined;
  /** Replaces some of its words. */
  labels?: Partial<PictureFieldLabels> | undefined;
}

const none: readonly string[] = [];

/**
 * The pictures of a product or a request, in an order of which the first stands for it: uploaded from files that are
 * chosen, dropped or pasted, or added by their addresses elsewhere. A form is not sent before all are uploaded.
 */
export function PictureField({
  value,
  defaultValue = none,
  onValueChange,
  onUpload,
  onLoadPicture,
  max = 20,
  accept = pictureTypes,
  maxSize = 10_000_000,
  labels,
  name,
  className,
  style,
  ref,
  ...props
}: PictureFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('PictureField', 'label', props.label);
    checkControlled('PictureField', ['value', value], ['onValueChange', onValueChange, props.disabled]);
  }
  const { locale } = useLocale();
  const words = useLabels('PictureField', pictureFieldLabels, labels);
  const fileWords = useLabels('FileField', fileFieldLabels, { choose: () => words.choose });
  const limits = { accept, maxSize, maxFiles: max };
  const list = usePictures({ value, defaultValue, onValueChange, onUpload, limits, words, fileWords });
  const { pictures } = list;
  const [draggedIndex, setDraggedIndex] = useState<number>();
  const composedRef = useComposedRefs(list.inputRef, ref);
  const { frame, rest } = splitFieldProps(props);
  const disabled = rest.disabled ?? false;
  const drop = useFileDrop({ disabled, inputRef: list.inputRef, onFiles: list.add });
  const errors = list.errors.map((error) => <span key={error}>{error}</span>);
  const hint = (
    <>
      {frame.hint} {describeLimits(limits, { words: fileWords, locale })}
    </>
  );

  return (
    <Root
      data-component="PictureField"
      className={className}
      style={style}
      onPaste={drop.onPaste}
      {...drop.dropHandlers}
    >
      <div data-part="upload">
        <FieldFrame {...frame} hint={hint} error={errors.length > 0 ? <>{errors}</> : frame.error}>
          {(control) => (
            <FileBox
              data-name={name}
              data-value-type="list"
              {...rest}
              {...control}
              required={control.required && pictures.length === 0}
              ref={composedRef}
              accept={accept}
              multiple
              isOver={drop.isOver}
              words={fileWords}
              onFiles={list.add}
            />
          )}
        </FieldFrame>
        {/* Below what is said of the field, which would stand far from it. */}
        {pictures.length + list.uploads.length > 0 && (
          <ol data-part="images" aria-label={frame.label}>
            {pictures.map((address, index) => (
              <PictureTile
                // One address may stand here twice, so its place is part of the key.
                key={`${address} ${pictures.slice(0, index).filter((other) => other === address).length}`}
                address={address}
                file={list.files.get(address)}
                onLoad={onLoadPicture}
                index={index}
                count={pictures.length}
                disabled={disabled}
                isDragged={index === draggedIndex}
                words={words}
                drag={{
                  onDragStart: (event) => {
                    // Firefox drags nothing without data.
                    event.dataTransfer.setData('text/plain', address);
                    event.dataTransfer.effectAllowed = 'move';
                    setDraggedIndex(index);
                  },
                  onDragOver: (event) => {
                    if (draggedIndex === undefined) return;
                    event.preventDefault();
                    list.move(draggedIndex, index);
                    setDraggedIndex(index);
                  },
                  onDragEnd: () => setDraggedIndex(undefined),
                }}
                onMove={(button, to) => list.moveByButton(button, index, to)}
                onRemove={() => list.remove(index)}
              />
            ))}
            {list.uploads.map((upload) => (
              <PictureUploadTile
                key={upload.entry.id}
                upload={upload}
                disabled={disabled}
                words={words}
                fileWords={fileWords}
                onRetry={() => list.retry(upload)}
                onRemove={() => list.removeUpload(upload)}
              />
            ))}
          </ol>
        )}
        <HiddenValues name={name} values={pictures} disabled={disabled} form={rest.form} />
        <output data-part="status">{list.announcement}</output>
      </div>
      {/* What is added by its address goes to the other pictures at once, so this list itself is always empty. */}
      <ImageUrlList
        label={words.address}
        hint={words.addressHint}
        value={none}
        onValueChange={list.append}
        disabled={disabled || list.room <= 0}
        labels={{ added: () => '' }}
        form={rest.form}
      />
    </Root>
  );
}
