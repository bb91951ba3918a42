'use client';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { AlertLoadError } from '#components/Alert/AlertLoadError.tsx';
import { LoadMore } from '#components/LoadMore/LoadMore.tsx';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { Root } from './PagedList.styles.ts';

/** How far a list that comes in pages has come, and what to do about it. */
export interface PagedListState {
  /**
   * `loading` shows six skeletons, `error` says that it failed and offers to try again, `ready` shows what there is.
   * @default 'ready'
   */
  state?: 'loading' | 'error' | 'ready' | undefined;
  /** Called by 'Try again' after an error. Without it only the news shows. */
  onRetry?: (() => void) | undefined;
  /**
   * Whether there is a next page: `idle` fetches it when the reader comes near the end, `end` has shown it all.
   * @default 'end'
   */
  more?: 'idle' | 'loading' | 'error' | 'end' | undefined;
  /** Fetches the next page, and best returns a promise that resolves with it: see `LoadMore`. */
  onLoadMore?: (() => void | Promise<unknown>) | undefined;
}

export interface PagedListProps extends Omit<ComponentProps<'div'>, 'children'>, PagedListState {
  /** What it is a list of, in lower case: 'products'. It names the news about loading and errors. */
  of: string;
  /** Puts items, or the skeletons that keep their places, into the list they belong in. */
  renderList: (items: readonly ReactNode[]) => ReactNode;
  /** The items. None shows `emptyState` once the list is ready. */
  items: readonly ReactNode[];
  /** Keeps the place of one item while the list loads. */
  skeleton: ReactNode;
  /** Stands in the place of a list without items. */
  emptyState: ReactNode;
}

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A list in each of its states: loading, failed, empty, and in pages that follow as one reads. */
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
  ...rest
}: PagedListProps) {
  const { markPress, successorRef } = useFocusSuccessor<HTMLSpanElement>(state !== 'error');
  return (
    <Root data-component="PagedList" data-state={state} aria-busy={state === 'loading'} {...rest}>
      {/* Always there, because a live region that arrives with its words is not read. */}
      <span data-part="news" role="status" ref={successorRef} tabIndex={-1}>
        {state === 'loading' && `Loading ${of}`}
        {state === 'ready' && `${of}: ${items.length || 'none'}`}
      </span>
      {state === 'loading' &&
        renderList(skeletonKeys.map((key) => <Fragment key={key}>{skeleton}</Fragment>))}
      {state === 'error' && (
        <AlertLoadError
          title={`The ${of} could not be loaded.`}
          onRetry={
            onRetry &&
            (() => {
              markPress();
              onRetry();
            })
          }
        />
      )}
      {state === 'ready' && (items.length > 0 ? renderList(items) : emptyState)}
      {state === 'ready' && items.length > 0 && onLoadMore && (
        <LoadMore state={more} onLoadMore={onLoadMore} />
      )}
    </Root>
  );
}
