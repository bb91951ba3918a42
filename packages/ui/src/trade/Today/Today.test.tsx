import { describe, expect, it } from 'vitest';
import { todayItems } from '#fixtures/catching-up.tsx';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Today.contract.ts';
import { todayLabels } from './Today.labels.ts';
import { Today } from './Today.tsx';

describeConformance({
  contract,
  render: (props) => <Today items={todayItems} {...props} />,
});

describe('the words of Today', () => {
  it.each([
    ['requests', '1 request to answer', '99+ requests to answer'],
    ['estimates', '1 estimate to give', '99+ estimates to give'],
    ['quotesExpiring', '1 quote expires today', '99+ quotes expire today'],
    ['lowStock', '1 product low', '99+ products low'],
    ['messages', '1 unread conversation', '99+ unread conversations'],
    ['connectionRequests', '1 company wants to connect', '99+ companies want to connect'],
  ] as const)('%s: %s, %s', (key, one, many) => {
    expect(todayLabels[key](1, '1')).toBe(one);
    expect(todayLabels[key](100, '99+')).toBe(many);
  });
});
