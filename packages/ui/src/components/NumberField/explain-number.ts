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

function explainStep(step: number): string {
  const decimals = countDecimals(step);
  if (step === 1) return 'Enter a whole number.';
  return step === Number(`1e-${decimals}`)
    ? `Enter at most ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}.`
    : `Enter a multiple of ${step}.`;
}

/** What is wrong with a number, in words for its writer; undefined when it is right or not yet written. */
export function explainNumber(value: number | null, { min, max, step }: Limits): string | undefined {
  if (value === null) return undefined;
  if (Number.isNaN(value)) return `Enter a number, such as ${step === 1 ? '12' : '12.50'}.`;
  if (step !== undefined && !fits(value, step)) return explainStep(step);
  if (min !== undefined && value < min) return `Enter ${min} or more.`;
  if (max !== undefined && value > max) return `Enter ${max} or less.`;
  return undefined;
}
