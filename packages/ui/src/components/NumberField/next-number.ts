interface Limits {
  /** The least number. */
  min?: number | undefined;
  /** The greatest number. */
  max?: number | undefined;
  /** What a number is a multiple of. */
  step: number;
}

/** Takes away what binary fractions add: 3 × 0.1 is 0.3. */
const exact = (value: number) => Number(value.toPrecision(12));

/**
 * The right number that is so many steps above another one, or below it where `count` is negative; the one nearest to zero
 * when there is none yet.
 */
export function nextNumber(
  value: number | null,
  count: number,
  { min = -Infinity, max = Infinity, step }: Limits,
): number {
  const least = Math.ceil(exact(min / step));
  const greatest = Math.floor(exact(max / step));
  const isNumber = value !== null && !Number.isNaN(value);
  // From nothing even Infinity leads somewhere.
  const steps = isNumber ? exact(value / step) : Number.isFinite(count) ? -count : 0;
  const next = (count > 0 ? Math.floor(steps) : Math.ceil(steps)) + count;
  return exact(Math.min(Math.max(next, least), greatest) * step);
}
