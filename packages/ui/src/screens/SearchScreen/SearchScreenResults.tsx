'use client';
import type { ReactNode } from 'react';
import { CompanyRow } from '#trade/CompanyRow/CompanyRow.tsx';
import { ConnectionToggle } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { FoundCompany, SearchResults } from '#trade/GlobalSearch/search-options.ts';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { ProductCard, type ProductActions } from '#trade/ProductCard/ProductCard.tsx';
import { RequestCard, type RequestSummary } from '#trade/RequestCard/RequestCard.tsx';
import { SearchScreenSection } from './SearchScreenSection.tsx';

/** What a search can be narrowed to. */
export type SearchKind = 'all' | keyof SearchResults;

/** What one can do with results, and what is known about them and their reader. */
export interface SearchResultsOptions extends PagedListState, ProductActions {
  /** Called with the tab that is pressed, and with the kind whose 'Show all' is. */
  onKindChange?: ((kind: SearchKind) => void) | undefined;
  /**
   * How many of each kind a search finds at most. Where so many are, the page says that there may be more.
   * @default Infinity
   */
  limit?: number | undefined;
  /** The id of the company that looks: it cannot connect with itself. */
  ownId?: string | undefined;
  /** The id of the request that was chosen before: it is marked and has the focus. */
  currentId?: string | undefined;
  /**
   * The ids of the products that the company has saved for later.
   * @default []
   */
  savedIds?: readonly string[] | undefined;
  /** Called with the company by 'Connect'. Without it a stranger's status is for reading. */
  onConnect?: ((company: FoundCompany) => void) | undefined;
  /** Called with a company's id when its name is pressed. Without it names are text. */
  onCompanyOpen?: ((id: string) => void) | undefined;
  /** Called with the request whose client is pressed. Without it clients are text. */
  onClientOpen?: ((request: RequestSummary) => void) | undefined;
}

interface SearchScreenResultsProps extends SearchResultsOptions {
  /** What was found and has come so far. */
  results: SearchResults;
  /** How many of each kind were found. */
  found: Readonly<Record<keyof SearchResults, number>>;
  /** Whether all kinds stand here, each by its best, or one as a whole. */
  kind: SearchKind;
}

const noIds: readonly string[] = [];
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
  limit = Infinity,
  ownId,
  currentId,
  savedIds = noIds,
  onConnect,
  onCompanyOpen,
  onClientOpen,
  ...productActions
}: SearchScreenResultsProps) {
  const headingLevel = kind === 'all' ? 3 : 2;
  const rows: Record<keyof SearchResults, ReactNode[]> = {
    companies: companies.map((company) => (
      <CompanyRow
        key={company.id}
        {...company}
        onOpen={onCompanyOpen}
        trailing={
          company.connection !== undefined &&
          company.id !== ownId && (
            <ConnectionToggle
              status={company.connection?.status ?? 'stranger'}
              companyName={company.companyName}
              onConnect={onConnect && (() => onConnect(company))}
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
