import { cpus, type } from 'node:os';
import { commands } from './processes.ts';

/** The spread of the values of several rounds. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: percentile(values, 0.5),
  min: Math.min(...values),
  max: Math.max(...values),
});

/** The median with the minimum and the maximum, rounded to `digits` decimals. */
export const show = ({ median, min, max }: Spread, digits = 2): string =>
  [median, ` (${min.toFixed(digits)} to ${max.toFixed(digits)})`]
    .map((part) => (typeof part === 'number' ? part.toFixed(digits) : part))
    .join('');

/** Prints a Markdown table. */
export function print(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  process.stdout.write(`\n## ${title}\n\n${[line(head), rule, ...rows.map(line)].join('\n')}\n`);
}

/** A row that compares a figure with its goal. */
export const goal = (
  name: string,
  figure: Spread,
  sign: '<=' | '>=',
  wanted: number,
  digits = 2,
): string[] => [
  name,
  show(figure, digits),
  `${sign} ${wanted}`,
  (sign === '<=' ? figure.median <= wanted : figure.median >= wanted) ? 'met' : 'MISSED',
];
export const goalHead = ['what', 'median (min to max)', 'goal', ''];

/** Prints the circumstances of the measurement. */
export function printMachine(database: string, rounds: number): void {
  const [cpu] = cpus();
  process.stdout.write(
    `Node ${process.versions.node}, PostgreSQL ${database}, ${type()}, ${cpus().length} x ${cpu?.model ?? 'unknown processor'}
${Object.entries(commands)
  .map(([name, command]) => `${name}: ${command.join(' ')}`)
  .join('\n')}
${rounds} rounds, contenders in turn, each in a fresh process; medians with minimum and maximum.\n`,
  );
}
