'use client';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Root } from './OrderTimeline.styles.ts';

/** The skeleton of an OrderTimeline. */
export function OrderTimelineSkeleton() {
  return (
    <Root data-component="OrderTimelineSkeleton" aria-hidden>
      <div data-part="header">
        <Skeleton width="min(18rem, 80%)" height="2.25rem" shape="rect" />
        <Skeleton width="10rem" height="var(--gh-control-md)" shape="rect" />
      </div>
      <div data-part="progress">
        <Skeleton height="4rem" shape="rect" />
      </div>
      <div data-part="columns">
        <div data-part="main">
          <Skeleton width="6rem" />
          <Skeleton height="12rem" shape="rect" />
        </div>
        <div data-part="aside">
          <Skeleton width="6rem" />
          <Skeleton />
          <Skeleton width="60%" />
          <Skeleton />
          <Skeleton width="60%" />
        </div>
      </div>
    </Root>
  );
}
