import { describe, expect, it } from 'vitest';
import { messages, now } from '#fixtures/conversations.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Conversation.contract.ts';
import { Conversation } from './Conversation.tsx';
import { formatDay, formatTime, groupMessages } from './group-messages.ts';

const args = {
  companyName: 'Bharat Steel Works',
  currentUserId: 'c-own',
  currentCompanyName: 'Malabar Trading House',
  onSend: async () => {},
};

describeConformance({
  contract: {
    ...contract,
    parts: Object.fromEntries(Object.entries(contract.parts).filter(([part]) => part !== 'latest')),
  },
  render: (props) => <Conversation {...args} messages={messages} now={now} onBack={() => {}} {...props} />,
  examples: [<Conversation key="empty" {...args} messages={[]} onProfileOpen={() => {}} />],
});

describe('messages', () => {
  it('of one company on one day are one group', () => {
    expect(groupMessages(messages).map((group) => group.messages.map(({ _id }) => _id))).toEqual([
      ['m-1'],
      ['m-2', 'm-3'],
      ['m-4', 'm-5'],
      ['m-6'],
      ['m-7'],
    ]);
  });

  it('of one company on two days are two groups', () => {
    const [first] = messages;
    const next = { ...first!, _id: 'm-next', timestamp: '2026-03-11T00:00:00' };
    expect(groupMessages([{ ...first!, timestamp: '2026-03-10T23:59:59' }, next])).toHaveLength(2);
  });

  it('show hour and minute', () => {
    expect(formatTime('2026-03-10T09:05:59')).toBe('09:05');
    expect(formatTime('2026-03-10T00:00:00')).toBe('00:00');
  });

  it.each([
    ['2026-03-12T23:00:00', 'Today'],
    ['2026-03-11T01:00:00', 'Yesterday'],
    ['2026-03-09T12:00:00', 'Monday, 9 March 2026'],
  ])('of %s are of %s', (timestamp, words) => {
    const [group] = groupMessages([{ ...messages[0]!, timestamp }]);
    expect(formatDay(group!.day, now)).toBe(words);
  });
});
