import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './NumberField.contract.ts';
import { NumberField } from './NumberField.tsx';
import { explainNumber, formatNumber, parseNumber } from './parse-number.ts';

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

describe('reading a number', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    [' 12.50 ', 12.5],
    ['.5', 0.5],
    ['5.', 5],
    ['-3', -3],
    ['1,000', Number.NaN],
    ['1e3', Number.NaN],
    ['ten', Number.NaN],
    ['1.2.3', Number.NaN],
    ['.', Number.NaN],
  ])('reads %j as %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([0, 875, 12.5, -3, 1e6])('writes %s so that it reads back', (value) => {
    expect(parseNumber(formatNumber(value))).toBe(value);
  });

  it.each([
    [null, undefined],
    [5, undefined],
    [Number.NaN, 'Enter a number, such as 12.'],
    [1.5, 'Enter a whole number.'],
    [0, 'Enter 1 or more.'],
    [11, 'Enter 10 or less.'],
  ])('explains %s', (value, words) => {
    expect(explainNumber(value, { min: 1, max: 10, integer: true })).toBe(words);
  });
});
