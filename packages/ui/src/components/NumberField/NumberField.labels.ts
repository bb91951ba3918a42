/** The words of NumberField. */
export interface NumberFieldLabels {
  /** The error for a text that is no number; `example` is one. */
  number: (example: string) => string;
  /** The error for a fraction where `step` is 1. */
  whole: string;
  /** The error for more decimals than `step` has. */
  decimals: (count: number) => string;
  /** The error for a number that `step` does not divide. */
  multiple: (step: string) => string;
  /** The error for a number that is too small. */
  min: (min: string) => string;
  /** The error for a number that is too great. */
  max: (max: string) => string;
}

export const numberFieldLabels: NumberFieldLabels = {
  number: (example) => `Enter a number, such as ${example}.`,
  whole: 'Enter a whole number.',
  decimals: (count) => `Enter at most ${count} ${count === 1 ? 'decimal' : 'decimals'}.`,
  multiple: (step) => `Enter a multiple of ${step}.`,
  min: (min) => `Enter ${min} or more.`,
  max: (max) => `Enter ${max} or less.`,
};
