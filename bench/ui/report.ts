import { contenders, type ContenderName } from './contenders.ts';
import { median, metricNames, metrics, type Metric, type MetricName, type Samples } from './metrics.ts';

type Results = ReadonlyMap<ContenderName, Samples>;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');

/** Three significant digits, because no measurement here is more precise. */
const short = (value: number) => (value >= 100 || value === 0 ? value.toFixed(0) : value.toPrecision(3));

function ratio(
  results: Results,
  name: ContenderName,
  metric: MetricName,
  to: ContenderName,
): number | undefined {
  const own = results.get(name)?.[metric];
  const other = results.get(to)?.[metric];
  return own && other && metrics[metric].unit !== 'commits' ? median(own) / median(other) : undefined;
}

function medians(results: Results, shown: readonly MetricName[]): string {
  const rows = [...results].map(([name, samples]) => [
    name,
    ...shown.map((metric) => {
      const values = samples[metric];
      if (!values) return '';
      const [low, high] = [Math.min(...values), Math.max(...values)].map(short);
      return low === high ? low! : `${short(median(values))} (${low}-${high})`;
    }),
  ]);
  return table(['', ...shown.map((metric) => `${metric} ${metrics[metric].unit}`)], rows);
}

function ratios(results: Results, shown: readonly MetricName[], to: ContenderName): string {
  const compared = shown.filter((metric) => metrics[metric].unit !== 'commits');
  const rows = [...results.keys()].map((name) => [
    name,
    ...compared.map((metric) => ratio(results, name, metric, to)?.toFixed(2) ?? ''),
  ]);
  return table([`× ${to}`, ...compared], rows);
}

function verdict(measured: number | undefined, goal: number | undefined): [string, string] {
  if (goal === undefined) return ['', ''];
  if (measured === undefined) return [`≤ ${goal.toPrecision(2)}`, 'not measured'];
  return [
    `≤ ${Number(goal.toPrecision(3))}`,
    `${Number(measured.toPrecision(3))} ${measured <= goal ? 'met' : '**not met**'}`,
  ];
}

function goals(results: Results, shown: readonly MetricName[]): string {
  const rows = shown.map((name) => {
    const { title, ...metric }: Metric = metrics[name];
    if (metric.absolute !== undefined) {
      const values = results.get('guildhall')?.[name];
      return [`${name} ${title}`, ...verdict(values && Math.max(...values), metric.absolute), '', '', '', ''];
    }
    return [
      `${name} ${title}`,
      ...verdict(ratio(results, 'guildhall', name, 'bare'), metric.againstBare),
      ...verdict(ratio(results, 'guildhall', name, 'mui'), metric.againstMui),
      ...verdict(ratio(results, 'guildhall', name, 'radix-themes'), metric.againstRadix),
    ];
  });
  return table(['@guildhall/ui', 'goal × bare', '', 'goal × MUI', '', 'goal × Radix Themes', ''], rows);
}

/** The results as Markdown. */
export function report(
  results: Results,
  versions: ReadonlyMap<ContenderName, string>,
  circumstances: string[],
): string {
  const shown = metricNames.filter((metric) => [...results.values()].some((samples) => samples[metric]));
  return [
    ['### Goals', goals(results, shown)],
    ['### Medians (least-greatest)', medians(results, shown)],
    ...(['bare', 'mui'] as const)
      .filter((name) => results.has(name))
      .map((name) => [`### Against ${name}`, ratios(results, shown, name)]),
    [
      '### Circumstances',
      [...circumstances, ...[...versions].map(([name, version]) => `${name}: ${contenders[name]} ${version}`)]
        .map((line) => `- ${line}`)
        .join('\n'),
    ],
  ]
    .flat()
    .join('\n\n');
}
