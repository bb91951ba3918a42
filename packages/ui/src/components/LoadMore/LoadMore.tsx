'use client';
import { useEffect, useEffectEvent, useReducer, useState, type ComponentProps, type ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { createIntersectionObserver } from '#lib/platform.ts';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { loadMoreLabels, type LoadMoreLabels } from './LoadMore.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './LoadMore.styles.ts';

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Where the list stands: `idle` asks for the next page when its end comes near the screen, `loading` waits for it,
   * `error` asks only when the reader presses, `end` asks no more.
   */
  state: 'idle' | 'loading' | 'error' | 'end';
  /**
   * Asks for the next page. Called once for each time that `state` is `idle` and the reader is near. A page may come so
   * quickly that `state` is never `loading`: return a promise that resolves with it, and the next one is asked for.
   */
  onLoadMore: () => void | Promise<unknown>;
  /**
   * How far below the screen the end of the list may be when the next page is asked for, in px.
   * @default 480
   */
  distance?: number | undefined;
  /** The words at the end of the list. Without them it ends silently. */
  endMessage?: ReactNode;
  /** Replaces some of its words. */
  labels?: Partial<LoadMoreLabels> | undefined;
}

/** Fetches the next page of a list when the reader comes near its end. It stands at the foot of the list. */
export function LoadMore({ state, onLoadMore, distance = 480, endMessage, labels, ...rest }: LoadMoreProps) {
  const words = useLabels('LoadMore', loadMoreLabels, labels);
  const [sentinel, setSentinel] = useState<HTMLSpanElement | null>(null);
  const askForMore = useEffectEvent(() => onLoadMore());
  // Each page gets a sentinel of its own, so that the next look at the screen comes after the page is drawn.
  const [pagesArrived, pageArrived] = useReducer((count: number) => count + 1, 0);

  // A new observer reports at once, so after a page too short to fill the screen the next is loaded.
  useEffect(() => {
    if (state !== 'idle' || !sentinel) return;
    const observer = createIntersectionObserver(
      // A busy page gets several entries at once, of which the last is current.
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer?.disconnect();
        void askForMore()?.then(pageArrived);
      },
      // The first where the page scrolls, the second where a part of it does.
      { rootMargin: `0px 0px ${distance}px`, scrollMargin: `0px 0px ${distance}px` },
    );
    observer?.observe(sentinel);
    return () => observer?.disconnect();
  }, [state, distance, sentinel]);

  const { markPress, successorRef } = useFocusSuccessor<HTMLDivElement>(state === 'end');
  const press = () => {
    markPress();
    void onLoadMore();
  };

  return (
    <Root data-component="LoadMore" data-state={state} {...rest}>
      <span key={pagesArrived} ref={setSentinel} data-part="sentinel" />
      {state === 'error' && <Alert tone="critical">{words.error}</Alert>}
      {/* The same button in every state, so that it keeps the focus. */}
      {state !== 'end' && (
        <Button variant="secondary" loading={state === 'loading'} onClick={press}>
          {state === 'error' ? words.retry : words.more}
        </Button>
      )}
      {/* Always there: a live region that is inserted together with its text is not announced. */}
      <div data-part="status" role="status" ref={successorRef} tabIndex={-1}>
        {state === 'loading' && words.loading}
        {state === 'end' && endMessage}
      </div>
    </Root>
  );
}
