'use client';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { pictureSource } from '#lib/picture-source.ts';
import { imageCarouselLabels, type ImageCarouselLabels } from './ImageCarousel.labels.ts';
import { useLabels } from '#locale/use-locale.ts';

interface ImageCarouselPictureProps {
  /** Address of the picture; undefined shows the fallback. */
  src: string | undefined;
  /** What it shows. */
  alt: string;
  /**
   * Whether it waits until it is near the screen.
   * @default 'lazy'
   */
  loading?: 'lazy' | 'eager' | undefined;
  /**
   * How wide it shows, as the attribute of `<img>`. An uploaded picture then comes no larger than needed.
   * @default '20rem', and the whole width of a phone
   */
  sizes?: string | undefined;
  /** Replaces some of the carousel's words. */
  labels?: Partial<ImageCarouselLabels> | undefined;
}

/** In place of a picture. Its words are only looked up where they show. */
function Fallback({ labels }: Pick<ImageCarouselPictureProps, 'labels'>) {
  const words = useLabels('ImageCarousel', imageCarouselLabels, labels);
  return (
    <span data-part="fallback">
      <ImageOff size={28} strokeWidth={1.25} aria-hidden />
      {words.noPicture}
    </span>
  );
}

/** One picture, or the fallback when there is none or it does not load. */
export function ImageCarouselPicture({
  src,
  alt,
  loading = 'lazy',
  sizes = '(width < 600px) 100vw, 20rem',
  labels,
}: ImageCarouselPictureProps) {
  // Each of a thousand cards has one: the compiler's cache would cost more than it saves.
  'use no memo';
  const [broken, setBroken] = useState(false);
  if (!src || broken) return <Fallback labels={labels} />;
  return (
    <img
      data-part="picture"
      {...pictureSource(src, sizes)}
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
