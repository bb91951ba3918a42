import type { NumberRange } from '#components/RangeField/RangeField.tsx';
import type { FilterValues } from '#components/FilterPanel/filters.ts';

const isWrong = (value: FilterValues[string]): boolean =>
  'from' in value &&
  (Number.isNaN(value.from) ||
    Number.isNaN(value.to) ||
    (value.from !== null && value.to !== null && value.from > value.to));

/** Whether what is written in a group is no number, or its least number is above its greatest. */
export const hasWrongNumbers = (values: FilterValues): boolean => Object.values(values).some(isWrong);

const unlimited: NumberRange = { from: null, to: null };

/** The values with those of before where the numbers of a group are wrong. */
export const withoutWrongNumbers = (values: FilterValues, before: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, isWrong(value) ? (before[id] ?? unlimited) : value]),
  );
