import type { FileHandle } from 'node:fs/promises';

/** What can be uploaded. */
type FileKind = 'picture' | 'document';

const headLength = 64;
/** A reader of PDF looks for the end of the document in so many last bytes. */
const tailLength = 1024;

async function readAt(file: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.toString('latin1', 0, bytesRead);
}

/** Tells a file by its bytes, whatever its name and type say; undefined for one that is neither. */
export async function kindOf(file: FileHandle, bytes: number): Promise<FileKind | undefined> {
  const head = await readAt(file, 0, headLength);
  const isPicture =
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF[^]{4}WEBP/.test(head) ||
    // A box with the brands of the format: AVIF need not be the first.
    /^[^]{4}ftyp[^]*avi[fs]/.test(head);
  if (isPicture) return 'picture';
  if (!head.startsWith('%PDF-')) return undefined;
  const tail = await readAt(file, Math.max(0, bytes - tailLength), tailLength);
  return tail.includes('%%EOF') ? 'document' : undefined;
}
