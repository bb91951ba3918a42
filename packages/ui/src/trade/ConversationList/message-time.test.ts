import { expect, it } from 'vitest';
import { conversationListLabels } from './ConversationList.labels.ts';
import { messageTime } from './message-time.ts';

it.each([
  ['2026-03-12T10:12:00', '10:12'],
  ['2026-03-12T00:00:00', '00:00'],
  ['2026-03-11T23:59:00', 'Yesterday'],
  ['2026-03-10T12:00:00', 'Tuesday'],
  ['2026-03-06T00:00:00', 'Friday'],
  ['2026-03-05T23:00:00', '5 March'],
  ['2025-12-31T12:00:00', '31 December 2025'],
])('%s is %s', (timestamp, expected) => {
  const now = new Date('2026-03-12T11:30:00');
  expect(messageTime(timestamp, now, conversationListLabels, 'en-IN')).toBe(expected);
});

it('is written in the language of the reader', () => {
  const timeIn = (timestamp: string) =>
    messageTime(timestamp, new Date('2026-03-12T11:30:00'), { yesterday: 'Gestern' }, 'de');
  expect(timeIn('2026-03-12T00:05:00')).toBe('00:05');
  expect(timeIn('2026-03-11T12:00:00')).toBe('Gestern');
  expect(timeIn('2026-03-10T12:00:00')).toBe('Dienstag');
  expect(timeIn('2026-03-05T12:00:00')).toBe('5. März');
});
