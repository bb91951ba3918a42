'use client';
import { useState, type ReactNode } from 'react';
import { pictureSource } from '#lib/picture-source.ts';

interface AvatarPictureProps {
  /** Address of the picture. */
  src: string;
  /** What shows once it has failed to load. */
  initials: ReactNode;
}

/** The picture, or the initials once it has failed to load. */
export function AvatarPicture({ src, initials }: AvatarPictureProps) {
  const [broken, setBroken] = useState(false);
  if (broken) return initials;
  return (
    <img
      data-part="picture"
      {...pictureSource(src, '4rem')}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
