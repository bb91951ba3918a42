/** Reads what a person wrote: null for nothing, NaN for what is no plain decimal number. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** Writes a number so that `parseNumber` reads it back. */
export const formatNumber = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value);

interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
  integer: boolean;
}

/** What is wrong with a number, in words for its writer; undefined when it is sound or not yet written. */
export function explainNumber(value: number | null, { min, max, integer }: Bounds): string | undefined {
  if (value === null) return undefined;
  if (Number.isNaN(value)) return `Enter a number, such as ${integer ? '12' : '12.50'}.`;
  if (integer && !Number.isInteger(value)) return 'Enter a whole number.';
  if (min !== undefined && value < min) return `Enter ${min} or more.`;
  if (max !== undefined && value > max) return `Enter ${max} or less.`;
  return undefined;
}
