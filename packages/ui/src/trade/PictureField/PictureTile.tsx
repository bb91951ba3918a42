'use client';
import { ArrowLeft, ArrowRight, Star, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import { FilePicture } from '#components/FileField/FilePicture.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { ImageUrlPreview } from '#components/ImageUrlList/ImageUrlPreview.tsx';
import type { PictureFieldLabels } from './PictureField.labels.ts';
import { useLoadedPicture, type LoadPicture } from '#trade/use-loaded-picture.ts';

interface PictureTileProps {
  /** Where the picture is. */
  address: string;
  /** The picture itself, if it was uploaded just now. */
  file: File | undefined;
  /** Loads it, if its address alone may not show it. */
  onLoad: LoadPicture | undefined;
  /** Its place; the first is 0. */
  index: number;
  /** How many there are. */
  count: number;
  /** Whether nothing can be changed. */
  disabled: boolean;
  /** Whether it is being dragged. */
  isDragged: boolean;
  /** The words of the field. */
  words: PictureFieldLabels;
  /** What happens when it is dragged, or another is dragged over it. */
  drag: Pick<ComponentProps<'li'>, 'onDragStart' | 'onDragOver' | 'onDragEnd'>;
  /** Called with the button and the new place. */
  onMove: (button: HTMLElement, to: number) => void;
  /** Called when it is to be removed. */
  onRemove: () => void;
}

interface LoadedPictureProps extends ComponentProps<typeof ImageUrlPreview> {
  /** Loads it. */
  onLoad: LoadPicture;
}

/** A picture that is loaded first; where that fails, its address says so. */
function LoadedPicture({ onLoad, ...preview }: LoadedPictureProps) {
  const picture = useLoadedPicture(preview.url, onLoad);
  if (picture) return <FilePicture data-part="picture" file={picture} alt={preview.name} />;
  return picture === null && <ImageUrlPreview {...preview} />;
}

/** One picture, and the buttons that move and remove it. */
export function PictureTile({
  address,
  file,
  onLoad,
  index,
  count,
  disabled,
  isDragged,
  words,
  drag,
  onMove,
  onRemove,
}: PictureTileProps) {
  const name = words.image(index + 1);
  const preview = { url: address, name, noPicture: words.noPicture };
  const places = [
    { key: 'earlier', label: words.moveEarlier(index + 1), icon: <ArrowLeft />, to: index - 1 },
    { key: 'later', label: words.moveLater(index + 1), icon: <ArrowRight />, to: index + 1 },
    { key: 'first', label: words.makeFirst(index + 1), icon: <Star />, to: 0 },
  ];
  return (
    <li
      data-part="image"
      data-dragged={isDragged ? '' : undefined}
      draggable={count > 1 && !disabled}
      {...drag}
    >
      <span data-part="frame">
        {file ? (
          <FilePicture data-part="picture" file={file} alt={name} />
        ) : onLoad ? (
          <LoadedPicture {...preview} onLoad={onLoad} />
        ) : (
          <ImageUrlPreview {...preview} />
        )}
        {index === 0 && count > 1 && <Badge>{words.first}</Badge>}
      </span>
      <span data-part="buttons">
        {count > 1 &&
          places.map(({ key, label, icon, to }) => (
            <IconButton
              key={key}
              size="sm"
              label={label}
              icon={icon}
              disabled={disabled}
              aria-disabled={to < 0 || to >= count || to === index || undefined}
              onClick={(event) => onMove(event.currentTarget, to)}
            />
          ))}
        <IconButton
          size="sm"
          label={words.remove(index + 1)}
          icon={<X />}
          disabled={disabled}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
