import { expect, it } from 'vitest';
import { createActionKeys } from './action-key.ts';

const form = { name: 'Coil', price: 1 };

it('stays the same for every retry', () => {
  const { keyOf } = createActionKeys();
  expect(keyOf({ ...form })).toBe(keyOf({ ...form }));
  expect(keyOf(form)).toMatch(/^[\da-f]{32}$/);
});

it('differs for another input', () => {
  const { keyOf } = createActionKeys();
  expect(keyOf({ ...form, price: 2 })).not.toBe(keyOf(form));
});

it('differs for the same input once the action is done', () => {
  const { keyOf, done } = createActionKeys();
  const first = keyOf('ok');
  done();
  expect(keyOf('ok')).not.toBe(first);
});
