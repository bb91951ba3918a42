'use client';
import { ClipboardList } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { FloatingButton } from '#components/FloatingButton/FloatingButton.tsx';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { RequestCard, type RequestSummary } from '#trade/RequestCard/RequestCard.tsx';
import { RequestCardSkeleton } from '#trade/RequestCard/RequestCardSkeleton.tsx';
import { Root } from './ClientHomeScreen.styles.ts';

export interface ClientHomeScreenProps extends Omit<ComponentProps<'div'>, 'children'>, PagedListState {
  /** The requests of all clients, in the order they show. */
  requests: readonly RequestSummary[];
  /** Shows the floating button 'Create a request' and is called by it. */
  onCreate?: (() => void) | undefined;
  /** Called with the client's id when the company of a request is pressed. Without it the company is text. */
  onClientOpen?: ((clientId: string) => void) | undefined;
}

/**
 * The home of a client: what all clients look for, and the button that asks for something. It stands inside AppShell.
 */
export function ClientHomeScreen({
  requests,
  state,
  onRetry,
  more,
  onLoadMore,
  onCreate,
  onClientOpen,
  ...rest
}: ClientHomeScreenProps) {
  return (
    <Root data-component="ClientHomeScreen" {...rest}>
      <PageHeader title="Requests" description="What companies on Guildhall look for today." />
      {onCreate && <FloatingButton label="Create a request" onClick={onCreate} />}
      <PagedList
        of="requests"
        state={state}
        onRetry={onRetry}
        more={more}
        onLoadMore={onLoadMore}
        skeleton={<RequestCardSkeleton />}
        renderList={(items) => (
          <CardGrid columns="three" aria-label="Requests">
            {items}
          </CardGrid>
        )}
        items={requests.map((request) => (
          <RequestCard key={request.id} {...request} headingLevel={2} onClientOpen={onClientOpen} />
        ))}
        emptyState={
          <EmptyState
            icon={<ClipboardList />}
            title="No requests yet"
            description="Say what you look for: vendors see it as soon as it is saved."
          />
        }
      />
    </Root>
  );
}
