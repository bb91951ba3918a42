'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useEffectEvent, useId, useRef, type ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { useFieldValue } from '#lib/use-field-value.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { filterPanelLabels, type FilterPanelLabels } from './FilterPanel.labels.ts';
import { Root } from './FilterPanel.styles.ts';
import { FilterPanelGroup } from './FilterPanelGroup.tsx';
import { countChosen, type FilterGroup, type FilterValues } from './filters.ts';
import { writeResultCount } from './result-count.ts';
import { checkKept, checkName, checkValues } from '#lib/misuse.ts';

export interface FilterPanelProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  /** What the panel is: its heading. */
  label: string;
  /**
   * Takes the heading from sight, where a drawer around the panel shows it.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** The groups: choices with their counts, or a least and a greatest number. */
  groups: readonly FilterGroup[];
  /** What is chosen, by the ids of the groups, when you keep it; give `onValueChange` with it. */
  value?: FilterValues | undefined;
  /**
   * What is chosen at first, when the panel keeps it itself.
   * @default {}
   */
  defaultValue?: FilterValues | undefined;
  /** Called with all that is chosen at every change. */
  onValueChange?: ((value: FilterValues) => void) | undefined;
  /**
   * Called with all that is chosen when a change is over: at once for a choice, and for a number when its field is left,
   * Enter is pressed or its thumb is let go. Made for lists that are fetched.
   */
  onValueCommit?: ((value: FilterValues) => void) | undefined;
  /** How many results the choices leave. It is read out when it changes. */
  resultCount?: number | undefined;
  /**
   * How many results are counted at most: from there on it says '10,000+'.
   * @default Infinity
   */
  resultLimit?: number | undefined;
  /**
   * Whether the results are being counted.
   * @default false
   */
  loading?: boolean | undefined;
  /** Replaces some of its words. */
  labels?: Partial<FilterPanelLabels> | undefined;
}

const nothing: FilterValues = {};

/** Groups of choices that narrow down a list, for a rail beside it or for a drawer. Renders a `<fieldset>`. */
export function FilterPanel({
  label,
  hideLabel = false,
  groups,
  value,
  defaultValue = nothing,
  onValueChange,
  onValueCommit,
  resultCount,
  resultLimit = Infinity,
  loading = false,
  labels,
  ref,
  ...rest
}: FilterPanelProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('FilterPanel', 'label', label);
    checkValues('FilterPanel', 'groups', groups, ({ id }) => id);
    checkKept('FilterPanel', { value, defaultValue }, 'an object');
  }
  const { locale } = useLocale();
  const words = useLabels('FilterPanel', filterPanelLabels, labels);
  const headingId = useId();
  const rootRef = useRef<HTMLFieldSetElement>(null);
  const composedRef = useComposedRefs(rootRef, ref);
  const [values, setValues] = useFieldValue(
    { caller: 'FilterPanel', value, defaultValue, onValueChange },
    rootRef,
  );
  const isEmpty = groups.every((group) => countChosen(values, group) === 0);
  const results =
    resultCount === undefined
      ? ''
      : words.results(writeResultCount(resultCount, resultLimit, { locale }), resultCount);
  const choose = (next: FilterValues) => {
    setValues(next);
    onValueCommit?.(next);
  };
  // React's own `onChange` comes with every digit; the browser's comes when the number is there.
  const commitNumbers = useEffectEvent((event: Event) => {
    if ((event.target as HTMLInputElement).type !== 'checkbox') onValueCommit?.(values);
  });
  useEffect(() => {
    const root = rootRef.current;
    const handleChange = (event: Event) => commitNumbers(event);
    root?.addEventListener('change', handleChange);
    return () => root?.removeEventListener('change', handleChange);
  }, []);

  return (
    <Root data-component="FilterPanel" aria-labelledby={headingId} {...rest} ref={composedRef}>
      <h2 data-part="heading" data-hidden={hideLabel ? '' : undefined} id={headingId}>
        {label}
      </h2>
      <div data-part="summary">
        <output data-part="results" aria-busy={loading || undefined}>
          {loading ? words.loading : results}
        </output>
        <Button
          size="sm"
          variant="ghost"
          disabled={rest.disabled}
          aria-disabled={isEmpty || undefined}
          onClick={() => {
            if (!isEmpty) choose({});
          }}
        >
          {words.clearAll}
        </Button>
      </div>
      {groups.map((group) => (
        <FilterPanelGroup
          key={group.id}
          group={group}
          values={values}
          words={words}
          onChoose={(next) => choose({ ...values, [group.id]: next })}
          onNumbersChange={(next) => setValues({ ...values, [group.id]: next })}
        />
      ))}
    </Root>
  );
}
