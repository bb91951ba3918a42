import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { currencySign } from '#locale/format.ts';
import { contract } from './MoneyField.contract.ts';
import { MoneyField } from './MoneyField.tsx';

describeConformance({
  contract,
  render: (props) => <MoneyField label="Price" {...props} />,
  examples: [
    <MoneyField key="all" label="Price" currency="EUR" hint="H" error="E" required defaultValue={1} />,
  ],
});

it.each([
  ['en-IN', 'INR', { sign: 'Rs.', side: 'leading', decimals: 2 }],
  ['de-DE', 'EUR', { sign: '€', side: 'trailing', decimals: 2 }],
  ['ja-JP', 'JPY', { sign: '￥', side: 'leading', decimals: 0 }],
])('finds how an amount is written in %s with %s', (locale, currency, sign) => {
  expect(currencySign({ locale, currency })).toEqual(sign);
});
