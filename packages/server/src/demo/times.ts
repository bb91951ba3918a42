import { v7 as uuid } from 'uuid';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
/** A day in hours, in which the demo's deals count. */
export const dayInHours = day / hour;

/** The day so many days after a time. */
export const dayAfter = (time: Date, days: number): string =>
  new Date(time.getTime() + days * day).toISOString().slice(0, 10);

/** An id of a row of that time, because lists are sorted by id. */
export const idAt = (time: Date): string => uuid({ msecs: time.getTime() });
