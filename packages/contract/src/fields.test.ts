import { expect, it } from 'vitest';
import { buildFields } from '../scripts/build-fields.ts';
import * as fields from './fields.ts';

it('matches the schemas (npm run fields updates it)', () => {
  expect({ ...fields }).toEqual(buildFields());
});

it('lists the required fields of a form and their limits', () => {
  expect(fields.newProductFields).toMatchObject({
    name: { required: true, maxLength: 200 },
    price: { required: true, min: 0, max: 10_000_000_000, step: 0.01 },
    stockQuantity: { required: true, step: 1 },
    images: { maxItems: 20 },
  });
  expect(fields.newProductFields.sku).not.toHaveProperty('required');
  expect(fields.companyDetailsFields.panNumber).not.toHaveProperty('required');
});
