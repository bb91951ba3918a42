'use client';
import { FileIcon } from '#components/FileField/FileIcon.tsx';
import { FilePicture } from '#components/FileField/FilePicture.tsx';
import { useInView } from '#lib/use-in-view.ts';
import type { AttachedFile } from '#trade/attached-file.ts';
import { useLoadedPicture, type LoadPicture } from '#trade/use-loaded-picture.ts';

interface AttachmentPictureProps {
  /** The picture's file. */
  file: AttachedFile;
  /** Loads it. */
  onLoad: LoadPicture;
}

/** A picture, loaded once it comes into view; until then, and where it cannot be loaded, what kind of file it is. */
export function AttachmentPicture({ file: { url, type }, onLoad }: AttachmentPictureProps) {
  const [inView, ref] = useInView();
  const picture = useLoadedPicture(url, inView ? onLoad : undefined);
  return (
    <span data-part="picture" ref={ref} aria-hidden>
      {picture ? <FilePicture file={picture} alt="" /> : <FileIcon type={type} />}
    </span>
  );
}
