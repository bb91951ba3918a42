/** What several rounds have measured. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** The middle of what was measured, and how far it strays. */
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)]!, min: sorted[0]!, max: sorted.at(-1)! };
}

/** As a cell of a table: the median, and the least and the most in brackets. */
export const cell = ({ median, min, max }: Spread) =>
  `${Math.round(median)} (${Math.round(min)}-${Math.round(max)})`;

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
