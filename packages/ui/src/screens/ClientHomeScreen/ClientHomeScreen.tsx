'use client';
import { ClipboardList } from 'lucide-react';
import type { ComponentProps } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { FloatingButton } from '#components/FloatingButton/FloatingButton.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { RequestGrid, type RequestGridProps } from '#trade/RequestCard/RequestGrid.tsx';
import { Root } from './ClientHomeScreen.styles.ts';

export interface ClientHomeScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, Omit<RequestGridProps, 'emptyState'> {
  /** Shows the floating button 'Create a request' and is called by it. */
  onCreate?: (() => void) | undefined;
}

/**
 * The home of a client: what all clients look for, and the button that asks for something. It belongs inside AppShell.
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
      <RequestGrid
        requests={requests}
        state={state}
        onRetry={onRetry}
        more={more}
        onLoadMore={onLoadMore}
        onClientOpen={onClientOpen}
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
