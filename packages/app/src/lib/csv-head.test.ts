import { expect, it } from 'vitest';
import { readCsvHead, withColumns } from './csv-head.ts';

it.each([
  ['commas', 'Title,"Rate, Rs",Notes\nCoil,1000,"a\nb"\nSheet,900,\n'],
  ['semicolons and Windows line ends', 'Title;"Rate, Rs";Notes\r\nCoil;1000;"a\nb"\r\nSheet;900;\r\n'],
  [
    'a byte order mark, and letters of several bytes',
    '\uFEFFTitle,"Rate, Rs",Notes\nकुंडली,1000,"a\nb"\nSheet,900,',
  ],
  ['a line break within the header', 'Title,"Rate,\nRs",Notes\nCoil,1000,"a\nb"\nSheet,900,'],
])('reads the head of a file with %s, and gives it other names', async (_, text) => {
  const head = await readCsvHead(new Blob([text]));
  expect(head.columns).toEqual(['Title', expect.stringMatching(/^Rate,\sRs$/), 'Notes']);
  expect(head.rows.map((row) => row.slice(1))).toEqual([
    ['1000', 'a\nb'],
    ['900', ''],
  ]);
  const renamed = withColumns(new Blob([text]), head, ['name', 'price', null]);
  const named = await readCsvHead(renamed);
  expect([named.columns, named.rows]).toEqual([['name', 'price', ''], head.rows]);
});

it.each([
  'name,price\nFirst bolt,10\nSecond bolt,20',
  'name,price\r\nFirst bolt,10\r\n',
  'name\nFirst bolt\n\n',
])('keeps each row of a file without quotes: %j', async (text) => {
  const file = new Blob([text]);
  const head = await readCsvHead(file);
  expect(await withColumns(file, head, head.columns).text()).toBe(text);
});

it('reads a file with a header alone', async () => {
  const head = await readCsvHead(new Blob(['name,price']));
  expect([head.columns, head.rows]).toEqual([['name', 'price'], []]);
});
