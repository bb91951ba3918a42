'use client';
import { Fragment, useId, type ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { CompanyRowSkeleton } from '#trade/CompanyRow/CompanyRowSkeleton.tsx';
import type { SearchResults } from '#trade/GlobalSearch/search-options.ts';
import { ProductCardSkeleton } from '#trade/ProductCard/ProductCardSkeleton.tsx';
import { RequestCardSkeleton } from '#trade/RequestCard/RequestCardSkeleton.tsx';
import { RowList } from '#components/RowList/RowList.tsx';
import { skeletonKeys } from '#components/Skeleton/skeleton-keys.ts';

interface SearchScreenSectionProps {
  /** What they are. */
  kind: keyof SearchResults;
  /** The results of this kind loaded so far. */
  rows: readonly ReactNode[];
  /** How many were found. */
  found: number;
  /** Whether they are loading. */
  loading: boolean;
  /** The maximum number of results of a search. */
  limit: number;
  /** Whether only the best are shown, below a heading of their own. */
  isPreview?: boolean;
  /** Shows all of this kind. */
  onShowAll?: () => void;
}

const faces = {
  companies: { title: 'Companies', preview: 4, Skeleton: CompanyRowSkeleton },
  products: { title: 'Products', preview: 4, Skeleton: ProductCardSkeleton },
  requests: { title: 'Requests', preview: 3, Skeleton: RequestCardSkeleton },
};

/** Results of one kind: the best of them below a heading, or all of them. */
export function SearchScreenSection({
  kind,
  rows,
  found,
  loading,
  limit,
  isPreview = false,
  onShowAll,
}: SearchScreenSectionProps) {
  const titleId = useId();
  const { title, preview, Skeleton } = faces[kind];
  const items = loading
    ? skeletonKeys.map((key) => (
        <Fragment key={key}>
          <Skeleton />
        </Fragment>
      ))
    : rows;
  const shown = isPreview ? items.slice(0, preview) : items;
  const list =
    kind === 'companies' ? (
      <RowList aria-label={title}>{shown}</RowList>
    ) : (
      <CardGrid columns={kind === 'requests' ? 'three' : 'auto'} aria-label={title}>
        {shown}
      </CardGrid>
    );
  const mayBeMore = !isPreview && !loading && rows.length >= limit;
  return (
    <section {...(isPreview ? { 'aria-labelledby': titleId } : { 'aria-label': title })}>
      {isPreview && (
        <header>
          <h2 id={titleId}>{title}</h2>
          {found > preview && (
            <Button variant="ghost" size="sm" onClick={onShowAll}>
              Show all {found} {kind}
            </Button>
          )}
        </header>
      )}
      {list}
      {mayBeMore && <footer>These are the best {limit}. Add a word to find fewer.</footer>}
    </section>
  );
}
