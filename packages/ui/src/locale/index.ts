export { formatCount, formatMoney, formatNumber, formatPercent } from './format.ts';
export type { Labels } from './labels.ts';
export type { Locale } from './locale.ts';
export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider.tsx';
export { useLocale } from './use-locale.ts';
