import { describe, expect, it } from 'vitest';
import { guessMapping } from './import-fields.ts';

describe('guessMapping', () => {
  it('knows the names of the fields and those of other spreadsheets', () => {
    expect(guessMapping(['Stock quantity', 'MOQ', 'Item name', 'HSN/SAC', 'Colour', ''])).toEqual([
      'stockQuantity',
      'minimumOrder',
      'name',
      'hsn',
      null,
      null,
    ]);
  });

  it('gives a field once, and rather to the column with its own name', () => {
    expect(guessMapping(['MRP', 'Rate', 'price', 'Price'])).toEqual([null, null, 'price', null]);
    expect(guessMapping(['MRP', 'Rate'])).toEqual(['price', null]);
  });
});
