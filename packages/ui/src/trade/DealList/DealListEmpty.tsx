'use client';
import { CircleCheck, FilterX, Hourglass, Package, SearchX, Archive } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { DealFilters, DealView } from './deal-filters.ts';
import type { DealListLabels } from './DealList.labels.ts';

interface DealListEmptyProps extends Omit<DealFilters, 'onViewChange' | 'narrowingOptions'> {
  /** What a deal begins with. */
  action: ReactNode;
  /** The heading level of the title. */
  headingLevel: 2 | 3 | 4;
  /** The words of the list. */
  words: DealListLabels;
}

const icons: Record<DealView, ReactNode> = {
  'needs-reply': <CircleCheck />,
  waiting: <Hourglass />,
  orders: <Package />,
  closed: <Archive />,
};

/** In place of a list without deals: why there are none, and what shows more. */
export function DealListEmpty({
  view,
  side,
  onSideChange,
  q = '',
  onSearch,
  narrowing = {},
  onNarrow,
  action,
  headingLevel,
  words,
}: DealListEmptyProps) {
  if (q !== '')
    return (
      <EmptyState
        icon={<SearchX />}
        headingLevel={headingLevel}
        title={words.noMatch(q)}
        action={
          onSearch && (
            <Button variant="secondary" onClick={() => onSearch('')}>
              {words.clearSearch}
            </Button>
          )
        }
      />
    );
  if (narrowing.status !== undefined || narrowing.due !== undefined)
    return (
      <EmptyState
        icon={<FilterX />}
        headingLevel={headingLevel}
        title={words.noneLeft}
        action={
          onNarrow && (
            <Button variant="secondary" onClick={() => onNarrow({})}>
              {words.clearFilters}
            </Button>
          )
        }
      />
    );
  if (side !== 'all')
    return (
      <EmptyState
        icon={<FilterX />}
        headingLevel={headingLevel}
        title={words.noneOfSide}
        action={
          <Button variant="secondary" onClick={() => onSideChange('all')}>
            {words.showBothSides}
          </Button>
        }
      />
    );
  const texts = {
    'needs-reply': [words.noneNeedsReply, words.noneNeedsReplyHint],
    waiting: [words.noneWaiting, words.noneWaitingHint],
    orders: [words.noneOrders, words.noneOrdersHint],
    closed: [words.noneClosed, words.noneClosedHint],
  } as const;
  const [title, hint] = texts[view];
  return (
    <EmptyState
      icon={icons[view]}
      headingLevel={headingLevel}
      title={title}
      description={hint}
      action={action}
    />
  );
}
