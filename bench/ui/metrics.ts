/** A column of the tables. A goal is the maximum ratio. */
export interface Metric {
  title: string;
  unit: 'ms' | 'MiB' | 'kB' | 'commits';
  /** The workload that measures it, by its name in `--work`. */
  work: string;
  againstBare?: number;
  againstMui?: number;
  /** Against Radix Themes, whose dialogs and toasts are made of the same primitives. */
  againstRadix?: number;
  /** The goal for the value itself: its maximum. */
  absolute?: number;
}

export const metrics = {
  W1: { title: 'Mount 1,000 product cards', unit: 'ms', work: 'W1', againstBare: 0.42, againstMui: 1 / 6 },
  W2: { title: 'One price of 1,000 changes', unit: 'ms', work: 'W2', againstBare: 0.35, againstMui: 1 / 40 },
  W3: {
    title: 'Light to dark over 1,000 cards',
    unit: 'ms',
    work: 'W3',
    againstBare: 0.3,
    againstMui: 1 / 15,
  },
  W3r: { title: 'React commits of W3', unit: 'commits', work: 'W3', absolute: 0 },
  W4: {
    title: 'Dialog with 8 fields, open and close',
    unit: 'ms',
    work: 'W4',
    againstBare: 1.5,
    againstMui: 1 / 1.7,
    againstRadix: 0.7,
  },
  W4c: { title: 'The same over 1,000 cards', unit: 'ms', work: 'W4c', againstBare: 0.35, againstMui: 1 / 2 },
  W5: {
    title: 'Mount 200 rows with a switch',
    unit: 'ms',
    work: 'W5',
    againstBare: 1.25,
    againstMui: 1 / 2.4,
  },
  W5t: { title: 'Toggle one of the 200', unit: 'ms', work: 'W5', againstBare: 1.25, againstMui: 1 / 7 },
  W6: {
    title: '20 toasts at once',
    unit: 'ms',
    work: 'W6',
    againstBare: 3,
    againstMui: 1 / 2.4,
    againstRadix: 0.5,
  },
  W7: { title: 'Heap of W1', unit: 'MiB', work: 'W1', againstBare: 1.25, againstMui: 0.08 },
  W8: { title: 'JavaScript and CSS, gzip', unit: 'kB', work: 'W8', againstBare: 1.5, againstMui: 0.65 },
} satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;
export const metricNames = Object.keys(metrics) as MetricName[];

/** The values of one contender, one for each round. */
export type Samples = Partial<Record<MetricName, number[]>>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
