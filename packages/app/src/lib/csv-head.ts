import Papa from 'papaparse';

/** What a spreadsheet begins with. */
export interface CsvHead {
  /** The names of its columns. */
  columns: string[];
  /** The first rows below them. */
  rows: string[][];
  /** What is between two cells. */
  delimiter: string;
  /** What is between two rows. */
  lineEnd: string;
  /** The length of the header with the end of its line, in bytes. */
  headerBytes: number;
}

/** Enough for a header and some rows. */
const readBytes = 256 * 1024;
const previewRows = 3;

/** Reads the head of a spreadsheet, without the rest of the file. */
export async function readCsvHead(file: Blob): Promise<CsvHead> {
  const bytes = new Uint8Array(await file.slice(0, readBytes).arrayBuffer());
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const markBytes = text.startsWith('\uFEFF') ? 3 : 0;
  const body = markBytes > 0 ? text.slice(1) : text;
  // The fast mode, for a text without quotes, says that the header ends behind the row below it.
  const header = Papa.parse<string[]>(body, { preview: 1, fastMode: false });
  const { data } = Papa.parse<string[]>(body, {
    preview: 1 + previewRows,
    delimiter: header.meta.delimiter,
    skipEmptyLines: true,
  });
  const headerText = body.slice(0, header.meta.cursor);
  return {
    columns: data[0] ?? [],
    rows: data.slice(1),
    delimiter: header.meta.delimiter,
    lineEnd: header.meta.linebreak || '\n',
    headerBytes: markBytes + new Blob([headerText]).size,
  };
}

/** The spreadsheet with these names of its columns; a column without a name is left out by the server. */
export const withColumns = (
  file: Blob,
  { delimiter, lineEnd, headerBytes }: CsvHead,
  names: readonly (string | null)[],
) =>
  new Blob([names.map((name) => name ?? '').join(delimiter), lineEnd, file.slice(headerBytes)], {
    type: 'text/csv',
  });
