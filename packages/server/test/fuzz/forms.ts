import fc from 'fast-check';
import { pdf } from '../form.ts';
import { anyText } from './bodies.ts';

const part = (disposition: string, content = pdf) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const end = '--x--\r\n';
const file = 'name="file"; filename="terms.pdf"';

/** A form with one small document. Its boundary is `x`. */
export const rightForm = part(file) + end;

/** Forms with the field that a 400 must name. */
export const wrongForms: [body: string, field: string][] = [
  [end, 'file'],
  ['', 'file'],
  ['no form', 'file'],
  [part(file), 'file'],
  [part(file, '') + end, 'file'],
  [part(file, '<svg onload="alert(1)"/>') + end, 'file'],
  [part(file, '%PDF-1.7') + end, 'file'],
  [part(file) + part(file) + end, 'file'],
  [part('name="file"', 'text') + end, 'file'],
  [part('name="picture"; filename="a.png"') + end, 'picture'],
  [part(file) + part('name="admin"', 'true') + end, 'admin'],
];

/** Forms that are cut, changed or scrambled anywhere. */
export const brokenForm = fc
  .tuple(fc.nat(rightForm.length), fc.nat(5), anyText(50))
  .map(([at, removed, text]) => rightForm.slice(0, at) + text + rightForm.slice(at + removed));
