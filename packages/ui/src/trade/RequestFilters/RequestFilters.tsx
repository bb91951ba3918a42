'use client';
import type { ComponentProps, ReactNode } from 'react';
import { FilterBar } from '#components/FilterBar/FilterBar.tsx';
import { choicesOf, rangeOf, type FilterValues } from '#components/FilterPanel/filters.ts';
import { useLabels } from '#locale/use-locale.ts';
import { facetGroup, type FacetCount } from '#trade/ProductFilters/product-facets.ts';
import { requestFiltersLabels, type RequestFiltersLabels } from './RequestFilters.labels.ts';
import { Root } from './RequestFilters.styles.ts';

/** How open requests are narrowed down. What is absent does not narrow. */
export interface RequestFilterValues {
  /** Only these industries. */
  industry?: readonly string[] | undefined;
  /** How old a request is at most, in days. */
  maxAge?: number | undefined;
  /** Only those that the company has not quoted on. */
  unquoted?: boolean | undefined;
}

/** How a list of requests is narrowed down. Screens take it to show the filters above their list. */
export interface RequestFiltering {
  /** What is chosen. */
  filters: RequestFilterValues;
  /** Called with all that is chosen at every change. */
  onFiltersChange: (filters: RequestFilterValues) => void;
  /** The industries to choose from, with how many requests they have if that is known. */
  industries: readonly FacetCount[];
  /** How many requests the filters leave. */
  resultCount?: number | undefined;
  /**
   * Whether 'Not yet quoted by me' can be chosen, which needs a session.
   * @default true
   */
  offersUnquoted?: boolean | undefined;
}

export interface RequestFiltersProps extends RequestFiltering, Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Whether the filters stand beside the list where the screen is 1536 px or wider.
   * @default false
   */
  rail?: boolean | undefined;
  /**
   * Whether the results are being counted.
   * @default false
   */
  loading?: boolean | undefined;
  /** The list. */
  children?: ReactNode;
  /** Replaces some of its words. */
  labels?: Partial<RequestFiltersLabels> | undefined;
}

function toRequestFilters(values: FilterValues): RequestFilterValues {
  const industry = choicesOf(values, 'industry');
  const { to: maxAge } = rangeOf(values, 'age');
  return {
    ...(industry.length > 0 && { industry }),
    ...(maxAge !== null && { maxAge }),
    ...(choicesOf(values, 'only').includes('unquoted') && { unquoted: true }),
  };
}

/** What open requests are narrowed down by: their industry, their age, and whether one has quoted on them. */
export function RequestFilters({
  filters,
  onFiltersChange,
  industries,
  resultCount,
  offersUnquoted = true,
  rail = false,
  loading = false,
  children,
  labels,
  ...rest
}: RequestFiltersProps) {
  const words = useLabels('RequestFilters', requestFiltersLabels, labels);
  return (
    <Root data-component="RequestFilters" {...rest}>
      <FilterBar
        groups={[
          facetGroup('industry', words.industry, industries, filters.industry),
          { id: 'age', label: words.age, limit: { min: 1, unit: words.days } },
          ...(offersUnquoted
            ? [{ id: 'only', label: words.only, choices: [{ value: 'unquoted', label: words.unquoted }] }]
            : []),
        ]}
        value={{
          industry: filters.industry ?? [],
          age: { from: null, to: filters.maxAge ?? null },
          only: filters.unquoted ? ['unquoted'] : [],
        }}
        onValueChange={(values) => onFiltersChange(toRequestFilters(values))}
        resultCount={resultCount}
        loading={loading}
        rail={rail}
        labels={{ results: words.results, show: words.show }}
      >
        {children}
      </FilterBar>
    </Root>
  );
}
