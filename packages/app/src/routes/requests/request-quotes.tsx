import type { PurchaseRequest, QuoteSummary } from '@guildhall/contract';
import { QuoteComparison, type ComparedQuote } from '@guildhall/ui/trade/quote-comparison';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readAgain, requestQuotesQuery } from '#data/deals.ts';
import { totalsAtQuantity } from '#lib/deal-amounts.ts';
import { counterPath, dealPath } from '#paths.ts';
import { useCompanyZone } from '#routes/hooks/use-company-zone.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useMay } from '#session/use-may.ts';

/** A quote as it is compared: as offered, or at another quantity. */
function toCompared(
  { offer, vendorName, vendorAvatar, vendorIndustry, ...quote }: QuoteSummary,
  quantity: number | null,
): ComparedQuote {
  const totals = offer && quantity !== null ? totalsAtQuantity(offer, quantity) : offer?.totals;
  return {
    ...quote,
    companyName: vendorName,
    companyAvatar: vendorAvatar,
    companyIndustry: vendorIndustry,
    href: dealPath(quote.id),
    offer: offer && { ...offer, ...(totals ?? offer.totals) },
    priceable: totals !== undefined,
  };
}

/** The quotes on a request, for its client, who compares them. */
export function RequestQuotes({ request }: { request: PurchaseRequest }) {
  const navigate = useNavigate();
  const mayBuy = useMay('buy');
  const [quantity, setQuantity] = useState<number | null>(null);
  const { rows, list } = usePagedList(useInfiniteQuery({ ...requestQuotesQuery(request.id), ...readAgain }));
  const compared = quantity !== null && quantity > 0 ? quantity : null;
  return (
    <QuoteComparison
      {...list}
      quotes={rows.map((quote) => toCompared(quote, compared))}
      neededBy={request.neededBy}
      timeZone={useCompanyZone()}
      quantity={quantity}
      onQuantityChange={rows.some(({ offer }) => offer?.lines.length === 1) ? setQuantity : undefined}
      onAskQuantity={
        mayBuy && compared !== null ? (id) => void navigate(counterPath(id, compared)) : undefined
      }
      onOpen={(id) => void navigate(dealPath(id))}
    />
  );
}
