import { getLocalTimeZone, parseDate, today } from '@internationalized/date';
import type { Days } from '#components/DateField/days.ts';

/** The last days up to one, itself included, for a preset: `lastDays(7)` is a week. `end` is today by default. */
export function lastDays(count: number, end?: string): Days {
  const last = end === undefined ? today(getLocalTimeZone()) : parseDate(end);
  return { from: last.subtract({ days: count - 1 }).toString(), to: last.toString() };
}
