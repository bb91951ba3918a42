import { expect, it } from 'vitest';
import { endOfDay } from './dates.ts';

it.each([
  ['in India, by default', '2026-11-22', undefined, '2026-11-22T18:29:59.000Z'],
  ['in UTC', '2026-11-22', 'UTC', '2026-11-22T23:59:59.000Z'],
  ['on a leap day', '2028-02-29', 'Asia/Kolkata', '2028-02-29T18:29:59.000Z'],
  ['on the last day of a year', '2026-12-31', 'Pacific/Kiritimati', '2026-12-31T09:59:59.000Z'],
  ['where the clock went forward that day', '2026-03-08', 'America/New_York', '2026-03-09T03:59:59.000Z'],
  ['the day before', '2026-03-07', 'America/New_York', '2026-03-08T04:59:59.000Z'],
  ['where the clock went back that day', '2026-11-01', 'America/New_York', '2026-11-02T04:59:59.000Z'],
  ['where the clock goes back over midnight', '2026-10-24', 'Asia/Beirut', '2026-10-24T21:59:59.000Z'],
  ['where the clock skips midnight', '2026-03-28', 'Asia/Beirut', '2026-03-28T21:59:59.000Z'],
  ['where the clock skips the last hour', '2026-03-28', 'America/Nuuk', '2026-03-29T00:59:59.000Z'],
])('a day ends %s', (_where, date, zone, end) => {
  expect(endOfDay(date, zone).toISOString()).toBe(end);
});

it.each([
  '2026-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-1-1',
  '22-11-2026',
  '2026-11-22T00:00:00Z',
  '',
  'today',
])('there is no date %j', (date) => {
  expect(() => endOfDay(date)).toThrow(RangeError);
});

it('there is no date that a zone left out', () => {
  expect(() => endOfDay('2011-12-30', 'Pacific/Apia')).toThrow(
    'There is no date 2011-12-30 in Pacific/Apia.',
  );
});

it.each(['Asia/Atlantis', '', 'toString', 'x+05:30'])('there is no zone %j', (zone) => {
  expect(() => endOfDay('2026-11-22', zone)).toThrow(RangeError);
});
