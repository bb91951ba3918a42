'use client';
import { use, useMemo } from 'react';
import type { Labels } from './labels.ts';
import { LocaleContext } from './locale-context.ts';
import type { Locale } from './locale.ts';

/** The language and the currency around this component. */
export const useLocale = (): Pick<Locale, 'locale' | 'currency'> => use(LocaleContext);

/** The words of a component: its own prop before those of the context before the English ones. */
export const useLabels = <Name extends keyof Labels>(
  name: Name,
  english: Labels[Name],
  own?: Readonly<Partial<Labels[Name]>>,
): Labels[Name] => {
  const around = use(LocaleContext).labels[name];
  // The same object as long as nothing of it changes: else what depends on the words is rendered again.
  return useMemo(() => (around || own ? { ...english, ...around, ...own } : english), [english, around, own]);
};
