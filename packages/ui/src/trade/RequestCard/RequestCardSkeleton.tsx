'use client';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Root } from './RequestCard.styles.ts';

/** The skeleton of a RequestCard. */
export function RequestCardSkeleton() {
  return (
    <Root data-component="RequestCardSkeleton" aria-hidden>
      <div data-part="header">
        <Skeleton shape="rect" width={40} height={40} />
        <div data-part="titles">
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </div>
      </div>
      <div data-part="request">
        <Skeleton />
        <Skeleton />
        <Skeleton width="70%" />
      </div>
      <div data-part="budget">
        <Skeleton width="50%" />
      </div>
    </Root>
  );
}
