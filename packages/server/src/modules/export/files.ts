import { pictureWidths } from '@guildhall/contract';
import { sql } from 'kysely';
import { readChunk, type ContentKey } from '#modules/files/contents.ts';
import { pageRows, pagesBy, type Source } from './pages.ts';

export const files = ['id', 'name', 'type', 'createdAt', 'path'];
export const readFiles = ({ db, companyId }: Source) =>
  pagesBy(
    (after) =>
      db
        .selectFrom('files')
        .select(['id', 'name', 'type', 'width', 'created_at as createdAt'])
        .select(sql<string>`'files/' || id || '/' || name`.as('path'))
        .where('company_id', '=', companyId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(pageRows)
        .execute(),
    ({ id }) => id,
  );

/** The bytes of a file, as far as they are there: it may be deleted meanwhile. */
async function* readAll(db: Source['db'], key: ContentKey): AsyncGenerator<Buffer> {
  for (let seq = 0; ; seq += 1) {
    const chunk = await readChunk(db, key, seq);
    if (!chunk) return;
    yield chunk.data;
  }
}

/** The bytes of each file of a company, pictures in their largest width, and where they are in the export. */
export async function* contentsOf(source: Source) {
  for await (const page of readFiles(source))
    for (const { id, path, width } of page) {
      const key = { fileId: id, width: width === null ? 0 : pictureWidths.at(-1)! };
      yield { path, content: readAll(source.db, key) };
    }
}
