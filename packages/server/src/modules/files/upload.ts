import { maxFileBytes } from '@guildhall/contract';
import type { FastifyRequest } from 'fastify';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { BadRequestError, HttpError, TooLargeError, UnavailableError } from '#http/errors.ts';
import { openUnnamed } from '#unnamed-file.ts';

/** A file that has arrived whole. */
export interface Upload {
  file: FileHandle;
  bytes: number;
  /** As the caller named it. */
  name: string;
}

const limits = { fileSize: maxFileBytes, parts: 2, files: 2, fields: 1, fieldSize: 100, headerPairs: 20 };

const unknownField = (name: string) => new BadRequestError({ [name]: `${name} is not a known field.` });
const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

async function receive(stream: Readable & { truncated?: boolean }, file: FileHandle): Promise<number> {
  // Each time at the end of what is there.
  for await (const part of stream as AsyncIterable<Buffer>) await file.writeFile(part);
  if (stream.truncated) throw new TooLargeError(`The file must have at most ${maxFileBytes / 1e6} MB.`);
  const { size } = await file.stat();
  return size;
}

/**
 * Receives the one file of a form on the disk, no faster than it is written, and lets `work` read it. Throws an HttpError
 * that names the field for any other form.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  work: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const file = await openUnnamed();
  let upload: Upload | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.fieldname !== 'file') throw unknownField(part.fieldname);
      // Without a file name a part is a text.
      if (part.type === 'field') throw new BadRequestError({ file: 'File must be sent with a file name.' });
      if (upload) throw new BadRequestError({ file: 'File must be one file.' });
      upload = { file, bytes: await receive(part.file, file), name: part.filename };
    }
    if (!upload) throw new BadRequestError({ file: 'File is required.' });
  } catch (error) {
    await file.close();
    // What is still on its way is not needed; unread, it would block the connection.
    request.raw.unpipe().resume();
    if (error instanceof HttpError) throw error;
    if (isFull(error)) throw new UnavailableError();
    throw new BadRequestError({ file: 'File did not arrive as one part of a form.' });
  }
  try {
    return await work(upload);
  } finally {
    await file.close();
  }
}
