import type { Locale } from './locale.ts';

type LabelsByComponent = Locale['labels'];

/** The words of both, component by component; those of `inner` come first. */
export function mergeLabels(outer: LabelsByComponent, inner: LabelsByComponent): LabelsByComponent {
  const names = Object.keys(inner) as (keyof LabelsByComponent)[];
  return { ...outer, ...Object.fromEntries(names.map((name) => [name, { ...outer[name], ...inner[name] }])) };
}
