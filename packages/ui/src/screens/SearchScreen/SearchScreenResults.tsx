'use client';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CompanyRow } from '#trade/CompanyRow/CompanyRow.tsx';
import { ConnectionToggle } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { FoundCompany, SearchResults } from '#trade/GlobalSearch/search-options.ts';
import { scrollIntoView } from '#lib/platform.ts';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { ProductCard } from '#trade/ProductCard/ProductCard.tsx';
import type { ProductActions, ProductLinks } from '#trade/ProductCard/product-summary.ts';
import { ProductGrid } from '#trade/ProductCard/ProductGrid.tsx';
import { NoProductsMatch } from '#trade/ProductFilters/NoProductsMatch.tsx';
import { narrowsProducts } from '#trade/ProductFilters/product-filter-values.ts';
import { ProductFilters, type ProductFiltering } from '#trade/ProductFilters/ProductFilters.tsx';
import { RequestCard } from '#trade/RequestCard/RequestCard.tsx';
import type { RequestActions, RequestList } from '#trade/RequestCard/RequestGrid.tsx';
import type { SearchScreenLabels } from './SearchScreen.labels.ts';
import { SearchScreenSection } from './SearchScreenSection.tsx';
import { withinSentence } from './within-sentence.ts';

/** What a search can be narrowed to. */
export type SearchKind = 'all' | keyof SearchResults;

/** The props of each tab of results. */
export interface SearchResultsOptions
  extends
    PagedListState,
    ProductActions,
    ProductLinks,
    RequestActions,
    ProductFiltering,
    Pick<RequestList, 'now' | 'timeZone'> {
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
  /** Called with the company by 'Connect'. Without it the status stranger shows nothing. */
  onConnect?: ((company: FoundCompany) => void) | undefined;
  /** Called with a company's id when its name is pressed. Without it names are text. */
  onCompanyOpen?: ((id: string) => void) | undefined;
  /** The address of a company, by its id. Makes the names links. */
  companyHref?: ((id: string) => string) | undefined;
}

export interface SearchScreenResultsProps extends SearchResultsOptions {
  /** The results loaded so far. */
  results: SearchResults;
  /** How many of each kind were found. */
  found: Readonly<Record<keyof SearchResults, number>>;
  /** Whether the best results of all kinds are shown, or all results of one. */
  kind: SearchKind;
  /** The words of the screen. */
  words: SearchScreenLabels;
}

const noIds: readonly string[] = [];
const kinds = ['companies', 'products', 'requests'] as const;

const focusCard = (card: HTMLElement | null) => {
  if (!card) return;
  card.focus({ preventScroll: true });
  scrollIntoView(card, 'center');
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
  companyHref,
  onClientOpen,
  clientHref,
  onRequestOpen,
  requestHref,
  now,
  timeZone,
  productHref,
  vendorHref,
  filters,
  onFiltersChange,
  onFiltersOpen,
  facets,
  resultCount,
  offersConnected,
  view,
  onViewChange,
  words,
  ...productActions
}: SearchScreenResultsProps) {
  const headingLevel = kind === 'all' ? 3 : 2;
  const noMatch = (
    <EmptyState
      icon={<SearchX />}
      title={words.noMatch(words[withinSentence[kind]])}
      description={words.noMatchHint}
      action={
        onKindChange && (
          <Button variant="secondary" onClick={() => onKindChange('all')}>
            {words.showOthers}
          </Button>
        )
      }
    />
  );
  const rows: Record<keyof SearchResults, ReactNode[]> = {
    companies: companies.map((company) => (
      <CompanyRow
        key={company.id}
        {...company}
        href={companyHref?.(company.id)}
        onOpen={onCompanyOpen}
        trailing={
          company.connection !== undefined &&
          company.id !== ownId && (
            <ConnectionToggle
              size="sm"
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
        href={productHref?.(product)}
        vendorHref={vendorHref?.(product)}
        headingLevel={headingLevel}
        own={product.vendorId === ownId}
        saved={savedIds.includes(product.id)}
      />
    )),
    requests: requests.map((request) => (
      <RequestCard
        key={request.id}
        {...request}
        headingLevel={headingLevel}
        clientHref={clientHref?.(request)}
        onClientOpen={onClientOpen}
        requestHref={requestHref?.(request)}
        onRequestOpen={onRequestOpen}
        now={now}
        timeZone={timeZone}
        {...(request.id === currentId && { ref: focusCard, tabIndex: -1, 'aria-current': 'true' })}
      />
    )),
  };
  const shown = kind === 'all' ? kinds : [kind];

  if (kind === 'products' && filters && onFiltersChange) {
    return (
      <ProductFilters
        rail
        isSearch
        filters={filters}
        onFiltersChange={onFiltersChange}
        onFiltersOpen={onFiltersOpen}
        facets={facets}
        resultCount={resultCount}
        offersConnected={offersConnected}
        view={view}
        onViewChange={onViewChange}
      >
        <ProductGrid
          products={products}
          state={state}
          onRetry={onRetry}
          more={more}
          onLoadMore={onLoadMore}
          savedIds={savedIds}
          ownId={ownId}
          view={view}
          productHref={productHref}
          vendorHref={vendorHref}
          {...productActions}
          emptyState={
            narrowsProducts(filters) ? (
              <NoProductsMatch filters={filters} onFiltersChange={onFiltersChange} />
            ) : (
              noMatch
            )
          }
        />
      </ProductFilters>
    );
  }

  return (
    <PagedList
      of={words[withinSentence[kind]]}
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
              words={words}
              {...(kind === 'all' && { isPreview: true, onShowAll: () => onKindChange?.(name) })}
            />
          ))
      }
      emptyState={noMatch}
    />
  );
}
