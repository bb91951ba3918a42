import { formatNumber } from '#locale/format.ts';
import type { Locale } from '#locale/locale.ts';

/** How many results there are, in the locale's digits; at the limit of counting `10,000+`. */
export const writeResultCount = (count: number, limit: number, locale: Pick<Locale, 'locale'>): string =>
  count < limit ? formatNumber(count, locale) : `${formatNumber(limit, locale)}+`;
