'use client';
import { ClipboardList, FilterX } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { dealStatusBadgeLabels } from '#trade/DealStatusBadge/DealStatusBadge.labels.ts';
import { RequestGrid, type RequestActions, type RequestList } from '#trade/RequestCard/RequestGrid.tsx';
import type { RequestStatus } from '#trade/deal.ts';
import type { StoreScreenLabels } from './StoreScreen.labels.ts';

/** What the tab 'My Requests' takes. */
export interface StoreMyRequests extends Pick<RequestActions, 'onRequestOpen' | 'requestHref'> {
  /** The company's own requests: the tab 'My Requests' in Client mode. */
  myRequests?: RequestList | undefined;
  /**
   * Which of these show.
   * @default all
   */
  myRequestsStatus?: RequestStatus | undefined;
  /** Shows the choice of their status, and is called with the one chosen; without one for all. */
  onMyRequestsStatusChange?: ((status: RequestStatus | undefined) => void) | undefined;
  /** Called by 'Create a Request', beside the title of the page, and in place of one's own requests. */
  onCreateRequest?: (() => void) | undefined;
}

interface StoreScreenMyRequestsProps extends StoreMyRequests {
  /** The company's own requests. */
  myRequests: RequestList;
  /** The words of the screen. */
  words: StoreScreenLabels;
}

const statuses: readonly RequestStatus[] = ['open', 'awarded', 'closed'];

/** The company's own requests, below the choice of their status. */
export function StoreScreenMyRequests({
  myRequests,
  myRequestsStatus: status,
  onMyRequestsStatusChange: onStatusChange,
  onCreateRequest,
  words,
  ...actions
}: StoreScreenMyRequestsProps) {
  const statusWords = useLabels('DealStatusBadge', dealStatusBadgeLabels);
  const noneOf = {
    open: [words.noneOpen, words.noneOpenHint],
    awarded: [words.noneAwarded, words.noneAwardedHint],
    closed: [words.noneClosed, words.noneClosedHint],
  } as const;
  const grid = (
    <RequestGrid
      {...myRequests}
      {...actions}
      own
      emptyState={
        status ? (
          <EmptyState
            icon={<FilterX />}
            title={noneOf[status][0]}
            description={noneOf[status][1]}
            action={
              onStatusChange && (
                <Button variant="secondary" onClick={() => onStatusChange(undefined)}>
                  {words.showAllRequests}
                </Button>
              )
            }
          />
        ) : (
          <EmptyState
            icon={<ClipboardList />}
            title={words.noOwnRequests}
            description={words.noOwnRequestsHint}
            action={onCreateRequest && <Button onClick={onCreateRequest}>{words.createRequest}</Button>}
          />
        )
      }
    />
  );
  if (!onStatusChange) return grid;
  return (
    <Stack>
      <SegmentedControl
        label={words.requestsShown}
        collapse="sm"
        value={status ?? 'all'}
        options={[
          { value: 'all', label: words.allRequests },
          ...statuses.map((value) => ({ value, label: statusWords[value] })),
        ]}
        onValueChange={(value) => onStatusChange(value === 'all' ? undefined : value)}
      />
      {grid}
    </Stack>
  );
}
