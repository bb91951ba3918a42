import { finished } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { defuse, toLine } from '#modules/products/csv/cells.ts';
import { contentsOf } from './files.ts';
import type { Item, Source } from './pages.ts';
import { sections, type Section, type Table } from './sections.ts';

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\ufeff';

async function* toJson(pages: AsyncIterable<readonly Item[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const items of pages) {
    if (items.length === 0) continue;
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

async function* toCsv(
  pages: AsyncIterable<readonly Item[]>,
  { columns, rowsOf = (item) => [item] }: Table,
): AsyncGenerator<string> {
  yield byteOrderMark + toLine(columns);
  for await (const items of pages) {
    const rows = items.flatMap((item) => rowsOf(item));
    // A number cannot be a formula.
    const cellOf = (value: unknown) => (typeof value === 'number' ? String(value) : defuse(toCell(value)));
    if (rows.length > 0)
      yield rows.map((row) => toLine(columns.map((column) => cellOf(row[column])))).join('');
  }
}

interface Entry {
  path: string;
  content: AsyncIterable<string | Buffer>;
  /** Files are compressed already. */
  isFile?: boolean;
}

const entriesOfSection = ({ name, pages, tables }: Section, source: Source): Entry[] => [
  { path: `${name}.json`, content: toJson(pages(source)) },
  ...tables.map((table) => ({ path: `${table.name}.csv`, content: toCsv(pages(source), table) })),
];

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
