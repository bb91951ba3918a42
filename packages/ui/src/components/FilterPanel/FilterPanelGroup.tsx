'use client';
import { ChevronDown } from 'lucide-react';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { RangeField, type NumberRange } from '#components/RangeField/RangeField.tsx';
import { formatNumber } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { FilterPanelLabels } from './FilterPanel.labels.ts';
import { choicesOf, countChosen, rangeOf, type FilterGroup, type FilterValues } from './filters.ts';
import { FilterPanelChoices } from './FilterPanelChoices.tsx';

interface FilterPanelGroupProps {
  /** The group. */
  group: FilterGroup;
  /** What is chosen in all groups. */
  values: FilterValues;
  /** The words of the panel. */
  words: FilterPanelLabels;
  /** Called with the values that are to be chosen in this group. */
  onChoose: (value: readonly string[]) => void;
  /** Called at every change of the numbers of this group. */
  onNumbersChange: (value: NumberRange) => void;
}

/** One group, which opens and closes without a script. */
export function FilterPanelGroup({ group, values, words, onChoose, onNumbersChange }: FilterPanelGroupProps) {
  const { locale } = useLocale();
  const chosen = countChosen(values, group);
  return (
    <details data-part="group" open={group.defaultOpen ?? true}>
      <summary data-part="group-name">
        <span>{group.label}</span>
        {chosen > 0 && (
          <span data-part="chosen">{words.chosen(formatNumber(chosen, { locale }), chosen)}</span>
        )}
        <ChevronDown size={16} aria-hidden />
      </summary>
      {'choices' in group && (
        <FilterPanelChoices
          group={group}
          chosen={choicesOf(values, group.id)}
          words={words}
          onChange={onChoose}
        />
      )}
      {'range' in group && (
        <RangeField
          {...group.range}
          label={group.label}
          hideLabel
          name={group.id}
          value={rangeOf(values, group.id)}
          onValueChange={onNumbersChange}
        />
      )}
      {'limit' in group && (
        <div data-part="numbers" role="group" aria-label={group.label}>
          <NumberField
            label={words.atMost}
            size="sm"
            name={group.id}
            min={group.limit.min ?? 0}
            step={1}
            trailing={group.limit.unit}
            value={rangeOf(values, group.id).to}
            onValueChange={(to) => onNumbersChange({ from: null, to })}
          />
        </div>
      )}
    </details>
  );
}
