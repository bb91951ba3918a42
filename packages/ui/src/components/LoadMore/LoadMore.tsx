'use client';
import { useEffect, useEffectEvent, useRef, type ComponentProps, type ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
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
   * @default 600
   */
  distance?: number;
  /**
   * The label of the button, which also serves those who use a keyboard.
   * @default 'Load more'
   */
  label?: string;
  /**
   * What is read out while the next page loads; a spinner on the button shows it.
   * @default 'Loading more'
   */
  loadingLabel?: string;
  /**
   * What went wrong, above the button, which then tries again.
   * @default 'The next page could not be loaded.'
   */
  errorMessage?: ReactNode;
  /** The words at the end of the list. Without them it ends silently. */
  endMessage?: ReactNode;
}

/** Fetches the next page of a list when the reader comes near its end. It stands at the foot of the list. */
export function LoadMore({
  state,
  onLoadMore,
  distance = 600,
  label = 'Load more',
  loadingLabel = 'Loading more',
  errorMessage = 'The next page could not be loaded.',
  endMessage,
  ...rest
}: LoadMoreProps) {
  const sentinel = useRef<HTMLSpanElement>(null);
  const askForMore = useEffectEvent(() => onLoadMore());

  // A new observer reports at once, so after a page too short to fill the screen the next is loaded.
  useEffect(() => {
    const end = sentinel.current;
    if (state !== 'idle' || !end) return;
    let isIdle = true;
    const observer = new IntersectionObserver(
      // A busy page gets several entries at once, of which the last is current.
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        // Where the state has changed meanwhile, another effect observes.
        void askForMore()?.then(() => isIdle && observer.observe(end));
      },
      // The first where the page scrolls, the second where a part of it does.
      { rootMargin: `0px 0px ${distance}px`, scrollMargin: `0px 0px ${distance}px` },
    );
    observer.observe(end);
    return () => {
      isIdle = false;
      observer.disconnect();
    };
  }, [state, distance]);

  const { markPress, successorRef } = useFocusSuccessor<HTMLDivElement>(state === 'end');
  const press = () => {
    markPress();
    void onLoadMore();
  };

  return (
    <Root data-component="LoadMore" data-state={state} {...rest}>
      <span ref={sentinel} data-part="sentinel" />
      {state === 'error' && <Alert tone="critical">{errorMessage}</Alert>}
      {/* The same button in every state, so that it keeps the focus. */}
      {state !== 'end' && (
        <Button variant="secondary" loading={state === 'loading'} onClick={press}>
          {state === 'error' ? 'Try again' : label}
        </Button>
      )}
      {/* Always there: a live region that is inserted together with its text is not announced. */}
      <div data-part="status" role="status" ref={successorRef} tabIndex={-1}>
        {state === 'loading' && loadingLabel}
        {state === 'end' && endMessage}
      </div>
    </Root>
  );
}
