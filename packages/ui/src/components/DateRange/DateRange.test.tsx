import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './DateRange.contract.ts';
import { DateRange } from './DateRange.tsx';
import { lastDays } from './last-days.ts';

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
