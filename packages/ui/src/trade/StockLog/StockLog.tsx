'use client';
import { History, Minus, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Timeline } from '#components/Timeline/Timeline.tsx';
import { formatOf } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { useQuantity } from '../use-quantity.ts';
import { stockLogLabels, type StockLogLabels } from './StockLog.labels.ts';
import { Root } from './StockLog.styles.ts';

/** One change of a stock. The log of the API has these fields. */
export interface StockLogEntry {
  /** Its id. */
  id: string;
  /** How many more; below 0 how many fewer. */
  change: number;
  /** How many there were after it. */
  quantity: number;
  /** Why. */
  reason: string;
  /** Who made it; empty where an order or an import did. */
  memberName: string;
  /** When: an ISO date and time. */
  at: string;
}

export interface StockLogProps extends Omit<ComponentProps<'div'>, 'children'>, PagedListState {
  /** The changes, the newest first. */
  entries: readonly StockLogEntry[];
  /**
   * What is counted: `kg`. Pieces are shown as numbers alone.
   * @default 'piece'
   */
  unit?: string | undefined;
  /**
   * The time zone: an IANA name such as 'Asia/Kolkata'.
   * @default the reader's
   */
  timeZone?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<StockLogLabels> | undefined;
}

/** What has changed the stock of one product: when, by how many, why, and who did it. The newest comes first. */
export function StockLog({
  entries,
  unit,
  timeZone,
  state,
  onRetry,
  more,
  onLoadMore,
  labels,
  ...rest
}: StockLogProps) {
  const words = useLabels('StockLog', stockLogLabels, labels);
  const locale = useLocale();
  const write = useQuantity();
  const signed = formatOf(locale.locale, { signDisplay: 'exceptZero' });
  return (
    <Root data-component="StockLog" {...rest}>
      <PagedList
        of={words.changes}
        state={state}
        onRetry={onRetry}
        more={more}
        onLoadMore={onLoadMore}
        items={entries.map(({ id }) => id)}
        skeleton={
          <div data-part="skeleton">
            <Skeleton width="8rem" />
            <Skeleton width="14rem" />
          </div>
        }
        renderList={(items) =>
          state === 'loading' ? (
            items
          ) : (
            <Timeline
              aria-label={words.list}
              lastEvent="done"
              {...(timeZone && { timeZone })}
              events={entries.map(({ id, at, change, quantity, reason, memberName }) => ({
                id,
                timestamp: at,
                icon: change < 0 ? <Minus /> : <Plus />,
                tone: change < 0 ? 'neutral' : 'positive',
                title: (
                  <>
                    <span data-part="change" dir="auto">
                      {signed.format(change)}
                    </span>{' '}
                    <span data-part="after" dir="auto">
                      {words.after(write(quantity, unit).text)}
                    </span>
                  </>
                ),
                description: words.reasonBy(reason, memberName),
              }))}
            />
          )
        }
        emptyState={
          <EmptyState icon={<History />} headingLevel={3} title={words.none} description={words.noneHint} />
        }
      />
    </Root>
  );
}
