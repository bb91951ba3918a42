'use client';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';

/** A picture from an address, or a few words where there is none. */
export function ImageUrlPreview({ url, name }: { url: string; name: string }) {
  const [broken, setBroken] = useState(false);
  if (broken)
    return (
      <span data-part="fallback">
        <ImageOff size={20} aria-hidden />
        No picture at this address
      </span>
    );
  return (
    <img
      data-part="picture"
      src={url}
      alt={name}
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
