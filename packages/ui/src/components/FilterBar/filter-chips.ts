import type { NumberRange } from '#components/RangeField/RangeField.tsx';
import { choicesOf, rangeOf, type FilterGroup, type FilterValues } from '#components/FilterPanel/filters.ts';
import { formatMoney, formatNumber } from '#locale/format.ts';
import type { Locale } from '#locale/locale.ts';
import type { FilterBarLabels } from './FilterBar.labels.ts';

/** A choice that is made, and what is chosen without it. */
export interface FilterChip {
  /** Identifies it. */
  key: string;
  /** What is chosen. */
  label: string;
  /** All that is chosen without it. */
  without: FilterValues;
}

const unlimited: NumberRange = { from: null, to: null };

/** What is chosen, group by group. */
export function chipsOf(
  groups: readonly FilterGroup[],
  values: FilterValues,
  words: FilterBarLabels,
  locale: Pick<Locale, 'locale' | 'currency'>,
): FilterChip[] {
  return groups.flatMap((group): FilterChip[] => {
    const { id, label } = group;
    if ('choices' in group) {
      const chosen = choicesOf(values, id);
      return chosen.map((value) => ({
        key: `${id} ${value}`,
        label: group.choices.find((choice) => choice.value === value)?.label ?? value,
        without: { ...values, [id]: chosen.filter((other) => other !== value) },
      }));
    }
    const { kind = 'number', unit } = 'range' in group ? group.range : { unit: group.limit.unit };
    const write = (number: number) =>
      kind === 'money'
        ? formatMoney(number, locale)
        : [formatNumber(number, locale), unit].filter(Boolean).join(' ');
    const { from, to } = rangeOf(values, id);
    if (from === null && to === null) return [];
    const text =
      from === null
        ? words.to(label, write(to!))
        : to === null
          ? words.from(label, write(from))
          : words.range(label, write(from), write(to));
    return [{ key: id, label: text, without: { ...values, [id]: unlimited } }];
  });
}
