'use client';
import { daysUntil } from '#lib/days-ago.ts';
import { formatDate } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { neededByLabels } from './needed-by.labels.ts';

interface NeededByContext {
  /** Whether goods can still be agreed on. Once they cannot, the day says no more that it has passed. */
  isOpen: boolean;
  /** The current time. */
  now: Date;
  /** The IANA name of the time zone whose days count; undefined for the reader's own. */
  timeZone: string | undefined;
}

/** Whether a day by which goods are needed, as `YYYY-MM-DD`, has passed while they can still be agreed on. */
export const hasPassed = (neededBy: string, { isOpen, now, timeZone }: NeededByContext): boolean =>
  isOpen && daysUntil(neededBy, now, timeZone) < 0;

/** Writes the day by which goods are needed, and says when it has passed. */
export function useNeededBy(): (
  neededBy: string,
  context: NeededByContext,
) => { text: string; passed: boolean } {
  const locale = useLocale();
  const words = useLabels('NeededBy', neededByLabels);
  return (neededBy, context) => {
    const date = formatDate(neededBy, locale);
    const passed = hasPassed(neededBy, context);
    return { text: passed ? words.passed(date) : date, passed };
  };
}
