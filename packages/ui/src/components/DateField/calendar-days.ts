import { parseDate, startOfMonth, startOfWeek, type CalendarDate } from '@internationalized/date';

/** The days that a month is shown by, week by week: always six, so that the calendar keeps its height. */
export function weeksOf(month: CalendarDate, locale: string): CalendarDate[][] {
  const first = startOfWeek(startOfMonth(month), locale);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => first.add({ days: week * 7 + day })),
  );
}

/** The years between two days, each `YYYY-MM-DD` or empty for none; where there is none, of a long life around `year`. */
export function yearsWithin(min: string, max: string, year: number): number[] {
  const first = min ? parseDate(min).year : year - 120;
  const last = max ? parseDate(max).year : year + 120;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Where a key of the keyboard leads from a day; undefined for another key. */
export function dayByKey(
  day: CalendarDate,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { locale, isRightToLeft }: { locale: string; isRightToLeft: boolean },
): CalendarDate | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const unit = shiftKey ? 'years' : 'months';
  const first = startOfWeek(day, locale);
  return {
    ArrowLeft: day.subtract({ days: forward }),
    ArrowRight: day.add({ days: forward }),
    ArrowUp: day.subtract({ weeks: 1 }),
    ArrowDown: day.add({ weeks: 1 }),
    Home: first,
    End: first.add({ days: 6 }),
    PageUp: day.subtract({ [unit]: 1 }),
    PageDown: day.add({ [unit]: 1 }),
  }[key];
}
