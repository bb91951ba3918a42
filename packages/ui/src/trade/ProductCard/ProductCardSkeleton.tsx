'use client';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Root } from './ProductCard.styles.ts';

/** The skeleton of a ProductCard with its three actions, of the same size. */
export function ProductCardSkeleton() {
  return (
    <Root data-component="ProductCardSkeleton" aria-hidden>
      <Skeleton shape="rect" />
      <div data-part="body">
        <div data-part="text">
          <div data-part="name">
            <Skeleton width="70%" />
          </div>
          <div data-part="description">
            <Skeleton />
            <Skeleton width="85%" />
          </div>
        </div>
        <div data-part="price">
          <Skeleton width="7.5rem" />
        </div>
        <div data-part="source">
          <div data-part="vendor">
            <Skeleton shape="rect" width={32} height={32} />
            <Skeleton width="8rem" />
          </div>
        </div>
        <div data-part="actions">
          <Skeleton shape="rect" height="var(--gh-control-md)" />
          <Skeleton shape="rect" width="40%" height="var(--gh-control-sm)" />
          <Skeleton shape="rect" width="40%" height="var(--gh-control-sm)" />
        </div>
      </div>
    </Root>
  );
}
