'use client';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Root } from './ProductCard.styles.ts';

/** The skeleton of a ProductCard with its actions, of the same size. */
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
        <div data-part="price" data-size="md">
          <span data-part="amount">
            <Skeleton width="6rem" />
          </span>
        </div>
        <div data-part="vendor">
          <Skeleton shape="rect" width={20} height={20} />
          <Skeleton width="8rem" />
        </div>
        <div data-part="actions">
          <Skeleton shape="rect" height="var(--gh-control-sm)" />
        </div>
      </div>
    </Root>
  );
}
