/** Reads what a person wrote: null for nothing, NaN for what is no plain decimal number. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** Writes a number so that `parseNumber` reads it back. */
export const formatNumber = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value);
