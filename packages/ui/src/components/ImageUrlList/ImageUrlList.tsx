'use client';
import { X } from 'lucide-react';
import { EntriesFrame, type EntriesFieldProps } from '#components/EmailChips/EntriesFrame.tsx';
import { useEntries } from '#components/EmailChips/use-entries.ts';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { checkControlled, checkKept, checkName } from '#lib/misuse.ts';
import { imageUrlListLabels, type ImageUrlListLabels } from './ImageUrlList.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './ImageUrlList.styles.ts';
import { ImageUrlPreview } from './ImageUrlPreview.tsx';

export interface ImageUrlListProps extends EntriesFieldProps {
  /**
   * Shown while the box is empty.
   * @default 'https://'
   */
  placeholder?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ImageUrlListLabels> | undefined;
}

/**
 * A list of pictures by their public addresses, added one by one, each shown as it will be seen. An address that is
 * still in the box when the form is sent is added first.
 */
export function ImageUrlList({
  value,
  defaultValue,
  onValueChange,
  placeholder = 'https://',
  labels,
  className,
  style,
  ...props
}: ImageUrlListProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('ImageUrlList', 'label', props.label);
    checkKept('ImageUrlList', { value, defaultValue }, 'an array');
    checkControlled('ImageUrlList', ['value', value], ['onValueChange', onValueChange, props.disabled]);
  }
  const words = useLabels('ImageUrlList', imageUrlListLabels, labels);
  const list = useEntries({
    caller: 'ImageUrlList',
    value,
    defaultValue,
    onValueChange,
    added: (_, index) => words.added(index + 1),
    removed: (_, index) => words.removed(index + 1),
  });
  return (
    <Root data-component="ImageUrlList" className={className} style={style}>
      <EntriesFrame inputMode="url" placeholder={placeholder} {...props} state={list} addLabel={words.add}>
        <ul data-part="images" aria-label={props.label}>
          {list.entries.map((url, index) => (
            // One address may stand here twice, so its place is part of the key.
            <li
              data-part="image"
              key={`${url} ${list.entries.slice(0, index).filter((other) => other === url).length}`}
            >
              <ImageUrlPreview url={url} name={words.image(index + 1)} noPicture={words.noPicture} />
              <IconButton
                size="sm"
                shape="round"
                variant="secondary"
                label={words.remove(index + 1)}
                icon={<X />}
                disabled={props.disabled}
                onClick={() => list.remove(index)}
              />
            </li>
          ))}
        </ul>
      </EntriesFrame>
    </Root>
  );
}
