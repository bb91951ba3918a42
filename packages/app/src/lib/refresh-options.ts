import type { InvalidateOptions, QueryFilters } from '@tanstack/react-query';

/** How to refetch, and with a `predicate` only the queries that it accepts. */
export type RefreshOptions = Pick<QueryFilters, 'predicate'> & InvalidateOptions;
