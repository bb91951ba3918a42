import { CardGrid } from '@guildhall/ui/card-grid';
import { EmptyState } from '@guildhall/ui/empty-state';
import { PagedList } from '@guildhall/ui/paged-list';
import { RequestCard, RequestCardSkeleton } from '@guildhall/ui/trade/request-card';
import { useInfiniteQuery } from '@tanstack/react-query';
import { requestsQuery } from '#data/requests.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';

/** What clients look for as cards. */
export function RequestList() {
  const company = useAddressDialog('company');
  const { rows, list } = usePagedList(useInfiniteQuery(requestsQuery()));
  return (
    <PagedList
      of="requests"
      {...list}
      renderList={(items) => (
        <CardGrid columns="three" aria-label="Requests">
          {items}
        </CardGrid>
      )}
      skeleton={<RequestCardSkeleton />}
      emptyState={<EmptyState title="No requests yet" />}
      items={rows.map((request) => (
        <RequestCard key={request.id} {...request} headingLevel={2} onClientOpen={company.open} />
      ))}
    />
  );
}
