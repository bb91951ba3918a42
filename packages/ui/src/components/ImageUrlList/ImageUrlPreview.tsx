'use client';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';

interface ImageUrlPreviewProps {
  /** The address. */
  url: string;
  /** The alternative text. */
  name: string;
  /** The words in place of a picture that does not load. */
  noPicture: string;
}

/** A picture from an address, or a few words where there is none. */
export function ImageUrlPreview({ url, name, noPicture }: ImageUrlPreviewProps) {
  const [broken, setBroken] = useState(false);
  if (broken)
    return (
      <span data-part="fallback">
        <ImageOff size={20} aria-hidden />
        {noPicture}
      </span>
    );
  return (
    <img
      data-part="picture"
      src={url}
      alt={name}
      // What is dragged is what it stands in.
      draggable={false}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      // A picture that failed before hydration tells it by its size alone.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(true);
      }}
      onError={() => setBroken(true)}
    />
  );
}
