import { writeNumber } from '#lib/parse-number.ts';
import type { NumberFieldLabels } from './NumberField.labels.ts';

interface Limits {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
}

const countDecimals = (step: number) => String(step).split('.')[1]?.length ?? 0;

/** Whether a number is a multiple of `step`, as far as a number written in decimals can be. */
function fits(value: number, step: number): boolean {
  const scale = 10 ** countDecimals(step);
  return (
    Number(value.toFixed(countDecimals(step))) === value &&
    Math.round(value * scale) % Math.round(step * scale) === 0
  );
}

function explainStep(step: number, words: NumberFieldLabels, locale: string): string {
  const decimals = countDecimals(step);
  if (step === 1) return words.whole;
  return step === Number(`1e-${decimals}`)
    ? words.decimals(decimals)
    : words.multiple(writeNumber(step, locale));
}

/** What is wrong with a number, in words for its writer; undefined when it is right or not yet written. */
export function explainNumber(
  value: number | null,
  { min, max, step }: Limits,
  words: NumberFieldLabels,
  locale: string,
): string | undefined {
  if (value === null) return undefined;
  if (Number.isNaN(value))
    return words.number(step === 1 ? writeNumber(12, locale) : writeNumber(12.5, locale, 2));
  if (step !== undefined && !fits(value, step)) return explainStep(step, words, locale);
  if (min !== undefined && value < min) return words.min(writeNumber(min, locale));
  if (max !== undefined && value > max) return words.max(writeNumber(max, locale));
  return undefined;
}
