import { parseDate } from '@internationalized/date';
import { isDate } from '#components/DateField/date-text.ts';
import type { Days } from '#components/DateField/days.ts';

type Test = (date: string) => boolean;

/** The first of some days that is not available; undefined where all are. */
export function firstUnavailable({ from, to }: Days, isDateUnavailable: Test): string | undefined {
  for (let day = parseDate(from); day.toString() <= to; day = day.add({ days: 1 }))
    if (isDateUnavailable(day.toString())) return day.toString();
  return undefined;
}

/**
 * The last day that a range can have: the one before the first that is not available after it has begun, else `max`.
 * Without `max` it looks for one until the range ends, at least for a year.
 */
export function lastDayOf({ from, to }: Days, max: string | undefined, isDateUnavailable: Test) {
  if (!isDate(from)) return max;
  const start = parseDate(from);
  const inAYear = start.add({ years: 1 }).toString();
  const until = max || (to > inAYear ? to : inAYear);
  const found = firstUnavailable({ from: start.add({ days: 1 }).toString(), to: until }, isDateUnavailable);
  return found ? parseDate(found).subtract({ days: 1 }).toString() : max;
}
