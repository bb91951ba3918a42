import type { FileHandle } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { defuse, toLine } from '#modules/products/csv/cells.ts';
import { openUnnamed } from '#unnamed-file.ts';
import { contentsOf } from './files.ts';
import type { Item, Source } from './pages.ts';
import { sections, type Section, type Table } from './sections.ts';

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\ufeff';

/** The items of pages as JSON. Each page is also added to the sheets, so that it is read once for all files. */
async function* toJson(
  pages: AsyncIterable<readonly Item[]>,
  sheets: readonly Sheet[],
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const items of pages) {
    if (items.length === 0) continue;
    for (const { file, table } of sheets) await file.appendFile(toCsv(items, table));
    yield before + items.map((item) => JSON.stringify(item)).join(',\n');
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function toCsv(items: readonly Item[], { columns, rowsOf = (item) => [item] }: Table): string {
  // A number cannot be a formula.
  const cellOf = (value: unknown) => (typeof value === 'number' ? String(value) : defuse(toCell(value)));
  return items
    .flatMap((item) => rowsOf(item))
    .map((row) => toLine(columns.map((column) => cellOf(row[column]))))
    .join('');
}

/** A spreadsheet that grows with each page, and waits in a file until it is its turn in the zip. */
interface Sheet {
  table: Table;
  file: FileHandle;
}

const readBack = (file: FileHandle) =>
  file.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Buffer>;

interface Entry {
  path: string;
  content: AsyncIterable<string | Buffer>;
  /** Files are compressed already. */
  isFile?: boolean;
}

async function* entriesOfSection({ name, pages, tables }: Section, source: Source): AsyncGenerator<Entry> {
  const sheets: Sheet[] = [];
  try {
    for (const table of tables) {
      const file = await openUnnamed();
      sheets.push({ table, file });
      await file.appendFile(byteOrderMark + toLine(table.columns));
    }
    yield { path: `${name}.json`, content: toJson(pages(source), sheets) };
    for (const { table, file } of sheets) yield { path: `${table.name}.csv`, content: readBack(file) };
  } finally {
    for (const { file } of sheets) await file.close();
  }
}

async function* entriesOf(source: Source): AsyncGenerator<Entry> {
  for (const section of sections) yield* entriesOfSection(section, source);
  for await (const file of contentsOf(source)) yield { ...file, isFile: true };
}

/**
 * All data of a company as a zip file. It is read as fast as the stream is; when that is destroyed, reading ends. The
 * stream breaks off when something cannot be read.
 */
export function exportCompany(source: Source): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  const fail = (error: unknown) => output.destroy(error as Error);
  zip.on('error', fail);
  output.once('close', () => current?.destroy());

  async function write(): Promise<void> {
    for await (const { path, content, isFile = false } of entriesOf(source)) {
      if (output.destroyed) return;
      const stream = Readable.from(content, { objectMode: false });
      current = stream;
      zip.addReadStream(stream, path, { compress: !isFile });
      await finished(stream, { writable: false });
    }
    zip.end();
  }
  void write().catch(fail);
  return output;
}
