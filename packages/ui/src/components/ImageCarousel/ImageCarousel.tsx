'use client';
import { Suspense, lazy, useState, type ComponentProps, type ReactNode } from 'react';
import { useInView } from '#lib/use-in-view.ts';
import type { ImageCarouselLabels } from './ImageCarousel.labels.ts';
import { Root } from './ImageCarousel.styles.ts';
import { ImageCarouselPicture } from './ImageCarouselPicture.tsx';
import type { ImageCarouselSlidesProps } from './ImageCarouselSlides.tsx';
import { checkKind } from '#lib/misuse.ts';

export interface ImageCarouselProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Addresses of the pictures. None shows a fallback, one shows a still picture without controls. */
  images: readonly string[];
  /** What the pictures show; read out for the picture, and with its number when there are several. */
  alt: string;
  /**
   * Milliseconds until it advances to the next picture.
   * @default 5000
   */
  interval?: number | undefined;
  /**
   * Whether the first picture waits until it is near the screen; `eager` for the one a page opens with.
   * @default 'lazy'
   */
  loading?: 'lazy' | 'eager' | undefined;
  /**
   * How wide it shows, as the attribute of `<img>`. Uploaded pictures then come no larger than needed.
   * @default '20rem', and the whole width of a phone
   */
  sizes?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ImageCarouselLabels> | undefined;
}

// The slides' code is loaded when the first carousel with several pictures comes into view. If that fails, the
// first picture stays: a chunk that fails to load must not break the page.
const ImageCarouselSlides = lazy(() =>
  import('./ImageCarouselSlides.tsx').then(
    ({ ImageCarouselSlides }) => ({ default: ImageCarouselSlides }),
    () => ({
      default: ({ images, alt, sizes, labels }: ImageCarouselSlidesProps) => (
        <ImageCarouselPicture src={images[0]} alt={alt} sizes={sizes} labels={labels} />
      ),
    }),
  ),
);

/**
 * Pictures of one thing, one at a time, in a frame of fixed proportions. Renders a `<div>`. It moves on by itself,
 * unless the pointer or the focus is on it, the tab is hidden, it is off the screen or the reader prefers less motion.
 */
export function ImageCarousel({
  images,
  alt,
  interval = 5000,
  loading = 'lazy',
  sizes,
  labels,
  ...rest
}: ImageCarouselProps) {
  if (process.env.NODE_ENV !== 'production') checkKind('ImageCarousel', 'images', images, 'an array');
  const still = (
    <ImageCarouselPicture
      key={images[0]}
      src={images[0]}
      alt={alt}
      loading={loading}
      sizes={sizes}
      labels={labels}
    />
  );
  return (
    <Root data-component="ImageCarousel" {...rest}>
      {images.length > 1 ? (
        <SlidesInView
          images={images}
          alt={alt}
          interval={interval}
          sizes={sizes}
          labels={labels}
          still={still}
        />
      ) : (
        <div data-part="frame">{still}</div>
      )}
    </Root>
  );
}

interface SlidesInViewProps extends Omit<ImageCarouselSlidesProps, 'inView'> {
  /** Shown until the slides are there. */
  still: ReactNode;
}

/** Several pictures; the slides are loaded when they first come into view. */
function SlidesInView({ still, ...slides }: SlidesInViewProps) {
  const [inView, frameRef] = useInView();
  const [seen, setSeen] = useState(false);
  if (inView && !seen) setSeen(true);

  return (
    <div data-part="frame" ref={frameRef}>
      {seen ? (
        <Suspense fallback={still}>
          <ImageCarouselSlides key={slides.images.join(' ')} {...slides} inView={inView} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}
