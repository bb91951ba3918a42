'use client';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { pictureSource } from '#lib/picture-source.ts';
import type { RequestCardLabels } from './RequestCard.labels.ts';

const maxImages = 4;

interface RequestCardImagesProps {
  /** Their addresses. */
  images: readonly string[];
  /** The words of the card. */
  words: RequestCardLabels;
}

/** The first pictures of a request, small and side by side. */
export function RequestCardImages({ images, words }: RequestCardImagesProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const more = images.length - maxImages;
  return (
    <div data-part="images">
      {images.slice(0, maxImages).map((src, index) => (
        // Two pictures may have the same address, so the index is part of the key.
        <span key={`${index} ${src}`} data-part="image">
          {broken.includes(src) ? (
            <ImageOff size={20} strokeWidth={1.25} aria-hidden />
          ) : (
            <img
              {...pictureSource(src, '8rem')}
              alt={words.image(index + 1, images.length)}
              loading="lazy"
              decoding="async"
              onError={() => setBroken((known) => [...known, src])}
            />
          )}
          {more > 0 && index === maxImages - 1 && <span data-part="more">+{more}</span>}
        </span>
      ))}
    </div>
  );
}
