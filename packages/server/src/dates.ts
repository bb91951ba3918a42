import { tzOffset } from '@date-fns/tz';
import { defaultZone } from '@guildhall/contract/limits';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The last second of a day, written `2026-11-22`, in a zone of the IANA time zone database: 23:59:59, the later one when
 * clocks go back over it, the second before when they skip it. Throws RangeError for a date or zone that does not exist.
 */
export function endOfDay(date: string, zone = defaultZone): Date {
  const asUtc = Date.parse(`${date}T23:59:59Z`);
  const isOn = (time: number, offset: number) =>
    new Date(time + offset * minute).toISOString().slice(0, 10) === date;
  if (Number.isNaN(asUtc) || !isOn(asUtc, 0)) throw new RangeError(`There is no date ${date}.`);
  // It throws for a zone that does not exist, of which `tzOffset` may make something.
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  const offsetAt = (time: number) => tzOffset(timeZone, new Date(time));
  // The clock may change in between: the later time comes first.
  const offsets = [asUtc - day, asUtc + day].map(offsetAt).sort((a, b) => a - b);
  const ends = offsets.map((offset) => asUtc - offset * minute);
  const end = ends.find((time) => isOn(time, offsetAt(time)));
  if (end === undefined) throw new RangeError(`There is no date ${date} in ${zone}.`);
  return new Date(end);
}

/** The day of a moment in a zone, as sentences write it: '22 November 2026'. */
export const dayOf = (time: Date, zone: string): string =>
  time.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: zone });
