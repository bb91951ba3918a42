/** The day of a moment in a time zone, in words: `22 Nov 2026`. @param zone an IANA name; undefined is the browser's. */
export const shortDay = (moment: string, zone: string | undefined): string =>
  new Date(moment).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: zone,
  });
