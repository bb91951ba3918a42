'use client';
import { Search, SearchX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { SearchResults } from '#trade/GlobalSearch/search-options.ts';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { Root } from './SearchScreen.styles.ts';
import { SearchScreenResults, type SearchKind, type SearchResultsOptions } from './SearchScreenResults.tsx';

export interface SearchScreenProps
  extends Omit<ComponentProps<'div'>, 'children' | 'results'>, SearchResultsOptions {
  /** What was searched for; the title says so. Empty asks to search. */
  query: string;
  /** The results loaded so far, of each kind the best first. Those of the open kind may load in pages. */
  results?: SearchResults | undefined;
  /**
   * How many of each kind were found, on the tabs and on 'Show all'.
   * @default how many have come
   */
  found?: Readonly<Record<keyof SearchResults, number>> | undefined;
  /**
   * The open tab: the best results of all kinds, or all results of one.
   * @default 'all'
   */
  kind?: SearchKind;
}

const none: SearchResults = { companies: [], products: [], requests: [] };
const tabs = [
  ['companies', 'Companies'],
  ['products', 'Products'],
  ['requests', 'Requests'],
] as const;

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
  limit,
  ownId,
  currentId,
  savedIds,
  onConnect,
  onCompanyOpen,
  onClientOpen,
  onRequestEstimate,
  onSave,
  onViewMore,
  onVendorOpen,
  ...rest
}: SearchScreenProps) {
  const counts = found ?? {
    companies: results.companies.length,
    products: results.products.length,
    requests: results.requests.length,
  };
  const isEmpty = state === 'ready' && tabs.every(([name]) => counts[name] === 0);
  const shared = {
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
    onClientOpen,
    onRequestEstimate,
    onSave,
    onViewMore,
    onVendorOpen,
  };
  return (
    <Root data-component="SearchScreen" {...rest}>
      <PageHeader title={query ? `Results for “${query}”` : 'Search'} />
      {query === '' && (
        <EmptyState
          icon={<Search />}
          title="What are you looking for?"
          description="Type the name of a company, a product or a material into the search box above."
        />
      )}
      {query !== '' && isEmpty && (
        <EmptyState
          icon={<SearchX />}
          title={`Nothing found for “${query}”`}
          description="Try fewer words, another spelling, or the name of an industry."
        />
      )}
      {query !== '' && !isEmpty && (
        <Tabs
          label="Results by kind"
          value={kind}
          onValueChange={(value) => onKindChange?.(value as SearchKind)}
          items={[
            { value: 'all', label: 'All', content: <SearchScreenResults {...shared} kind="all" /> },
            ...tabs.map(([name, label]) => ({
              value: name,
              label,
              count: state === 'ready' ? counts[name] : null,
              content: <SearchScreenResults {...shared} kind={name} />,
            })),
          ]}
        />
      )}
    </Root>
  );
}
