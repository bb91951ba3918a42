'use client';
import { FilterX } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { withoutFilters } from './product-filter-values.ts';
import type { ProductFiltering } from './ProductFilters.tsx';
import { productFiltersLabels } from './ProductFilters.labels.ts';

/** Shown instead of products where the filters leave none. */
export function NoProductsMatch({
  filters = {},
  onFiltersChange,
}: Pick<ProductFiltering, 'filters' | 'onFiltersChange'>) {
  const words = useLabels('ProductFilters', productFiltersLabels);
  return (
    <EmptyState
      icon={<FilterX />}
      title={words.none}
      description={words.noneHint}
      action={
        onFiltersChange && (
          <Button onClick={() => onFiltersChange(withoutFilters(filters))}>{words.clear}</Button>
        )
      }
    />
  );
}
