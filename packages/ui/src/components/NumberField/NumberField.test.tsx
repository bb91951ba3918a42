import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { explainNumber } from './explain-number.ts';
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
