'use client';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';

interface ImageCarouselPictureProps {
  /** Address of the picture; undefined shows the fallback. */
  src: string | undefined;
  /** What it shows. */
  alt: string;
  /**
   * Whether it waits until it is near the screen.
   * @default 'lazy'
   */
  loading?: 'lazy' | 'eager';
}

/** One picture, or the fallback when there is none or it does not load. */
export function ImageCarouselPicture({ src, alt, loading = 'lazy' }: ImageCarouselPictureProps) {
  // Each of a thousand cards has one: the compiler's cache would cost more than it saves.
  'use no memo';
  const [broken, setBroken] = useState(false);
  if (!src || broken) {
    return (
      <span data-part="fallback">
        <ImageOff size={28} strokeWidth={1.25} aria-hidden />
        No picture
      </span>
    );
  }
  return (
    <img
      data-part="picture"
      src={src}
      alt={alt}
      loading={loading}
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
      // A picture of a server-rendered page may have failed before React attached its handler.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setBroken(true);
      }}
    />
  );
}
