'use client';
import type { ComponentProps, ReactNode } from 'react';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { RowList } from '#components/RowList/RowList.tsx';
import { useNow } from '#lib/use-now.ts';
import { useLabels } from '#locale/use-locale.ts';
import { DealCardContent } from '#trade/DealCard/DealCardContent.tsx';
import { DealCardSkeleton } from '#trade/DealCard/DealCardSkeleton.tsx';
import type { DealSummary } from '../deal.ts';
import type { DealFilters } from './deal-filters.ts';
import { dealListLabels, type DealListLabels } from './DealList.labels.ts';
import { Root } from './DealList.styles.ts';
import { DealListControls } from './DealListControls.tsx';
import { DealListEmpty } from './DealListEmpty.tsx';

export interface DealListProps
  extends Omit<ComponentProps<'section'>, 'children'>, PagedListState, DealFilters {
  /** The deals of this list, in the order they show. */
  deals: readonly DealSummary[];
  /** How many deals there are, as numbers beside the names of the lists. */
  counts?: { readonly needsReply?: number | undefined } | undefined;
  /** The address of a deal. Makes the titles links. */
  dealHref?: ((deal: DealSummary) => string) | undefined;
  /** Called with the deal that is pressed; a link calls it on a plain click. */
  onDealOpen?: ((deal: DealSummary) => void) | undefined;
  /** What a deal begins with, such as a button; below a list without deals. */
  emptyAction?: ReactNode;
  /** The id of the deal that is open beside the list. */
  currentId?: string | undefined;
  /**
   * The heading level of the titles, and of what stands in place of a list.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * The current time, which decides what is due and how long ago something was.
   * @default the reader's own clock
   */
  now?: Date | undefined;
  /**
   * The IANA name of the time zone whose days decide what is due today.
   * @default the reader's own
   */
  timeZone?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<DealListLabels> | undefined;
}

/** The deals of a company by what they wait for: its own answer, the other company's, a delivery, or nothing any more. */
export function DealList({
  view,
  onViewChange,
  side,
  onSideChange,
  q = '',
  onSearch,
  narrowing,
  onNarrow,
  narrowingOptions,
  deals,
  counts,
  dealHref,
  onDealOpen,
  emptyAction,
  currentId,
  headingLevel = 3,
  now,
  timeZone,
  state,
  onRetry,
  more,
  onLoadMore,
  labels,
  ...rest
}: DealListProps) {
  const words = useLabels('DealList', dealListLabels, labels);
  const clock = useNow();
  const filters = { view, onViewChange, side, onSideChange, q, onSearch, narrowing, onNarrow };
  return (
    <Root data-component="DealList" aria-label={words.list} {...rest}>
      <DealListControls
        {...filters}
        narrowingOptions={narrowingOptions}
        needsReply={counts?.needsReply}
        words={words}
      />
      <PagedList
        of={words.deals}
        state={state}
        onRetry={onRetry}
        more={more}
        onLoadMore={onLoadMore}
        renderList={(items) => <RowList aria-label={words.list}>{items}</RowList>}
        skeleton={<DealCardSkeleton />}
        items={deals.map((deal) => (
          <DealCardContent
            key={deal.id}
            {...deal}
            href={dealHref?.(deal)}
            onOpen={onDealOpen && (() => onDealOpen(deal))}
            current={deal.id === currentId}
            headingLevel={headingLevel}
            now={now ?? clock}
            timeZone={timeZone}
          />
        ))}
        emptyState={
          <DealListEmpty {...filters} action={emptyAction} headingLevel={headingLevel} words={words} />
        }
      />
    </Root>
  );
}
