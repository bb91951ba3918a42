import { maxImportBytes, maxImportRows } from '@guildhall/contract';
import { CsvError, parse } from 'csv-parse';
import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { BadRequestError, TooLargeError } from '#http/errors.ts';
import { undefuse } from './cells.ts';
import { findColumn, requiredColumns, type Cells, type ColumnName } from './columns.ts';

/** A row below the header. */
export interface Row {
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  cells: Cells;
  /** How many cells it has beyond the header. */
  excess: number;
}

/** The longest header and the longest row, in bytes. */
const maxLine = 256 * 1024;

const refuse = (sentence: string) => new BadRequestError({ '': sentence });

/** The text of a body in UTF-8 without its byte order mark. Calls `onEnd` with the SHA-256 of the bytes. */
async function* decode(body: AsyncIterable<Buffer>, onEnd: (hash: string) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const part of body) {
      bytes += part.byteLength;
      if (bytes > maxImportBytes)
        throw new TooLargeError(`The file must have at most ${maxImportBytes / 1e6} MB.`);
      hash.update(part);
      yield decoder.decode(part, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw refuse('The file must be CSV in UTF-8.');
    throw error;
  }
  onEnd(hash.digest('base64url'));
}

const delimiters = [',', ';', '\t'];

/** The delimiter that a header has most of. */
function delimiterOf(header: string): string {
  const unquoted = header.replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((each) => unquoted.split(each).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

/** The columns of a header; one without a name is left out. Throws BadRequestError for one with other columns, or without those that are needed. */
function readHeader(record: readonly string[]): (ColumnName | undefined)[] {
  const errors = new Map<string, string>();
  const columns = record.map((name) => {
    const column = findColumn(name);
    if (column === undefined && name.trim() !== '') errors.set(name, `${name.trim()} is not a known column.`);
    return column;
  });
  for (const [at, column] of columns.entries()) {
    if (column !== undefined && columns.indexOf(column) !== at)
      errors.set(column, `The column ${column} is there twice.`);
  }
  for (const column of requiredColumns) {
    if (!columns.includes(column)) errors.set(column, `The column ${column} is missing.`);
  }
  if (errors.size > 0) throw new BadRequestError(Object.fromEntries([...errors].slice(0, 20)));
  return columns;
}

/** The records of CSV whose header says what its delimiter is. */
async function* readRecords(text: AsyncIterator<string>): AsyncGenerator<string[]> {
  let start = '';
  for (let isEnd = false; !isEnd && !/[\r\n]/.test(start);) {
    const { value, done = false } = await text.next();
    if (!done) start += value as string;
    if (start.length > maxLine) throw refuse('The header of the file is too long.');
    isEnd = done;
  }
  const parser = parse({
    delimiter: delimiterOf(/^[^\r\n]*/.exec(start)![0]),
    record_delimiter: ['\r\n', '\n', '\r'],
    // As spreadsheets read them.
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: maxLine,
  });
  const all = async function* () {
    yield start;
    yield* { [Symbol.asyncIterator]: () => text };
  };
  // The error of a source is that of the parser, too, which the loop throws.
  pipeline(Readable.from(all()), parser, () => {});
  yield* parser as AsyncIterable<string[]>;
}

/**
 * Reads rows of products while they arrive, without those that are empty. Calls `onEnd` with a hash of the whole body.
 * Throws an HttpError for a body that is too large, not CSV in UTF-8, or of other columns.
 */
export async function* readRows(
  body: AsyncIterable<Buffer>,
  onEnd: (hash: string) => void,
): AsyncGenerator<Row> {
  let columns: (ColumnName | undefined)[] | undefined;
  let row = 0;
  let filled = 0;
  try {
    for await (const record of readRecords(decode(body, onEnd))) {
      row += 1;
      if (!columns) {
        columns = readHeader(record);
        continue;
      }
      const cells = record.map(undefuse);
      if (cells.every((cell) => cell === '')) continue;
      filled += 1;
      if (filled > maxImportRows) throw refuse(`The file must have at most ${maxImportRows} rows.`);
      const excess = cells.slice(columns.length).filter((cell) => cell !== '').length;
      const named = columns.flatMap((name, at) => (name ? [[name, cells[at] ?? ''] as const] : []));
      yield { row, excess, cells: Object.fromEntries(named) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') throw refuse('The last row has a quote that is not closed.');
    throw refuse(
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? `Row ${row + 1} is too long. It may have a quote that is not closed.`
        : `Row ${row + 1} is not CSV.`,
    );
  }
  if (!columns) throw refuse('The file is empty.');
}
