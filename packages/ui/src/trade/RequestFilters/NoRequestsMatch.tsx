'use client';
import { FilterX } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { useLabels } from '#locale/use-locale.ts';
import type { RequestFiltering } from './RequestFilters.tsx';
import { requestFiltersLabels } from './RequestFilters.labels.ts';

/** Shown instead of requests where the filters leave none. */
export function NoRequestsMatch({ onFiltersChange }: Pick<RequestFiltering, 'onFiltersChange'>) {
  const words = useLabels('RequestFilters', requestFiltersLabels);
  return (
    <EmptyState
      icon={<FilterX />}
      title={words.none}
      description={words.noneHint}
      action={<Button onClick={() => onFiltersChange({})}>{words.clear}</Button>}
    />
  );
}
