import { expect, test } from 'vitest';
import { hasPassed } from './use-needed-by.ts';

const neededBy = '2026-11-25';
const kolkata = { isOpen: true, timeZone: 'Asia/Kolkata' };

test.each([
  ['a moment before midnight it is still that day', '2026-11-25T18:29:59.999Z', false],
  ['at midnight it has passed', '2026-11-25T18:30:00.000Z', true],
  ['the day before it is ahead', '2026-11-24T06:00:00.000Z', false],
])('in the zone of the company, %s', (_when, now, passed) => {
  expect(hasPassed(neededBy, { ...kolkata, now: new Date(now) })).toBe(passed);
});

test('elsewhere the same moment is another day', () => {
  const now = new Date('2026-11-25T18:30:00.000Z');
  expect(hasPassed(neededBy, { isOpen: true, timeZone: 'America/New_York', now })).toBe(false);
});

test('what is closed is not said to be late', () => {
  expect(hasPassed(neededBy, { ...kolkata, isOpen: false, now: new Date('2027-01-01') })).toBe(false);
});
