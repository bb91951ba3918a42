import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#db/schema.ts';

type Db = Kysely<Database>;

/** Names the bytes of a file: of a picture in one width, or of a document with width 0. */
export interface ContentKey {
  fileId: string;
  width: number;
}

// Where the bytes of files are: in the database, in chunks, which are deleted with the row of their file. The rest of the
// server knows only the functions of this module, so that an object store can take their place.

const chunkBytes = 256 * 1024;

/** Stores bytes in the transaction that adds their file, and takes the next ones when the last are written. */
export async function writeContent(
  db: Db,
  { fileId, width }: ContentKey,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  let seq = 0;
  for await (const data of inChunks(content)) {
    await db.insertInto('file_chunks').values({ file_id: fileId, width, seq, data }).execute();
    seq += 1;
  }
}

async function* inChunks(content: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const part of content) {
    waiting.push(part);
    length += part.byteLength;
    if (length < chunkBytes) continue;
    const bytes = Buffer.concat(waiting);
    const rest = length % chunkBytes;
    for (let at = 0; at < length - rest; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
    waiting = rest === 0 ? [] : [bytes.subarray(length - rest)];
    length = rest;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/** The size of the bytes of a file of a query, in that width. */
export const contentLength = (fileId: RawBuilder<string>, width: RawBuilder<number>) =>
  sql<number>`(select coalesce(sum(length(data)), 0) from file_chunks where file_id = ${fileId} and file_chunks.width = ${width})`;

/** One chunk of stored bytes. */
export const readChunk = (db: Db, { fileId, width }: ContentKey, seq: number) =>
  db
    .selectFrom('file_chunks')
    .select('data')
    .where('file_id', '=', fileId)
    .where('width', '=', width)
    .where('seq', '=', seq)
    .executeTakeFirst();

/** Stored bytes, each chunk read when the one before is taken. No connection is held between two. */
export async function* readContent(db: Db, key: ContentKey, bytes: number): AsyncGenerator<Buffer> {
  for (let seq = 0, read = 0; read < bytes; seq += 1) {
    const chunk = await readChunk(db, key, seq);
    if (!chunk) throw new Error('The file was deleted while it was read.');
    read += chunk.data.byteLength;
    yield chunk.data;
  }
}
