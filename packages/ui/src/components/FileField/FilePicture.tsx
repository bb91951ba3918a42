'use client';
import type { ComponentProps } from 'react';

interface FilePictureProps extends ComponentProps<'img'> {
  /** The picture itself, shown before any server has it, or where its address alone does not show it. */
  file?: Blob | undefined;
}

/** A picture of a file, or that at `src`. What is dragged is what it stands in. */
export function FilePicture({ file, alt, ...rest }: FilePictureProps) {
  const showFile = (picture: HTMLImageElement) => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    picture.src = url;
    return () => URL.revokeObjectURL(url);
  };
  return <img ref={showFile} alt={alt} draggable={false} {...rest} />;
}
