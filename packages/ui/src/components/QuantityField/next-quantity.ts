interface Limits {
  /** The least quantity. */
  min: number;
  /** The greatest quantity. */
  max: number;
  /** What a quantity is a multiple of. */
  step: number;
}

/** Takes away what binary fractions add: 3 × 0.1 is 0.3. */
const exact = (value: number) => Number(value.toPrecision(12));

/** The nearest right quantity above (`1`) or below (`-1`) another one; the least one when there is none yet. */
export function nextQuantity(value: number | null, direction: 1 | -1, { min, max, step }: Limits): number {
  const least = Math.ceil(exact(min / step));
  const greatest = Math.floor(exact(max / step));
  if (value === null || Number.isNaN(value)) return exact(least * step);
  const steps = exact(value / step);
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return exact(Math.min(Math.max(next, least), greatest) * step);
}
