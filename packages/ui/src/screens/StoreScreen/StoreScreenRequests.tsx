'use client';
import { ClipboardList } from 'lucide-react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { RequestGrid, type RequestActions, type RequestList } from '#trade/RequestCard/RequestGrid.tsx';
import { NoRequestsMatch } from '#trade/RequestFilters/NoRequestsMatch.tsx';
import { RequestFilters, type RequestFiltering } from '#trade/RequestFilters/RequestFilters.tsx';
import type { StoreScreenLabels } from './StoreScreen.labels.ts';

/** What the tab 'Client Requests' takes. */
export interface StoreRequests extends RequestActions {
  /** What clients look for. Needed in Vendor mode. */
  requests?: RequestList | undefined;
  /** How the requests are narrowed down. Without it no filters of requests show. */
  requestFiltering?: RequestFiltering | undefined;
}

interface StoreScreenRequestsProps extends StoreRequests {
  /** The words of the screen. */
  words: StoreScreenLabels;
}

const none: RequestList = { requests: [] };

/** What clients look for, below or beside its filters. */
export function StoreScreenRequests({
  requests = none,
  requestFiltering,
  words,
  ...actions
}: StoreScreenRequestsProps) {
  const grid = (
    <RequestGrid
      {...requests}
      {...actions}
      emptyState={
        requestFiltering && Object.keys(requestFiltering.filters).length > 0 ? (
          <NoRequestsMatch onFiltersChange={requestFiltering.onFiltersChange} />
        ) : (
          <EmptyState icon={<ClipboardList />} title={words.noRequests} />
        )
      }
    />
  );
  if (!requestFiltering) return grid;
  return (
    <RequestFilters rail {...requestFiltering} loading={requests.state === 'loading'}>
      {grid}
    </RequestFilters>
  );
}
