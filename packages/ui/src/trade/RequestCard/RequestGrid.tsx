'use client';
import type { ReactNode } from 'react';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { RequestCard, type RequestCardProps, type RequestSummary } from './RequestCard.tsx';
import { RequestCardSkeleton } from './RequestCardSkeleton.tsx';

/** Requests in each of a list's states. */
export interface RequestList extends PagedListState {
  /** The requests, in the order they show. */
  requests: readonly RequestSummary[];
}

export interface RequestGridProps extends RequestList, Pick<RequestCardProps, 'onClientOpen'> {
  /** Shown instead of an empty list of requests. */
  emptyState: ReactNode;
}

/** Requests as cards, in each of a list's states. */
export function RequestGrid({ requests, onClientOpen, ...list }: RequestGridProps) {
  return (
    <PagedList
      of="requests"
      {...list}
      skeleton={<RequestCardSkeleton />}
      renderList={(items) => (
        <CardGrid columns="three" aria-label="Requests">
          {items}
        </CardGrid>
      )}
      items={requests.map((request) => (
        <RequestCard key={request.id} {...request} headingLevel={2} onClientOpen={onClientOpen} />
      ))}
    />
  );
}
