import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { explainNumber } from './explain-number.ts';
import { nextNumber } from './next-number.ts';
import { contract } from './NumberField.contract.ts';
import { numberFieldLabels as words } from './NumberField.labels.ts';
import { NumberField } from './NumberField.tsx';

describeConformance({
  contract,
  render: (props) => <NumberField label="Price" {...props} />,
  examples: [
    <NumberField
      key="all"
      label="Price"
      hideLabel
      hint="H"
      error="E"
      required
      leading="Rs."
      trailing="%"
      defaultValue={1}
    />,
  ],
});

it.each([
  [undefined, undefined, null],
  [-1, 1, null],
  [0, undefined, 'decimal'],
  [0, 1, 'numeric'],
])('from %s in steps of %s it asks for the pad %s, where all of it can be written', (min, step, pad) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<NumberField label="Change" {...{ min, step }} />);
  expect(container.querySelector('input')!.getAttribute('inputmode')).toBe(pad);
});

describe('what is wrong with a number', () => {
  it.each([
    [null, undefined],
    [5, undefined],
    [Number.NaN, 'Enter a number, such as 12.'],
    [1.5, 'Enter a whole number.'],
    [0, 'Enter 1 or more.'],
    [11, 'Enter 10 or less.'],
  ])('explains %s', (value, sentence) => {
    expect(explainNumber(value, { min: 1, max: 10, step: 1 }, words, 'en-IN')).toBe(sentence);
  });

  it.each([
    [12.34, 0.01, undefined],
    [9_999_999_999.99, 0.01, undefined],
    [-0.29, 0.01, undefined],
    [12.345, 0.01, 'Enter at most 2 decimals.'],
    [0.15, 0.1, 'Enter at most 1 decimal.'],
    [1.25, 0.25, undefined],
    [1.3, 0.25, 'Enter a multiple of 0.25.'],
    [12, 5, 'Enter a multiple of 5.'],
    [15, 5, undefined],
  ])('explains %s in steps of %s', (value, step, sentence) => {
    expect(explainNumber(value, { step }, words, 'en-IN')).toBe(sentence);
  });
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
  [5, 10, { step: 2 }, 24],
  [-5, -10, { step: 2 }, -24],
  [null, 10, { step: 2 }, 0],
  [null, Infinity, { max: 9, step: 2 }, 8],
  [7, -Infinity, { min: 1, max: 9, step: 2 }, 2],
] as const)('goes from %s by %s within %o to %s', (value, count, limits, next) => {
  expect(nextNumber(value, count, limits)).toBe(next);
});
