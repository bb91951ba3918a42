import { expect, it } from 'vitest';
import { parseIds } from './saved-products.ts';

it.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null]', ['a']],
  ['{"a":1}', []],
  ['[', []],
])('%s reads as %j', (json, ids) => {
  expect(parseIds(json)).toEqual(ids);
});
