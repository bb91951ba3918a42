import { activity, activityKinds } from '#fixtures/activity.ts';
import { team } from '#fixtures/team.ts';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { writeAction, writeKind } from './activity.ts';
import { contract } from './ActivityList.contract.ts';
import { activityListLabels as words } from './ActivityList.labels.ts';
import { ActivityList } from './ActivityList.tsx';

describeConformance({
  contract,
  render: (props) => <ActivityList entries={activity} timeZone="Asia/Kolkata" {...props} />,
  examples: [
    <ActivityList
      key="filters"
      entries={[]}
      members={team}
      kinds={activityKinds}
      filter={{ kind: 'order' }}
      onFilterChange={() => {}}
    />,
    <ActivityList key="loading" entries={[]} state="loading" />,
  ],
});

describe('the words of activity', () => {
  const actions = Object.keys(words).filter((key) => key.includes('.') && !key.endsWith('*'));

  it.each(actions)('%s has a kind that has words', (action) => {
    expect(writeAction(action, words)).not.toBe(words.otherAction);
    expect(Object.keys(words)).toContain(`${action.split('.')[0]}.*`);
  });

  it.each(['order.shown-off', 'constructor', 'list', 'order.*.x', ''])('%s is something else', (action) => {
    expect(writeAction(action, words)).toBe(words.otherAction);
  });

  it('names a kind that it does not know by its own name', () => {
    expect(writeKind('order', words)).toBe('Orders');
    expect(writeKind('auction', words)).toBe('Auction');
  });
});
