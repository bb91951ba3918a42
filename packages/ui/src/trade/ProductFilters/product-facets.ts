import type { FilterChoice, FilterChoices } from '#components/FilterPanel/filters.ts';

/** A value of a field, and how many results have it. */
export interface FacetCount {
  /** The value, as it shows. */
  value: string;
  /** How many results have it. */
  count?: number;
}

/** The values to choose from, the most frequent first, and how they are loading. */
export interface ProductFacets {
  /** The categories. */
  category: readonly FacetCount[];
  /** The industries. */
  industry: readonly FacetCount[];
  /**
   * `loading` shows skeletons, or the values of before; `error` says that it failed.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error' | undefined;
  /** Called by 'Try again' after an error. Without it there is no such button. */
  onRetry?: (() => void) | undefined;
}

/** The choices of a facet. What is chosen is among them, also where no result has it. */
export function facetGroup(
  id: string,
  label: string,
  counts: readonly FacetCount[],
  chosen: readonly string[] = [],
  { state, onRetry }: Pick<FilterChoices, 'state' | 'onRetry'> = {},
): FilterChoices {
  const listed: FilterChoice[] = counts.map(({ value, count }) => ({
    value,
    label: value,
    ...(count !== undefined && { count }),
  }));
  const others = chosen
    .filter((value) => !counts.some((listed) => listed.value === value))
    .map((value) => ({ value, label: value, ...(state === 'ready' && { count: 0 }) }));
  return { id, label, choices: [...listed, ...others], state, onRetry };
}
