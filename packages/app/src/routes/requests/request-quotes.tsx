import type { PurchaseRequest, QuoteSummary } from '@guildhall/contract';
import { EmptyState } from '@guildhall/ui/empty-state';
import { PagedList } from '@guildhall/ui/paged-list';
import { RowList } from '@guildhall/ui/row-list';
import { DealCard, DealCardSkeleton } from '@guildhall/ui/trade/deal-card';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { readAgain, requestQuotesQuery } from '#data/deals.ts';
import { titleOf } from '#lib/offer-drafts.ts';
import { dealPath } from '#paths.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';

/** A quote on a request as lists of deals show it to its client. */
const toDeal = (quote: QuoteSummary, request: PurchaseRequest) => ({
  id: quote.id,
  side: 'client' as const,
  title: titleOf(request),
  quantity: request.quantity,
  unit: request.unit,
  companyId: quote.vendorId,
  companyName: quote.vendorName,
  companyAvatar: quote.vendorAvatar,
  status: quote.status,
  waitsFor: quote.waitsFor,
  total: quote.offer?.totals.total ?? null,
  validUntil: quote.offer?.validUntil ?? null,
  orderNumber: null,
  updatedAt: quote.updatedAt,
});

/** The quotes on a request, for its client. */
export function RequestQuotes({ request }: { request: PurchaseRequest }) {
  const navigate = useNavigate();
  const { rows, list } = usePagedList(useInfiniteQuery({ ...requestQuotesQuery(request.id), ...readAgain }));
  return (
    <PagedList
      of="quotes"
      {...list}
      skeleton={<DealCardSkeleton />}
      renderList={(items) => <RowList aria-label="Quotes">{items}</RowList>}
      items={rows.map((quote) => (
        <DealCard
          key={quote.id}
          {...toDeal(quote, request)}
          href={dealPath(quote.id)}
          onOpen={() => void navigate(dealPath(quote.id))}
        />
      ))}
      emptyState={
        <EmptyState
          icon={<Inbox />}
          title="No quotes yet"
          description="Vendors find your request on the board. Their quotes and questions show here."
        />
      }
    />
  );
}
