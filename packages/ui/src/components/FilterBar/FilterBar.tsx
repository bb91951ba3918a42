'use client';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Chip } from '#components/Chip/Chip.tsx';
import { Drawer } from '#components/Drawer/Drawer.tsx';
import { FilterPanel } from '#components/FilterPanel/FilterPanel.tsx';
import type { FilterGroup, FilterValues } from '#components/FilterPanel/filters.ts';
import { writeResultCount } from '#components/FilterPanel/result-count.ts';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { chipsOf } from './filter-chips.ts';
import { filterBarLabels, type FilterBarLabels } from './FilterBar.labels.ts';
import { Root } from './FilterBar.styles.ts';
import { hasWrongNumbers, withoutWrongNumbers } from './wrong-numbers.ts';
import { checkKind, checkValues } from '#lib/misuse.ts';

export interface FilterBarProps extends ComponentProps<'div'> {
  /** The groups, as for FilterPanel. */
  groups: readonly FilterGroup[];
  /** What is chosen, by the ids of the groups. */
  value: FilterValues;
  /** Called with all that is chosen when a change is over; a number is passed on when it is written, not at each digit. */
  onValueChange: (value: FilterValues) => void;
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
  /**
   * Whether the filters stand beside the list where the screen is 1536 px or wider.
   * @default false
   */
  rail?: boolean | undefined;
  /** Called when the drawer opens, for instance to fetch the choices. */
  onOpen?: (() => void) | undefined;
  /** Controls at the end of the line, such as SortMenu and ViewSwitch. */
  trailing?: ReactNode;
  /** The list that is narrowed down. */
  children?: ReactNode;
  /** Replaces some of its words. */
  labels?: Partial<FilterBarLabels> | undefined;
}

/** Filters around a list: a button that opens them in a drawer, or a rail beside it, and what is chosen as chips. */
export function FilterBar({
  groups,
  value,
  onValueChange,
  resultCount,
  resultLimit = Infinity,
  loading = false,
  rail = false,
  onOpen,
  trailing,
  children,
  labels,
  ...rest
}: FilterBarProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkValues('FilterBar', 'groups', groups, ({ id }) => id);
    checkKind('FilterBar', 'value', value, 'an object');
  }
  const locale = useLocale();
  const words = useLabels('FilterBar', filterBarLabels, labels);
  const [isOpen, setOpen] = useState(false);
  /** What stands in the panel while a number is being written. */
  const [draft, setDraft] = useState<FilterValues | null>(null);
  const chips = chipsOf(groups, value, words, locale);
  const { markPress, successorRef } = useFocusSuccessor<HTMLDivElement>(chips.length === 0);

  const choose = (next: FilterValues) => {
    setDraft(null);
    onValueChange(next);
  };
  const commit = (next: FilterValues) => {
    setDraft(hasWrongNumbers(next) ? next : null);
    onValueChange(withoutWrongNumbers(next, value));
  };
  const setOpenAndCommit = (open: boolean) => {
    if (!open && draft) choose(withoutWrongNumbers(draft, value));
    setOpen(open);
    if (open) onOpen?.();
  };
  const count = resultCount === undefined ? '' : writeResultCount(resultCount, resultLimit, locale);
  const panel = {
    groups,
    label: words.filters,
    value: draft ?? value,
    onValueChange: setDraft,
    onValueCommit: commit,
    resultLimit,
    loading,
    labels: { results: words.results, clearAll: words.clearAll },
    ...(resultCount !== undefined && { resultCount }),
  };

  return (
    <Root data-component="FilterBar" data-rail={rail ? '' : undefined} {...rest}>
      {rail && (
        <div data-part="rail">
          <FilterPanel {...panel} />
        </div>
      )}
      <div data-part="content">
        <div data-part="toolbar" role="group" aria-label={words.toolbar} ref={successorRef} tabIndex={-1}>
          <div data-part="opener">
            <Drawer
              title={words.filters}
              open={isOpen}
              onOpenChange={setOpenAndCommit}
              trigger={
                <Button size="sm" variant="secondary" leadingIcon={<SlidersHorizontal />}>
                  {words.open(formatNumber(chips.length, locale), chips.length)}
                </Button>
              }
              actions={
                <Button fullWidth onClick={() => setOpenAndCommit(false)}>
                  {loading || resultCount === undefined ? words.showAny : words.show(count, resultCount)}
                </Button>
              }
            >
              <FilterPanel {...panel} hideLabel />
            </Drawer>
          </div>
          <output data-part="results" aria-busy={loading || undefined}>
            {resultCount !== undefined && words.results(count, resultCount)}
          </output>
          {trailing && <div data-part="trailing">{trailing}</div>}
        </div>
        {chips.length > 0 && (
          <div data-part="chosen">
            <ul data-part="chips" aria-label={words.chosen}>
              {chips.map(({ key, label, without }) => (
                <li key={key}>
                  <Chip
                    label={label}
                    onRemove={() => {
                      markPress();
                      choose(without);
                    }}
                  />
                </li>
              ))}
            </ul>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                markPress();
                choose({});
              }}
            >
              {words.clearAll}
            </Button>
          </div>
        )}
        {children}
      </div>
    </Root>
  );
}
