'use client';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Root } from './DealCard.styles.ts';

/** The skeleton of a DealCard in a list. */
export function DealCardSkeleton() {
  return (
    <Root data-component="DealCardSkeleton" data-variant="row" aria-hidden>
      <div data-part="body">
        <Skeleton shape="rect" width={40} height={40} />
        <span data-part="title">
          <Skeleton width="min(16rem, 70%)" />
        </span>
        <Skeleton width="5rem" />
        <span data-part="facts">
          <Skeleton width="min(12rem, 90%)" />
        </span>
        <span data-part="time">
          <Skeleton width="4rem" />
        </span>
        <span data-part="waits">
          <Skeleton width="6rem" />
        </span>
        <span data-part="total">
          <Skeleton width="6rem" />
        </span>
      </div>
    </Root>
  );
}
