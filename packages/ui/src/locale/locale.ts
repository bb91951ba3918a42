import type { Labels } from './labels.ts';

/** How words, numbers, money and dates are written. */
export interface Locale {
  /** A BCP 47 language tag, for `Intl`. */
  locale: string;
  /** An ISO 4217 currency. */
  currency: string;
  /** Words that replace the English ones, by component. */
  labels: { readonly [Name in keyof Labels]?: Readonly<Partial<Labels[Name]>> };
}

/** English words, and numbers, rupees and dates as in India. */
export const defaultLocale: Locale = { locale: 'en-IN', currency: 'INR', labels: {} };
