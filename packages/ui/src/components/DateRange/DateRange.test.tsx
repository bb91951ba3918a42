import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './DateRange.contract.ts';
import { DateRange } from './DateRange.tsx';
import { lastDays } from './last-days.ts';
import { firstUnavailable, lastDayOf } from './unavailable-days.ts';

describeConformance({
  contract,
  render: (props) => <DateRange label="Period" {...props} />,
  examples: [
    <DateRange
      key="all"
      label="Period"
      name="period"
      hideLabel
      hint="H"
      error="E"
      required
      defaultValue={lastDays(7, '2026-06-05')}
      presets={[{ label: 'Week', ...lastDays(7, '2026-06-05') }]}
    />,
  ],
});

it('counts the last day as one of them', () => {
  expect(lastDays(1, '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(lastDays(30, '2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
});

const isClosed = (date: string) => ['2026-06-05', '2026-06-07', '2028-01-01'].includes(date);

it.each([
  [{ from: '2026-06-01', to: '2026-06-04' }, undefined],
  [{ from: '2026-06-04', to: '2026-06-07' }, '2026-06-05'],
  [{ from: '2026-06-07', to: '2026-06-07' }, '2026-06-07'],
])('finds the first of %o that is not available: %s', (days, date) => {
  expect(firstUnavailable(days, isClosed)).toBe(date);
});

it.each([
  ['', '', '2026-12-31', '2026-12-31'],
  ['2026-06-01', '', undefined, '2026-06-04'],
  ['2026-06-01', '', '2026-06-03', '2026-06-03'],
  ['2026-06-05', '', '2026-12-31', '2026-06-06'],
  ['2026-06-08', '', undefined, undefined],
  ['2026-06-08', '2028-02-01', undefined, '2027-12-31'],
])('a range from "%s" to "%s" with the limit %s ends on %s at the latest', (from, to, max, last) => {
  expect(lastDayOf({ from, to }, max, isClosed)).toBe(last);
});
