'use client';
import { useId } from 'react';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { ProductCard } from '#trade/ProductCard/ProductCard.tsx';
import type { ProductActions, ProductLinks, ProductSummary } from '#trade/ProductCard/product-summary.ts';

interface ProductDetailSimilarProps
  extends Pick<ProductActions, 'onViewMore'>, Pick<ProductLinks, 'productHref'> {
  /** The products. */
  products: readonly ProductSummary[];
  /** Its title. */
  title: string;
  /** The heading level of the title. */
  headingLevel: 2 | 3 | 4;
}

/** Products like this one, which open in its place. */
export function ProductDetailSimilar({
  products,
  title,
  headingLevel,
  productHref,
  onViewMore,
}: ProductDetailSimilarProps) {
  const titleId = useId();
  return (
    <section data-part="similar" aria-labelledby={titleId}>
      <Heading data-part="group-title" id={titleId} level={headingLevel} size="lg">
        {title}
      </Heading>
      <CardGrid aria-labelledby={titleId}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            {...product}
            href={productHref?.(product)}
            onViewMore={onViewMore}
            headingLevel={headingLevel === 2 ? 3 : 4}
          />
        ))}
      </CardGrid>
    </section>
  );
}
