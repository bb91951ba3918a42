'use client';
import { X } from 'lucide-react';
import { EntriesFrame, type EntriesFieldProps } from '#components/EmailChips/EntriesFrame.tsx';
import { useEntries } from '#components/EmailChips/use-entries.ts';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Root } from './ImageUrlList.styles.ts';
import { ImageUrlPreview } from './ImageUrlPreview.tsx';

export interface ImageUrlListProps extends EntriesFieldProps {
  /**
   * Shown while the box is empty.
   * @default 'https://'
   */
  placeholder?: string;
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
  className,
  style,
  ...props
}: ImageUrlListProps) {
  const list = useEntries({
    value,
    defaultValue,
    onValueChange,
    nameOf: (_, index) => `Image ${index + 1}`,
  });
  return (
    <Root data-component="ImageUrlList" className={className} style={style}>
      <EntriesFrame inputMode="url" placeholder={placeholder} {...props} state={list} addLabel="Add Image">
        <ul data-part="images" aria-label={props.label}>
          {list.entries.map((url, index) => (
            // One address may stand here twice, so its place is part of the key.
            <li
              data-part="image"
              key={`${url} ${list.entries.slice(0, index).filter((other) => other === url).length}`}
            >
              <ImageUrlPreview url={url} name={`Image ${index + 1}`} />
              <IconButton
                size="sm"
                shape="round"
                variant="secondary"
                label={`Remove image ${index + 1}`}
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
