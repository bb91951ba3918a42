/** One file of a FileField. */
export interface FileEntry {
  /** What distinguishes it from the others; a file that is chosen gets a random one. */
  id: string;
  /** The name that is shown. */
  name: string;
  /** Its size in bytes. */
  size: number;
  /** Its media type: `image/png`. */
  type: string;
  /** The file itself; without it the entry stands for one that was uploaded before. */
  file?: File | undefined;
  /** The address of a picture to show for it, where there is no `file`. */
  previewUrl?: string | undefined;
}

/** How the upload of one file is going. */
export interface FileUpload {
  /** The progress, from 0 to 1. Without it no bar is shown. */
  progress?: number | undefined;
  /** Why the upload failed. */
  error?: string | undefined;
}

export const toEntry = (file: File): FileEntry => ({
  // Unlike randomUUID it is there without HTTPS too.
  id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
  name: file.name,
  size: file.size,
  type: file.type,
  file,
});

/** The entries with the one at `from` at the place `to`. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const others = entries.filter((_, index) => index !== from);
  return [...others.slice(0, to), entries[from]!, ...others.slice(to)];
}
