'use client';
import { ClipboardList } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { FloatingButton } from '#components/FloatingButton/FloatingButton.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { RequestGrid, type RequestGridProps } from '#trade/RequestCard/RequestGrid.tsx';
import { clientHomeScreenLabels, type ClientHomeScreenLabels } from './ClientHomeScreen.labels.ts';
import { Root } from './ClientHomeScreen.styles.ts';

export interface ClientHomeScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, Omit<RequestGridProps, 'own' | 'emptyState'> {
  /** Shows the button 'Create a Request' and is called by it. */
  onCreate?: (() => void) | undefined;
  /** Above the list: a Today, and a GettingStarted for a new company. */
  summary?: ReactNode;
  /** Replaces some of its words. */
  labels?: Partial<ClientHomeScreenLabels> | undefined;
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
  clientHref,
  onRequestOpen,
  requestHref,
  now,
  timeZone,
  summary,
  labels,
  ...rest
}: ClientHomeScreenProps) {
  const words = useLabels('ClientHomeScreen', clientHomeScreenLabels, labels);
  return (
    <Root data-component="ClientHomeScreen" {...rest}>
      <PageHeader
        title={words.title}
        actions={onCreate && <FloatingButton label={words.create} onClick={onCreate} />}
      />
      {summary && <div data-part="summary">{summary}</div>}
      <RequestGrid
        requests={requests}
        state={state}
        onRetry={onRetry}
        more={more}
        onLoadMore={onLoadMore}
        onClientOpen={onClientOpen}
        clientHref={clientHref}
        onRequestOpen={onRequestOpen}
        requestHref={requestHref}
        now={now}
        timeZone={timeZone}
        emptyState={
          <EmptyState
            icon={<ClipboardList />}
            title={words.noRequests}
            description={words.noRequestsHint}
            action={onCreate && <Button onClick={onCreate}>{words.createFirst}</Button>}
          />
        }
      />
    </Root>
  );
}
