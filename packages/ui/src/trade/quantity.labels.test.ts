import { expect, test } from 'vitest';
import { quantityLabels } from './quantity.labels.ts';

test.each([
  ['tonne', 5, 'tonnes'],
  ['tonne', 1, 'tonne'],
  ['tonne', 0.5, 'tonnes'],
  ['stack', 2, 'stacks'],
  ['length', 12, 'lengths'],
  ['box', 0, 'boxes'],
  ['square metre', 40, 'square metres'],
  ['kg', 50, 'kg'],
  ['Kist', 3, 'Kist'],
  ['constructor', 2, 'constructor'],
])('%s after %d is %s', (unit, quantity, written) => {
  expect(quantityLabels.unit(unit, quantity)).toBe(written);
});
