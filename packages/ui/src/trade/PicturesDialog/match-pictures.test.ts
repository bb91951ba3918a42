import { expect, it } from 'vitest';
import { matchPictures } from './match-pictures.ts';

const products = [
  { id: 'coil', name: 'Hot-rolled coil, 3 mm', sku: 'BSW-HRC-3' },
  { id: 'beam', name: 'Beam', sku: 'BSW-HRC' },
  { id: 'disc', name: 'Brake disc', sku: '' },
  { id: 'cream', name: 'Cream', sku: 'CR\u00C8ME-1' },
  { id: 'named-like-a-sku', name: 'BSW HRC 3', sku: 'X' },
];

it.each([
  ['BSW-HRC-3.jpg', 'coil'],
  ['bsw_hrc_3 (2).JPG', 'coil'],
  // The whole name is a SKU, so its number is none of several pictures.
  ['BSW-HRC-3', 'coil'],
  ['BSW-HRC-4.png', 'beam'],
  ['brake disc-02.webp', 'disc'],
  ['Hot-rolled coil, 3 mm.png', 'coil'],
  // As macOS writes names.
  ['CRE\u0300ME-1.jpg', 'cream'],
  ['IMG_0042.jpg', undefined],
  ['.jpg', undefined],
])('%s is of %s', (name, id) => {
  expect(matchPictures([{ name }], products)[0]?.product?.id).toBe(id);
});
