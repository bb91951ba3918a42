'use client';
import { Heading } from '#components/Heading/Heading.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { productDetailLabels } from './ProductDetail.labels.ts';
import { Root } from './ProductDetail.styles.ts';
import type { ProductDetailProps } from './ProductDetail.tsx';

/** The skeleton of a ProductDetail, whose heading says that it loads. */
export function ProductDetailSkeleton({
  headingLevel = 3,
  labels,
}: Pick<ProductDetailProps, 'headingLevel' | 'labels'>) {
  const words = useLabels('ProductDetail', productDetailLabels, labels);
  return (
    <Root data-component="ProductDetailSkeleton">
      <div data-part="columns">
        <div data-part="media">
          <Skeleton shape="rect" />
        </div>
        <div data-part="offer" role="status" aria-label={words.loading}>
          <div data-part="category">
            <Skeleton width="9rem" />
          </div>
          <Heading data-part="name" level={headingLevel} size="3xl">
            {words.loading}
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
      </div>
    </Root>
  );
}
