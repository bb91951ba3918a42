import { formatNumber, type Written } from '#locale/format.ts';

/** How many were found, in writing: `500+` at the limit of a search, above which it does not count. */
export const foundCount = (found: number, limit: number, written: Written): string =>
  found >= limit ? `${formatNumber(limit, written)}+` : formatNumber(found, written);
