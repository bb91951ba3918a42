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

/** The props of each tab of results. */
export interface SearchResultsOptions extends PagedListState, ProductActions {
  /** Called with the tab that is pressed, and with the kind whose 'Show all' is. */
  onKindChange?: ((kind: SearchKind) => void) | undefined;
  /**
   * The maximum number of results of each kind. Where it is reached, the page says that there may be more.
   * @default Infinity
   */
  limit?: number | undefined;
  /** The id of the signed-in company: it cannot connect with itself. */
  ownId?: string | undefined;
  /** The id of the request selected before: it is highlighted and has the focus. */
  currentId?: string | undefined;
  /**
   * The ids of the products that the company has saved for later.
   * @default []
   */
  savedIds?: readonly string[] | undefined;
  /** Called with the company by 'Connect'. Without it the status stranger is plain text. */
  onConnect?: ((company: FoundCompany) => void) | undefined;
  /** Called with a company's id when its name is pressed. Without it names are text. */
  onCompanyOpen?: ((id: string) => void) | undefined;
  /** Called with the request whose client is pressed. Without it clients are text. */
  onClientOpen?: ((request: RequestSummary) => void) | undefined;
}

interface SearchScreenResultsProps extends SearchResultsOptions {
  /** The results loaded so far. */
  results: SearchResults;
  /** How many of each kind were found. */
  found: Readonly<Record<keyof SearchResults, number>>;
  /** Whether the best results of all kinds are shown, or all results of one. */
  kind: SearchKind;
}

const noIds: readonly string[] = [];
const kinds = ['companies', 'products', 'requests'] as const;

const focusCard = (card: HTMLElement | null) => {
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
        {...(request.id === currentId && { ref: focusCard, tabIndex: -1, 'aria-current': 'true' })}
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
