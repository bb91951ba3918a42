import type { LoadPicture } from './use-loaded-picture.ts';

/** A file of a request, an offer or a message, as the API gives it. */
export interface AttachedFile {
  id: string;
  /** Where it is. As a rule it needs the reader's session, so it is no address for a link. */
  url: string;
  /** The name that it had when it was uploaded. */
  name: string;
  /** Its media type: `image/webp` for a picture, `application/pdf`. */
  type: string;
  /** Its size. */
  bytes: number;
}

/** How files that only some may read are shown and opened. */
export interface FileOpeningProps {
  /** Called with a file that is pressed: fetch it and show it. Without it the files are plain text. */
  onFileOpen?: ((file: AttachedFile) => void) | undefined;
  /**
   * Loads the picture of a file from its `url`. Called when it comes into view, and again when it does so later: keep
   * what is loaded. Give the same function at each render. Without it a picture is a line like other files.
   */
  onLoadPicture?: LoadPicture | undefined;
  /** The id of the file that is being fetched: it shows that, and ignores presses. */
  pendingFileId?: string | undefined;
}
