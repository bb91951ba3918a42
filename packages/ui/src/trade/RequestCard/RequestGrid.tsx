'use client';
import type { ReactNode } from 'react';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { requestCardLabels } from './RequestCard.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { RequestCard, type RequestCardProps, type RequestSummary } from './RequestCard.tsx';
import { RequestCardSkeleton } from './RequestCardSkeleton.tsx';

/** Requests in each of a list's states. */
export interface RequestList extends PagedListState, Pick<RequestCardProps, 'now' | 'timeZone'> {
  /** The requests, in the order they show. */
  requests: readonly RequestSummary[];
}

/** What the clients of a list of requests open. */
export interface RequestActions extends Pick<RequestCardProps, 'onClientOpen' | 'onRequestOpen'> {
  /** The address of a request. Shows 'View request' on the cards. */
  requestHref?: ((request: RequestSummary) => string) | undefined;
  /** The address of a request's client. Makes the clients links. */
  clientHref?: ((request: RequestSummary) => string) | undefined;
}

export interface RequestGridProps extends RequestList, RequestActions {
  /** Whether they are the reader's own. */
  own?: boolean | undefined;
  /** Shown instead of an empty list of requests. */
  emptyState: ReactNode;
}

/** Requests as cards, in each of a list's states. */
export function RequestGrid({
  requests,
  onClientOpen,
  clientHref,
  onRequestOpen,
  requestHref,
  own = false,
  now,
  timeZone,
  ...list
}: RequestGridProps) {
  const words = useLabels('RequestCard', requestCardLabels);
  return (
    <PagedList
      of={words.requests}
      {...list}
      skeleton={<RequestCardSkeleton />}
      renderList={(items) => (
        <CardGrid columns="three" aria-label={words.list}>
          {items}
        </CardGrid>
      )}
      items={requests.map((request) => (
        <RequestCard
          key={request.id}
          {...request}
          own={own}
          now={now}
          timeZone={timeZone}
          headingLevel={2}
          clientHref={clientHref?.(request)}
          onClientOpen={onClientOpen}
          requestHref={requestHref?.(request)}
          onRequestOpen={onRequestOpen}
        />
      ))}
    />
  );
}
