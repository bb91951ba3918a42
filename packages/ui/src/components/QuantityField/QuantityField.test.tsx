import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { nextQuantity } from './next-quantity.ts';
import { contract } from './QuantityField.contract.ts';
import { QuantityField } from './QuantityField.tsx';

describeConformance({
  contract,
  render: (props) => <QuantityField label="Quantity" {...props} />,
  examples: [
    <QuantityField
      key="all"
      label="Quantity"
      min={50}
      max={500}
      step={10}
      unit="kg"
      defaultValue={60}
      required
    />,
  ],
});

it.each([
  [null, 1, { min: 50, max: 200, step: 20 }, 60],
  [Number.NaN, 1, { min: 1, max: 9, step: 1 }, 1],
  [60, 1, { min: 50, max: 200, step: 20 }, 80],
  [65, 1, { min: 50, max: 200, step: 20 }, 80],
  [65, -1, { min: 50, max: 200, step: 20 }, 60],
  [60, -1, { min: 50, max: 200, step: 20 }, 60],
  [190, 1, { min: 50, max: 199, step: 20 }, 180],
  [0.2, 1, { min: 0.1, max: Infinity, step: 0.1 }, 0.3],
  [0.3, -1, { min: 0.1, max: Infinity, step: 0.1 }, 0.2],
] as const)('goes from %s by %s within %o to %s', (value, direction, limits, next) => {
  expect(nextQuantity(value, direction, limits)).toBe(next);
});
