import { expect, it } from 'vitest';
import { roughly } from './evidence.ts';

it.each([
  [0, 1, 'minute'],
  [59, 59, 'minute'],
  [60, 1, 'hour'],
  [89, 1, 'hour'],
  [200, 3, 'hour'],
  [1409, 23, 'hour'],
  [1410, 1, 'day'],
  [1440, 1, 'day'],
  [4000, 3, 'day'],
])('says %i minutes as %i %s', (minutes, count, unit) => {
  expect(roughly(minutes)).toEqual({ count, unit });
});
