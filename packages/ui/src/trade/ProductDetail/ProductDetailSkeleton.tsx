'use client';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Root } from './ProductDetail.styles.ts';

/** The skeleton of a ProductDetail. */
export function ProductDetailSkeleton() {
  return (
    <Root data-component="ProductDetailSkeleton" aria-hidden>
      <div data-part="media">
        <Skeleton shape="rect" />
      </div>
      <div data-part="offer">
        <Skeleton width="9rem" />
        <div data-part="name">
          <Skeleton width="80%" height="calc(var(--gh-text-3xl) * var(--gh-leading-3xl))" />
        </div>
        <Skeleton shape="rect" width="11rem" height="2rem" />
        <Skeleton width="8rem" />
        <Skeleton shape="rect" height="var(--gh-control-lg)" />
        <Skeleton shape="rect" height="4.5rem" />
        <div data-part="description">
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
        </div>
      </div>
    </Root>
  );
}
