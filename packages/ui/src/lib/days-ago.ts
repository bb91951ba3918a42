import { formatDayOf } from '#locale/format.ts';

const day = 86_400_000;
/** The calendar day of a moment, counted from 1970 on. Swedes write it as `2026-11-22`. */
const dayOf = (moment: Date, timeZone: string | undefined) =>
  Date.parse(formatDayOf(moment, { locale: 'sv-SE' }, { dateStyle: 'short', timeZone })) / day;

/** How many days of the calendar in a time zone, by default the reader's, a moment is ago: 0 is today, 1 is yesterday. */
export const daysAgo = (moment: Date, now: Date, timeZone?: string): number =>
  dayOf(now, timeZone) - dayOf(moment, timeZone);

/** How many days a day of the calendar, as `YYYY-MM-DD`, is ahead in a time zone, by default the reader's: 0 is today. */
export const daysUntil = (date: string, now: Date, timeZone?: string): number =>
  Date.parse(date) / day - dayOf(now, timeZone);
