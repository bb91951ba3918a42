import { expect, it } from 'vitest';
import { coil } from '#fixtures/products.ts';
import { savedChange } from './saved-product.ts';

const now = { ...coil, price: 1000, discount: 10, stockQuantity: 5 };

it.each([
  [{}, { percent: 0, stock: 'same' }],
  [
    { savedPrice: 900, savedStock: 5 },
    { percent: 0, stock: 'same' },
  ],
  [{ savedPrice: 1000 }, { percent: -10 }],
  [{ savedPrice: 600 }, { percent: 50 }],
  [{ savedPrice: 900.01 }, { percent: -1 }],
  [{ savedPrice: 0 }, { percent: 0 }],
  [{ savedStock: 0 }, { stock: 'back' }],
  [{ savedStock: 9, stockQuantity: 0 }, { stock: 'ran-out' }],
  [{ savedStock: 0, stockQuantity: 0 }, { stock: 'same' }],
  [
    { savedPrice: 1000, savedStock: 0, status: 'archived' as const },
    { gone: true, percent: 0, stock: 'same' },
  ],
])('compares with %o', (then, change) => {
  expect(savedChange({ ...now, ...then })).toMatchObject(change);
});
