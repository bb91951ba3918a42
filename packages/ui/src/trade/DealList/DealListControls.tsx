'use client';
import { useState } from 'react';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import type { DealFilters, DealSide, DealView } from './deal-filters.ts';
import type { DealListLabels } from './DealList.labels.ts';

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
  needsReply,
  words,
}: DealListControlsProps) {
  // What is typed is the box's own until Enter; a text from elsewhere, such as after Back, replaces it.
  const [written, setWritten] = useState(q);
  const [searched, setSearched] = useState(q);
  if (q !== searched) {
    setSearched(q);
    setWritten(q);
  }
  return (
    <div data-part="controls">
      <div data-part="view">
        <SegmentedControl
          label={words.view}
          collapse="lg"
          value={view}
          onValueChange={(next) => onViewChange(next as DealView)}
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
          onValueChange={(next) => onSideChange(next as DealSide)}
          options={[
            { value: 'all', label: words.all },
            { value: 'client', label: words.buying },
            { value: 'vendor', label: words.selling },
          ]}
        />
      </div>
      {onSearch && (
        <div data-part="search">
          <SearchField
            label={words.search}
            placeholder={words.search}
            value={written}
            onValueChange={(text) => {
              setWritten(text);
              if (text === '' && q !== '') onSearch('');
            }}
            onSearch={(text) => onSearch(text.trim())}
          />
        </div>
      )}
    </div>
  );
}
