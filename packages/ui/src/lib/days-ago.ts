const day = 86_400_000;
const startOf = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** How many days of the reader's calendar a moment is ago: 0 is today, 1 is yesterday. */
export const daysAgo = (moment: Date, now: Date): number =>
  // Rounded, because some days have 23 or 25 hours.
  Math.round((startOf(now) - startOf(moment)) / day);
