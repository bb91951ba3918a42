'use client';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { AlertLoadError } from '#components/Alert/AlertLoadError.tsx';
import { LoadMore } from '#components/LoadMore/LoadMore.tsx';
import { skeletonKeys } from '#components/Skeleton/skeleton-keys.ts';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { pagedListLabels, type PagedListLabels } from './PagedList.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './PagedList.styles.ts';
import { checkKind } from '#lib/misuse.ts';

/** The state of a list that is loaded in pages, and how to change it. */
export interface PagedListState {
  /**
   * `loading` shows six skeletons, `error` says that it failed and offers to try again, `ready` shows what there is.
   * @default 'ready'
   */
  state?: 'loading' | 'error' | 'ready' | undefined;
  /** Called by 'Try again' after an error. Without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /**
   * Whether there is a next page: `idle` loads it when the end comes near the screen, `end` says there is none.
   * @default 'end'
   */
  more?: 'idle' | 'loading' | 'error' | 'end' | undefined;
  /** Loads the next page; should return a promise that resolves with it: see `LoadMore`. */
  onLoadMore?: (() => void | Promise<unknown>) | undefined;
}

export interface PagedListProps extends Omit<ComponentProps<'div'>, 'children'>, PagedListState {
  /** What it is a list of, in lower case: 'products'. The messages about loading and errors name it. */
  of: string;
  /** Renders the list around the items, or around the skeletons that stand for them. */
  renderList: (items: readonly ReactNode[]) => ReactNode;
  /** The items. None shows `emptyState` once the list is ready. */
  items: readonly ReactNode[];
  /** Stands for one item while the list loads. */
  skeleton: ReactNode;
  /** Shown instead of a list without items. */
  emptyState: ReactNode;
  /** Replaces some of its words. */
  labels?: Partial<PagedListLabels> | undefined;
}

/** A list in each of its states: loading, failed, empty, and loading page after page. */
export function PagedList({
  of,
  renderList,
  items,
  skeleton,
  emptyState,
  state = 'ready',
  onRetry,
  more = 'end',
  onLoadMore,
  onFocus,
  labels,
  ...rest
}: PagedListProps) {
  if (process.env.NODE_ENV !== 'production') checkKind('PagedList', 'items', items, 'an array');
  const words = useLabels('PagedList', pagedListLabels, labels);
  const hasItems = state === 'ready' && items.length > 0;
  const isList = state === 'loading' || hasItems;
  const { markPress, successorRef } = useFocusSuccessor<HTMLSpanElement>(isList);
  return (
    <Root
      data-component="PagedList"
      data-state={state}
      aria-busy={state === 'loading'}
      onFocus={(event) => {
        onFocus?.(event);
        // What stands instead of the list goes when there is one.
        if (!isList) markPress(event);
      }}
      {...rest}
    >
      {/* Always there: a live region that is inserted together with its text is not announced. */}
      <span data-part="status" role="status" ref={successorRef} tabIndex={-1}>
        {state === 'loading' && words.loading(of)}
        {state === 'ready' && words.count(of, items.length)}
      </span>
      {state === 'loading' &&
        renderList(skeletonKeys.map((key) => <Fragment key={key}>{skeleton}</Fragment>))}
      {state === 'error' && (
        <AlertLoadError
          title={words.error(of)}
          onRetry={
            onRetry &&
            (() => {
              markPress();
              onRetry();
            })
          }
        />
      )}
      {hasItems ? renderList(items) : state === 'ready' && emptyState}
      {hasItems && onLoadMore && <LoadMore state={more} onLoadMore={onLoadMore} />}
    </Root>
  );
}
