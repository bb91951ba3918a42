import type { NumberRange, RangeFieldProps } from '#components/RangeField/RangeField.tsx';

interface Group {
  /** What its values are kept under, and the name of its fields in a form. */
  id: string;
  /** What it is about. */
  label: string;
  /**
   * Whether it is open at first.
   * @default true
   */
  defaultOpen?: boolean | undefined;
}

/** A choice of a group. */
export interface FilterChoice {
  /** What is kept, and what a form gets. */
  value: string;
  /** What the reader sees. */
  label: string;
  /** How many results it leaves. */
  count?: number | undefined;
  /** Shown and not to be chosen, for instance because it leaves no result. */
  disabled?: boolean | undefined;
}

/** A group of which any number can be chosen. */
export interface FilterChoices extends Group {
  /** Its choices, the most wanted first. */
  choices: readonly FilterChoice[];
  /**
   * How many show before 'Show more'.
   * @default 6
   */
  shown?: number | undefined;
  /**
   * `loading` shows skeletons where there are no choices yet, `error` says that they could not be loaded.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error' | undefined;
  /** Called by 'Try again' after an error. Without it there is no such button. */
  onRetry?: (() => void) | undefined;
}

/** A group with a least and a greatest number. */
export interface FilterRange extends Group {
  /** The track of its RangeField. */
  range: Pick<RangeFieldProps, 'min' | 'max' | 'step' | 'kind' | 'unit' | 'openEnded'>;
}

/** A group with a greatest number alone. It is kept as a range without a least number. */
export interface FilterLimit extends Group {
  /** Its NumberField. */
  limit: {
    /**
     * The least number that makes sense.
     * @default 0
     */
    min?: number | undefined;
    /** What is counted: `days`. */
    unit?: string | undefined;
  };
}

/** One group of a FilterPanel. */
export type FilterGroup = FilterChoices | FilterRange | FilterLimit;

/** What is chosen, by the ids of the groups. */
export type FilterValues = Readonly<Record<string, readonly string[] | NumberRange>>;

/** The chosen values of a group of choices. */
export const choicesOf = (values: FilterValues, id: string): readonly string[] => {
  const value = values[id];
  return value && !('from' in value) ? value : [];
};

/** The numbers of a group that has some. */
export const rangeOf = (values: FilterValues, id: string): NumberRange => {
  const value = values[id];
  return value && 'from' in value ? value : { from: null, to: null };
};

/** How many choices are made in a group; a range is one. */
export function countChosen(values: FilterValues, group: FilterGroup): number {
  if ('choices' in group) return choicesOf(values, group.id).length;
  const { from, to } = rangeOf(values, group.id);
  return from === null && to === null ? 0 : 1;
}
