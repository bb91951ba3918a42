'use client';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from '#components/Link/Link.tsx';

interface ProductDetailVideoProps {
  /** Address of the video. */
  src: string;
  /** Its name. */
  label: string;
}

/** A video, or a link to it where the browser cannot play it. */
export function ProductDetailVideo({ src, label }: ProductDetailVideoProps) {
  const [unplayable, setUnplayable] = useState(false);
  if (unplayable) {
    return (
      <p data-part="video-link">
        <Link href={src} target="_blank" rel="noreferrer" trailingIcon={<ExternalLink />}>
          {label}
        </Link>
      </p>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- vendors give an address and no captions.
    <video
      data-part="video"
      src={src}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      onError={() => setUnplayable(true)}
    />
  );
}
