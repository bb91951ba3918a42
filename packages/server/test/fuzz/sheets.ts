import fc from 'fast-check';
import { csvHeader } from '../authorization-matrix.ts';
import { anyText } from './bodies.ts';

/** A spreadsheet with one right row and one wrong one. */
export const rightSheet = `${csvHeader}\n"Nut, ""M8""",Zinc,Rs. 1,00,Nuts,5,\n'=A,"b\nc",1,Nuts,1,`;

/** Spreadsheets with the field that a 400 must name. */
export const wrongSheets: [body: string, field: string][] = [
  ['', ''],
  ['\n', ''],
  ['no sheet', ''],
  [`${csvHeader},colour\n`, 'colour'],
  [`${csvHeader},__proto__\n`, '__proto__'],
  [`${csvHeader};price\n`, `${csvHeader.split(',').at(-1)!};price`],
  [`${csvHeader}\n"Nut`, ''],
  [`${csvHeader}\n${'xx,'.repeat(200_000)}`, ''],
  [`${csvHeader}\n${'x,x,1,x,1,\n'.repeat(10_001)}`, ''],
];

/** Spreadsheets that are cut, changed or scrambled anywhere. */
export const brokenSheet = fc
  .tuple(fc.nat(rightSheet.length), fc.nat(5), anyText(50))
  .map(([at, removed, text]) => rightSheet.slice(0, at) + text + rightSheet.slice(at + removed));
