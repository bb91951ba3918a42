'use client';
import { Search, SearchX } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import type { SearchResults } from '#trade/GlobalSearch/search-options.ts';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import type { ProductSummary } from '#trade/ProductCard/product-summary.ts';
import { ProductGrid } from '#trade/ProductCard/ProductGrid.tsx';
import { narrowsProducts } from '#trade/ProductFilters/product-filter-values.ts';
import { searchScreenLabels, type SearchScreenLabels } from './SearchScreen.labels.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { foundCount } from './found-count.ts';
import { Root } from './SearchScreen.styles.ts';
import {
  SearchScreenResults,
  type SearchKind,
  type SearchResultsOptions,
  type SearchScreenResultsProps,
} from './SearchScreenResults.tsx';

export interface SearchScreenProps
  extends Omit<ComponentProps<'div'>, 'children' | 'results'>, SearchResultsOptions {
  /** Products that match most of the words, which show where nothing was found. */
  nearest?: readonly ProductSummary[] | undefined;
  /** Shows 'Create a Request' where nothing was found, and is called by it with the words. */
  onCreateRequest?: ((query: string) => void) | undefined;
  /** What was searched for; the title says so. Empty asks to search. */
  query: string;
  /** The results loaded so far, of each kind the best first. Those of the open kind may load in pages. */
  results?: SearchResults | undefined;
  /**
   * How many of each kind were found, on the tabs and on 'Show all'. At `limit` there may be more: `500+`.
   * @default how many have come
   */
  found?: Readonly<Record<keyof SearchResults, number>> | undefined;
  /**
   * The open tab: the best results of all kinds, or all results of one.
   * @default 'all'
   */
  kind?: SearchKind | undefined;
  /** Replaces some of its words. */
  labels?: Partial<SearchScreenLabels> | undefined;
}

/** What the tabs have in common; none may be forgotten, or it would end at the root. */
type SearchScreenTab = Required<Omit<SearchScreenResultsProps, 'kind'>>;

const none: SearchResults = { companies: [], products: [], requests: [] };
const noProducts: readonly ProductSummary[] = [];
const tabs = ['companies', 'products', 'requests'] as const;

/**
 * The results of a search: companies, products and requests together, and each kind by itself. It belongs inside
 * AppShell.
 */
export function SearchScreen({
  query,
  results = none,
  found,
  state = 'ready',
  onRetry,
  more,
  onLoadMore,
  kind = 'all',
  onKindChange,
  limit = Infinity,
  ownId,
  currentId,
  savedIds,
  onConnect,
  onCompanyOpen,
  companyHref,
  onClientOpen,
  clientHref,
  onRequestOpen,
  requestHref,
  now,
  timeZone,
  onRequestEstimate,
  estimates,
  onSave,
  onViewMore,
  onVendorOpen,
  onEdit,
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
  nearest = noProducts,
  onCreateRequest,
  labels,
  ...rest
}: SearchScreenProps) {
  const words = useLabels('SearchScreen', searchScreenLabels, labels);
  const locale = useLocale();
  const nearestId = useId();
  const counts = found ?? {
    companies: results.companies.length,
    products: results.products.length,
    requests: results.requests.length,
  };
  const isEmpty =
    state === 'ready' && !(filters && narrowsProducts(filters)) && tabs.every((name) => counts[name] === 0);
  const shared: SearchScreenTab = {
    results,
    found: counts,
    state,
    onRetry,
    more,
    onLoadMore,
    onKindChange,
    limit,
    ownId,
    currentId,
    savedIds,
    onConnect,
    onCompanyOpen,
    companyHref,
    onClientOpen,
    clientHref,
    onRequestOpen,
    requestHref,
    now,
    timeZone,
    onRequestEstimate,
    estimates,
    onSave,
    onViewMore,
    onVendorOpen,
    onEdit,
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
  };
  return (
    <Root data-component="SearchScreen" {...rest}>
      <PageHeader title={query ? words.results(query) : words.search} />
      {query === '' && <EmptyState icon={<Search />} title={words.prompt} description={words.promptHint} />}
      {query !== '' && isEmpty && (
        <>
          <EmptyState
            icon={<SearchX />}
            title={words.nothing(query)}
            description={words.nothingHint}
            action={
              onCreateRequest && <Button onClick={() => onCreateRequest(query)}>{words.createRequest}</Button>
            }
          />
          {nearest.length > 0 && (
            <section aria-labelledby={nearestId}>
              <header>
                <Heading id={nearestId} size="lg">
                  {words.nearest}
                </Heading>
              </header>
              <ProductGrid
                products={nearest}
                savedIds={savedIds}
                ownId={ownId}
                headingLevel={3}
                labelledBy={nearestId}
                onRequestEstimate={onRequestEstimate}
                onSave={onSave}
                onViewMore={onViewMore}
                onEdit={onEdit}
                onVendorOpen={onVendorOpen}
                productHref={productHref}
                vendorHref={vendorHref}
                emptyState={null}
              />
            </section>
          )}
        </>
      )}
      {query !== '' && !isEmpty && (
        <Tabs
          label={words.tabs}
          value={kind}
          onValueChange={onKindChange}
          items={[
            { value: 'all', label: words.all, content: <SearchScreenResults {...shared} kind="all" /> },
            ...tabs.map((name) => ({
              value: name,
              label: words[name],
              count: state === 'ready' ? foundCount(counts[name], limit, locale) : null,
              content: <SearchScreenResults {...shared} kind={name} />,
            })),
          ]}
        />
      )}
    </Root>
  );
}
