import { expect, it, vi } from 'vitest';
import { companyDay } from './company-day.ts';

it.each(['America/New_York', 'Asia/Tokyo'])('is the day of the company for a reader in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  expect(companyDay('2026-12-05T18:29:59.000Z', 'Asia/Kolkata')).toBe('2026-12-05');
});

it.each([
  ['ahead of UTC, where a day begins the day before', 'Asia/Kolkata', '2026-12-04T18:30:00.000Z'],
  ['behind UTC, where a day ends the day after', 'America/New_York', '2026-12-06T04:59:59.000Z'],
])('is the day in a zone %s', (_where, zone, moment) => {
  expect(companyDay(moment, zone)).toBe('2026-12-05');
});
