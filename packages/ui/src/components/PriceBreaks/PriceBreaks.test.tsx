import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { boundsOf } from './price-break.ts';
import { contract } from './PriceBreaks.contract.ts';
import { PriceBreaks } from './PriceBreaks.tsx';

const breaks = [
  { from: 10, price: 100 },
  { from: 50, price: 90.1 },
];

describeConformance({
  contract,
  render: (props) => <PriceBreaks label="Prices" {...props} />,
  examples: [
    <PriceBreaks
      key="all"
      label="Prices"
      name="prices"
      hideLabel
      error="E"
      required
      unit="kg"
      defaultValue={breaks}
    />,
    <PriceBreaks key="read" label="Prices" readOnly value={breaks} />,
  ],
});

it('bounds each row by those above it, also where they are not right', () => {
  const rows = [
    ...breaks,
    { from: null, price: Number.NaN },
    { from: 20, price: 95 },
    { from: 60, price: 1 },
  ];
  expect(boundsOf(rows, { min: 5, step: 5, decimals: 2 })).toEqual([
    { minFrom: 5, maxPrice: undefined },
    { minFrom: 15, maxPrice: 99.99 },
    { minFrom: 55, maxPrice: 90.09 },
    { minFrom: 55, maxPrice: 90.09 },
    { minFrom: 55, maxPrice: 90.09 },
  ]);
});

it('bounds the first row by the price of a single unit', () => {
  expect(boundsOf(breaks, { min: 5, step: 5, decimals: 2, below: 100 })[0]).toEqual({
    minFrom: 5,
    maxPrice: 99.99,
  });
});
