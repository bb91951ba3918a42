'use client';
import { Heading } from '#components/Heading/Heading.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Root } from './ProductDetail.styles.ts';

/** The skeleton of a ProductDetail. */
export function ProductDetailSkeleton() {
  return (
    <Root as="div" data-component="ProductDetailSkeleton" aria-hidden>
      <div data-part="media">
        <Skeleton shape="rect" />
      </div>
      <div data-part="offer">
        <Skeleton width="9rem" />
        <Heading data-part="name" size="3xl">
          <Skeleton width="80%" />
        </Heading>
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
