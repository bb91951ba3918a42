'use client';
import type { ReactNode } from 'react';
import { CompanyRow } from '#trade/CompanyRow/CompanyRow.tsx';
import { ConnectionToggle } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { SearchResults } from '#trade/GlobalSearch/search-options.ts';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { ProductCard, type ProductActions } from '#trade/ProductCard/ProductCard.tsx';
import { RequestCard } from '#trade/RequestCard/RequestCard.tsx';
import type { SearchKind, SearchScreenProps } from './SearchScreen.tsx';
import { SearchScreenSection } from './SearchScreenSection.tsx';

type Needed = Required<Pick<SearchScreenProps, 'limit' | 'savedIds'>> &
  PagedListState &
  Pick<SearchScreenProps, 'onKindChange' | 'ownId' | 'currentId'> &
  Pick<SearchScreenProps, 'onConnect' | 'onCompanyOpen' | 'onClientOpen'>;

interface SearchScreenResultsProps extends Needed {
  /** What was found and has come so far. */
  results: SearchResults;
  /** How many of each kind were found. */
  found: Readonly<Record<keyof SearchResults, number>>;
  /** Whether all kinds stand here, each by its best, or one as a whole. */
  kind: SearchKind;
  /** What one can do with a product. */
  productActions: ProductActions;
}

const kinds = ['companies', 'products', 'requests'] as const;

const comeTo = (card: HTMLElement | null) => {
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'center' });
};

/** The results of one tab. */
export function SearchScreenResults({
  results: { companies, products, requests },
  found,
  state = 'ready',
  onRetry,
  more,
  onLoadMore,
  kind,
  onKindChange,
  limit,
  ownId,
  currentId,
  savedIds,
  onConnect,
  onCompanyOpen,
  onClientOpen,
  productActions,
}: SearchScreenResultsProps) {
  const headingLevel = kind === 'all' ? 3 : 2;
  const rows: Record<keyof SearchResults, ReactNode[]> = {
    companies: companies.map(({ connection, ...company }) => (
      <CompanyRow
        key={company.id}
        {...company}
        onOpen={onCompanyOpen}
        trailing={
          connection !== undefined &&
          company.id !== ownId && (
            <ConnectionToggle
              status={connection?.status ?? 'stranger'}
              companyName={company.companyName}
              onConnect={onConnect && (() => onConnect(company.id))}
            />
          )
        }
      />
    )),
    products: products.map((product) => (
      <ProductCard
        key={product.id}
        {...product}
        {...productActions}
        headingLevel={headingLevel}
        saved={savedIds.includes(product.id)}
      />
    )),
    requests: requests.map((request) => (
      <RequestCard
        key={request.id}
        {...request}
        headingLevel={headingLevel}
        onClientOpen={onClientOpen}
        {...(request.id === currentId && { ref: comeTo, tabIndex: -1, 'aria-current': 'true' })}
      />
    )),
  };
  const shown = kind === 'all' ? kinds : [kind];

  return (
    <PagedList
      of={kind === 'all' ? 'results' : kind}
      state={state}
      onRetry={onRetry}
      {...(kind !== 'all' && { more, onLoadMore })}
      items={shown.flatMap((name) => rows[name])}
      skeleton={null}
      renderList={() =>
        shown
          .filter((name) => state === 'loading' || rows[name].length > 0)
          .map((name) => (
            <SearchScreenSection
              key={name}
              kind={name}
              rows={rows[name]}
              found={found[name]}
              loading={state === 'loading'}
              limit={limit}
              {...(kind === 'all' && { isPreview: true, onShowAll: () => onKindChange?.(name) })}
            />
          ))
      }
      emptyState={
        <EmptyState title={`No ${kind} match your search`} description="The other tabs have results." />
      }
    />
  );
}
