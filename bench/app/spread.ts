/** The spread of the values of several rounds. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** The median, the minimum and the maximum of the values. */
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)]!, min: sorted[0]!, max: sorted.at(-1)! };
}

/** A cell of a table: the median, with the minimum and the maximum in brackets. */
export const cell = ({ median, min, max }: Spread) =>
  `${Math.round(median)} (${Math.round(min)}-${Math.round(max)})`;

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
