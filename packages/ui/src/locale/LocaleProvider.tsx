'use client';
import { use, useMemo, type ReactNode } from 'react';
import { LocaleContext } from './locale-context.ts';
import type { Locale } from './locale.ts';
import { mergeLabels } from './merge-labels.ts';

export interface LocaleProviderProps extends Partial<Locale> {
  children: ReactNode;
}

/**
 * Sets how the components inside write words, numbers, money and dates. What it leaves out stays as outside; at the
 * root that is English with `en-IN` numbers and rupees.
 */
export function LocaleProvider({ locale, currency, labels, children }: LocaleProviderProps) {
  const outer = use(LocaleContext);
  const inner = useMemo(
    () => ({
      locale: locale ?? outer.locale,
      currency: currency ?? outer.currency,
      labels: labels ? mergeLabels(outer.labels, labels) : outer.labels,
    }),
    [outer, locale, currency, labels],
  );
  return <LocaleContext value={inner}>{children}</LocaleContext>;
}
