import { expect, it } from 'vitest';
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
  expect(messageTime(timestamp, new Date('2026-03-12T11:30:00'))).toBe(expected);
});
