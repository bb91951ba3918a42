import { expect, it } from 'vitest';
import { timeZones } from './time-zones.ts';

it('has the zone of the company under its own name, once and in its place', () => {
  const zones = timeZones('Europe/Kyiv');
  expect(zones.filter((zone) => /Kolkata|Calcutta|Kyiv|Kiev/.test(zone))).toEqual([
    'Asia/Kolkata',
    'Europe/Kyiv',
  ]);
  expect(timeZones('UTC')).toContain('UTC');
});
