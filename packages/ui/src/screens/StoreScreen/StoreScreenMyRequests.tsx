'use client';
import { ClipboardList } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { RequestGrid, type RequestActions, type RequestList } from '#trade/RequestCard/RequestGrid.tsx';
import type { StoreScreenLabels } from './StoreScreen.labels.ts';

/** What the tab 'My Requests' takes. */
export interface StoreMyRequests extends Pick<RequestActions, 'onRequestOpen' | 'requestHref'> {
  /** The company's own requests: the tab 'My Requests' in Client mode. */
  myRequests?: RequestList | undefined;
  /** Called by 'Create a Request', beside the title of the page, and in place of one's own requests. */
  onCreateRequest?: (() => void) | undefined;
}

interface StoreScreenMyRequestsProps extends StoreMyRequests {
  /** The company's own requests. */
  myRequests: RequestList;
  /** The words of the screen. */
  words: StoreScreenLabels;
}

/** The company's own requests. */
export function StoreScreenMyRequests({
  myRequests,
  onCreateRequest,
  words,
  ...actions
}: StoreScreenMyRequestsProps) {
  return (
    <RequestGrid
      {...myRequests}
      {...actions}
      own
      emptyState={
        <EmptyState
          icon={<ClipboardList />}
          title={words.noOwnRequests}
          description={words.noOwnRequestsHint}
          action={onCreateRequest && <Button onClick={onCreateRequest}>{words.createRequest}</Button>}
        />
      }
    />
  );
}
