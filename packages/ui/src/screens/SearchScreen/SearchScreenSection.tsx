'use client';
import { Fragment, useId, type ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { formatNumber } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import { foundCount } from './found-count.ts';
import { CompanyRowSkeleton } from '#trade/CompanyRow/CompanyRowSkeleton.tsx';
import type { SearchResults } from '#trade/GlobalSearch/search-options.ts';
import { ProductCardSkeleton } from '#trade/ProductCard/ProductCardSkeleton.tsx';
import { RequestCardSkeleton } from '#trade/RequestCard/RequestCardSkeleton.tsx';
import { RowList } from '#components/RowList/RowList.tsx';
import { skeletonKeys } from '#components/Skeleton/skeleton-keys.ts';
import type { SearchScreenLabels } from './SearchScreen.labels.ts';
import { withinSentence } from './within-sentence.ts';

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
  /** The words of the screen. */
  words: SearchScreenLabels;
  /** Whether only the best are shown, below a heading of their own. */
  isPreview?: boolean | undefined;
  /** Shows all of this kind. */
  onShowAll?: (() => void) | undefined;
}

const faces = {
  companies: { preview: 4, Skeleton: CompanyRowSkeleton },
  products: { preview: 4, Skeleton: ProductCardSkeleton },
  requests: { preview: 3, Skeleton: RequestCardSkeleton },
};

/** Results of one kind: the best of them below a heading, or all of them. */
export function SearchScreenSection({
  kind,
  rows,
  found,
  loading,
  limit,
  words,
  isPreview = false,
  onShowAll,
}: SearchScreenSectionProps) {
  const titleId = useId();
  const locale = useLocale();
  const title = words[kind];
  const { preview, Skeleton } = faces[kind];
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
          <Heading id={titleId} size="lg">
            {title}
          </Heading>
          {found > preview && (
            <Button variant="ghost" size="sm" onClick={onShowAll}>
              {words.showAll(foundCount(found, limit, locale), words[withinSentence[kind]])}
            </Button>
          )}
        </header>
      )}
      {list}
      {mayBeMore && <footer>{words.best(formatNumber(limit, locale))}</footer>}
    </section>
  );
}
