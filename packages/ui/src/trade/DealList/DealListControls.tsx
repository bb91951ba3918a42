'use client';
import { Select } from '#components/Select/Select.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { useSubmittedQuery } from '#lib/use-submitted-query.ts';
import { useLabels } from '#locale/use-locale.ts';
import { dealStatusBadgeLabels } from '#trade/DealStatusBadge/DealStatusBadge.labels.ts';
import type { DealDue, DealFilters, DealStep } from './deal-filters.ts';
import type { DealListLabels } from './DealList.labels.ts';

/** The choice that does not narrow. */
const any = 'any';

interface DealListControlsProps extends DealFilters {
  /** How many deals need a reply. */
  needsReply: number | undefined;
  /** The words of the list. */
  words: DealListLabels;
}

/** What chooses the deals that show. */
export function DealListControls({
  view,
  onViewChange,
  side,
  onSideChange,
  q = '',
  onSearch,
  narrowing = {},
  onNarrow,
  narrowingOptions = {},
  needsReply,
  words,
}: DealListControlsProps) {
  const box = useSubmittedQuery(q, onSearch);
  const statuses = useLabels('DealStatusBadge', dealStatusBadgeLabels);
  const stepWords: Record<DealStep, string> = {
    ...statuses,
    new: words.new,
    offered: words.offered,
    countered: words.countered,
  };
  const dueWords: Record<DealDue, string> = {
    overdue: words.overdue,
    today: words.dueToday,
    week: words.dueThisWeek,
  };
  return (
    <div data-part="controls">
      <div data-part="view">
        <SegmentedControl
          label={words.view}
          collapse="lg"
          value={view}
          onValueChange={onViewChange}
          options={[
            {
              value: 'needs-reply',
              label: words.needsReply,
              ...(needsReply !== undefined && { count: needsReply }),
            },
            { value: 'waiting', label: words.waiting },
            { value: 'orders', label: words.orders },
            { value: 'closed', label: words.closed },
          ]}
        />
      </div>
      <div data-part="side">
        <SegmentedControl
          label={words.side}
          collapse="sm"
          fullWidth
          value={side}
          onValueChange={onSideChange}
          options={[
            { value: 'all', label: words.all },
            { value: 'client', label: words.buying },
            { value: 'vendor', label: words.selling },
          ]}
        />
      </div>
      {onNarrow && narrowingOptions.status && (
        <div data-part="status">
          <Select
            label={words.status}
            hideLabel
            options={[
              { value: any, label: words.anyStatus },
              ...narrowingOptions.status.map((value) => ({ value, label: stepWords[value] })),
            ]}
            value={narrowing.status ?? any}
            onValueChange={(status) =>
              onNarrow({ ...narrowing, status: status === any ? undefined : status })
            }
          />
        </div>
      )}
      {onNarrow && narrowingOptions.due && (
        <div data-part="due">
          <Select
            label={words.due}
            hideLabel
            options={[
              { value: any, label: words.dueAnyTime },
              ...narrowingOptions.due.map((value) => ({ value, label: dueWords[value] })),
            ]}
            value={narrowing.due ?? any}
            onValueChange={(due) => onNarrow({ ...narrowing, due: due === any ? undefined : due })}
          />
        </div>
      )}
      {onSearch && (
        <div data-part="search">
          <SearchField label={words.search} placeholder={words.search} {...box} />
        </div>
      )}
    </div>
  );
}
