import { defaultLocale, type Locale } from './locale.ts';

export type Written = Partial<Pick<Locale, 'locale' | 'currency'>>;

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than using it a hundred times. */
export function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale, options)));
  return format;
}

/** In English, rupees are written as Indian prices are, not with the sign that Intl has for them. */
const rupees = (locale: string, currency: string) =>
  currency === 'INR' && locale.startsWith('en') ? 'Rs.' : undefined;

/** An amount with its currency: `Rs. 1,03,840.00` for 103840 rupees in `en-IN`. */
export function formatMoney(
  amount: number,
  { locale = defaultLocale.locale, currency = defaultLocale.currency }: Written = {},
): string {
  const text = formatOf(locale, { style: 'currency', currency }).format(amount);
  const own = rupees(locale, currency);
  return own ? text.replace('₹', `${own} `) : text;
}

/** A number with as many decimals as it needs, at most three: `1,20,000` for 120000 in `en-IN`. */
export const formatNumber = (value: number, { locale = defaultLocale.locale }: Written = {}): string =>
  formatOf(locale, {}).format(value);

const lists = new Map<string, Intl.ListFormat>();

/** Names in a row: `Bharat, Konark and Sahyadri` in `en-IN`. */
export function formatList(
  names: readonly string[],
  { locale = defaultLocale.locale }: Written = {},
): string {
  let list = lists.get(locale);
  if (!list) lists.set(locale, (list = new Intl.ListFormat(locale)));
  return list.format(names);
}

/** A share with at most two decimals: `12.5%` for 12.5. */
export const formatPercent = (percent: number, { locale = defaultLocale.locale }: Written = {}): string =>
  formatOf(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A count in a small badge: above 99 it is `99+`. */
export const formatCount = (count: number, written?: Written): string =>
  count > 99 ? `${formatNumber(99, written)}+` : formatNumber(count, written);

/** A size of a file, with at most one decimal: `2.5 MB` for 2500000 bytes. */
export function formatBytes(bytes: number, { locale = defaultLocale.locale }: Written = {}): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), byteUnits.length - 1);
  const format = formatOf(locale, {
    style: 'unit',
    unit: byteUnits[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
  return format.format(bytes / 1000 ** power);
}

/** How an amount is written in a field: the sign of its currency, on which side it stands, and how many decimals. */
export function currencySign({
  locale = defaultLocale.locale,
  currency = defaultLocale.currency,
}: Written = {}): {
  sign: string;
  side: 'leading' | 'trailing';
  decimals: number;
} {
  const format = formatOf(locale, { style: 'currency', currency });
  const types = format.formatToParts(1).map(({ type }) => type);
  const sign = format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
  return {
    sign: rupees(locale, currency) ?? sign,
    side: types.indexOf('currency') < types.indexOf('integer') ? 'leading' : 'trailing',
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
  };
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function momentFormatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  let format = dateFormats.get(key);
  if (!format) dateFormats.set(key, (format = new Intl.DateTimeFormat(locale, options)));
  return format;
}

/** The format of days without a time, and so without a time zone. */
export const dateFormatOf = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  momentFormatOf(locale, { ...options, timeZone: 'UTC' });

/** A day, given as `YYYY-MM-DD`: `5 Jun 2026` in `en-IN`. */
export const formatDate = (
  date: string,
  { locale = defaultLocale.locale }: Written = {},
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string => dateFormatOf(locale, options).format(new Date(date));

/** The day of a moment in the reader's time zone, as `options` say: `5 June` in `en-IN`. */
export const formatDayOf = (
  moment: Date,
  { locale = defaultLocale.locale }: Written = {},
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' },
): string => momentFormatOf(locale, options).format(moment);

/** The time of a moment in the reader's time zone, as hour and minute: `09:02`. */
export const formatTimeOf = (moment: Date, { locale = defaultLocale.locale }: Written = {}): string =>
  momentFormatOf(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment);
