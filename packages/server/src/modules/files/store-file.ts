import { documentType, maxPicturePixels, type StoredFile } from '@guildhall/contract';
import type { FileHandle } from 'node:fs/promises';
import type { Context } from '#context.ts';
import { fileUrl } from '#file-url.ts';
import { BadRequestError, LimitError } from '#http/errors.ts';
import { writeContent } from './contents.ts';
import { toFileName } from './file-name.ts';
import { kindOf } from './file-type.ts';
import type { Picture, PictureReader, PictureRefusal } from './picture-reader.ts';
import { findUsage, insertFile } from './queries.ts';
import type { Upload } from './upload.ts';

/** How many bytes of files are stored, at most. */
export interface FileQuota {
  company: number;
  /** All companies together. */
  all: number;
}

const accepted = 'File must be an image (JPEG, PNG, WebP or AVIF) or a whole PDF document.';
const refusals: Record<PictureRefusal, string> = {
  'too large': `File must be an image of at most ${maxPicturePixels / 1e6} megapixels.`,
  unreadable: 'File is an image that cannot be read. It may be damaged.',
  'too slow': 'File is an image that takes too long to read. Please save it in another format and try again.',
};

const partBytes = 64 * 1024;

async function* readParts(file: FileHandle, bytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes; at += partBytes) {
    const length = Math.min(partBytes, bytes - at);
    yield (await file.read(Buffer.alloc(length), 0, length, at)).buffer;
  }
}

async function readPicture({ file, bytes }: Upload, reader: PictureReader): Promise<Picture> {
  const answer = await reader.read({ bytes, parts: () => readParts(file, bytes) });
  if ('refusal' in answer) throw new BadRequestError({ file: refusals[answer.refusal] });
  return answer;
}

/** What is stored of an upload. */
interface Contents {
  name: string;
  stored: Pick<StoredFile, 'type' | 'bytes' | 'width' | 'height'>;
  storedBytes: number;
  parts: { width: number; content: AsyncIterable<Buffer> | Iterable<Buffer> }[];
}

/** Reads an upload. Throws BadRequestError when it is neither a picture nor a document. */
export async function contentsOf(upload: Upload, reader: PictureReader): Promise<Contents> {
  const { file, bytes } = upload;
  const kind = await kindOf(file, bytes);
  if (kind === undefined) throw new BadRequestError({ file: accepted });
  if (kind === 'document') {
    return {
      name: toFileName(upload.name, 'pdf'),
      stored: { type: documentType, bytes, width: null, height: null },
      storedBytes: bytes,
      parts: [{ width: 0, content: readParts(file, bytes) }],
    };
  }
  const { width, height, renditions } = await readPicture(upload, reader);
  return {
    name: toFileName(upload.name, 'webp'),
    stored: { type: 'image/webp', bytes: renditions.at(-1)!.data.byteLength, width, height },
    storedBytes: renditions.reduce((sum, { data }) => sum + data.byteLength, 0),
    parts: renditions.map((rendition) => ({ width: rendition.width, content: [rendition.data] })),
  };
}

/** Throws LimitError when the files of the company or of all take more than they may. */
export async function requireRoom(db: Context['db'], companyId: string, quota: FileQuota): Promise<void> {
  const usage = await findUsage(db, companyId);
  const megabytes = quota.company / 1e6;
  if (usage.company > quota.company)
    throw new LimitError(`Your company has used up its ${megabytes} MB for files. Please remove some first.`);
  if (usage.all > quota.all) throw new LimitError('There is no room for more files. Please try again later.');
}

interface NewFile extends Contents {
  id: string;
  companyId: string;
  createdAt: Date;
}

/** Stores a file. To be called in a transaction. Throws LimitError when there is no room for it. */
export async function storeFile(
  trx: Context['db'],
  { id, companyId, createdAt, name, stored, storedBytes, parts }: NewFile,
  quota: FileQuota,
): Promise<StoredFile> {
  for (const { width, content } of parts) await writeContent(trx, { fileId: id, width }, content);
  await insertFile(trx, {
    id,
    name,
    ...stored,
    company_id: companyId,
    stored_bytes: storedBytes,
    created_at: createdAt,
  });
  // The database has counted the file, and lets no other one be counted before the end of this transaction.
  await requireRoom(trx, companyId, quota);
  return { id, name, url: fileUrl({ id, name }), ...stored };
}
