import type { Quote } from '@guildhall/contract';
import { newOfferLineFields } from '@guildhall/contract/fields';
import { Alert } from '@guildhall/ui/alert';
import { Button } from '@guildhall/ui/button';
import { DealScreen, type DealScreenProps } from '@guildhall/ui/screens/deal-screen';
import { OfferHistory, type OfferHistoryEvent } from '@guildhall/ui/trade/offer-history';
import { RequestDetail } from '@guildhall/ui/trade/request-detail';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useIsEnding } from '#data/deal-mutations.ts';
import { useFileOpening } from '#data/files.ts';
import { orderQuery, quoteQuery } from '#data/deals.ts';
import { readNumber } from '#lib/address-values.ts';
import { dealListPath, readDealList } from '#lib/deal-list-filters.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { titleOf } from '#lib/offer-drafts.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { useCompanyZone } from '#routes/hooks/use-company-zone.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { useUser } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';
import { DealSteps } from './deal-steps.tsx';
import { DealsBeside } from './deals-beside.tsx';
import { NoteComposer } from './note-composer.tsx';
import { offerKinds, possibleActions, type OfferKind } from './possible-actions.ts';

const DealOrder = lazyComponent(() => import('./deal-order.tsx'), 'DealOrder');
const OfferForm = lazyComponent(() => import('./offer-form.tsx'), 'OfferForm');

/** The page of a deal: the negotiation, and the order that it becomes; with room beside the list of deals. */
export function DealRoute() {
  const { quoteId: id = '' } = useParams();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data: quote, isPending, isLoadingError, refetch } = useQuery(quoteQuery(id));
  usePageTitle(quote ? `${titleOf(quote.request)} · Deals` : 'Deals');
  const hasTwoPanes = useMediaQuery('(width >= 1200px)');
  const deal = useDeal(quote ?? undefined);
  const hasOrder = Boolean(quote?.order);
  // So that a form opens without a network too; an order does not wait first for its data and then for its code.
  useEffect(() => {
    OfferForm.preload();
    if (hasOrder) DealOrder.preload();
  }, [hasOrder]);
  // One screen for all deals: the list keeps its place and the focus from deal to deal.
  return (
    <DealScreen
      dealsHref={dealListPath(readDealList(params))}
      onNavigate={(href) => void navigate(href)}
      onRetry={() => void refetch()}
      state={isPending ? 'loading' : isLoadingError ? 'error' : 'missing'}
      list={hasTwoPanes && <DealsBeside currentId={id} />}
      {...deal}
    />
  );
}

/** What began and ended a negotiation. */
function eventsOf({ status, closedBy, reason, createdAt, updatedAt, request }: Quote): OfferHistoryEvent[] {
  const begun = { id: 'requested', kind: 'requested', by: 'client', memberName: '', at: createdAt } as const;
  const ended =
    status === 'declined' || status === 'withdrawn'
      ? [{ id: 'ended', kind: status, by: closedBy ?? 'client', memberName: '', reason, at: updatedAt }]
      : [];
  return [...(request.vendorId === null ? [] : [begun]), ...ended];
}

/** How far a member has read a deal, and the form that the address has opened. */
interface Reading {
  id: string;
  /** How many offers were seen. */
  seen: number;
  /** The offer that the member asked to see, or made. */
  shownOffer?: number | undefined;
  form?: OfferKind | undefined;
  /** The status that the member knows: an end that others have made is told first. */
  status: Quote['status'];
}

/** What ends a negotiation, and what is ended. */
const endings: Partial<Record<Quote['status'], string>> = {
  accepted: 'accepted this offer',
  declined: 'declined this quote',
  withdrawn: 'withdrawn this quote',
};

/** What the screen shows of a deal. Its parts have the id as their key: nothing goes over from deal to deal. */
function useDeal(quote: Quote | undefined): Partial<DealScreenProps> {
  const user = useUser();
  const side = quote?.clientId === user.id ? 'client' : 'vendor';
  const mayAct = useMay(side === 'client' ? 'buy' : 'sell');
  const company = useAddressDialog('company');
  const product = useAddressDialog('product');
  const asked = useAddressDialog('form');
  const files = useFileOpening();
  const timeZone = useCompanyZone();
  const order = useQuery({ ...orderQuery(quote?.order?.id ?? ''), enabled: Boolean(quote?.order) });
  const [params] = useSearchParams();
  const [kept, setKept] = useState<Reading>();
  const isEnding = useIsEnding(quote?.id ?? '');
  if (!quote) return {};

  const { id, clientId, clientName, vendorId, vendorName, request, offers } = quote;
  const [otherId, companyName] = side === 'client' ? [vendorId, vendorName] : [clientId, clientName];
  const can = possibleActions(quote, side, order.data?.status);
  // Who compares quotes at another quantity asks for it here.
  const quantity = readNumber(params, 'quantity', newOfferLineFields.quantity);
  const askedKind = offerKinds.find((kind) => kind === asked.id) ?? (quantity ? 'counter' : undefined);
  const begun: Reading = kept?.id === id ? kept : { id, seen: offers.length, status: quote.status };
  const seen = begun.seen || offers.length;
  // A newer offer of the other side never takes the place of what one reads.
  const news = offers.slice(seen).filter(({ by }) => by !== side);
  const shown = news.length > 0 ? offers.filter(({ number }) => number < news[0]!.number) : offers;
  const kind = side === 'client' ? 'offer' : 'counter-offer';
  const isPaused = news.length > 0 || !mayAct;
  // A form stays open when the deal changes meanwhile: what is written is not lost.
  const isOpen = askedKind && (begun.form === askedKind || (!isPaused && can[askedKind]));
  const form = isOpen ? askedKind : undefined;
  const ending = endings[quote.status];
  const status = isEnding || !ending ? quote.status : begun.status;
  const endedBy = (quote.closedBy ?? 'client') === side ? 'Your company' : companyName;
  const ended = status !== quote.status && `${endedBy} has ${ending}.`;
  if (begun !== kept || seen !== begun.seen || form !== begun.form || status !== begun.status)
    setKept({ ...begun, seen, form, status });
  // They come by ascending number, from 1.
  const show = (number: number) => setKept((now) => now && { ...now, seen: number, shownOffer: number });
  const showAll = () => show(offers.length);
  const knowEnd = () => setKept((now) => now && { ...now, status: quote.status });
  return {
    deal: {
      title: titleOf(request),
      side,
      status: can.status,
      companyName,
      companyHref: company.href(otherId),
      onCompanyOpen: () => company.open(otherId),
    },
    notice: (ended || news.length > 0) && (
      <Alert
        tone="info"
        actions={
          news.length > 0 && <Button size="sm" onClick={showAll}>{`Show ${kind} ${offers.length}`}</Button>
        }
        onDismiss={ended ? knowEnd : undefined}
      >
        {ended || `${companyName} has made a new ${kind}.`}
      </Alert>
    ),
    actions: !isPaused && form === undefined && (
      <DealSteps key={id} quote={quote} side={side} can={can} shown={shown} onForm={asked.open} />
    ),
    order: order.data && (
      <Suspense>
        <DealOrder key={id} order={order.data} side={side} mayAct={mayAct} quote={quote} />
      </Suspense>
    ),
    form: form && (
      <Suspense>
        <OfferForm
          key={`${id}:${form}`}
          quote={quote}
          side={side}
          kind={form}
          quantity={quantity}
          covered={asked.isCovered}
          onClose={asked.close}
          onShowLatest={showAll}
          onSent={show}
        />
      </Suspense>
    ),
    history: (
      <OfferHistory
        key={id}
        offers={shown}
        notes={quote.notes}
        events={eventsOf(quote)}
        viewer={side}
        names={{ client: clientName, vendor: vendorName }}
        status={quote.status}
        shownOffer={begun.shownOffer}
        timeZone={timeZone}
        {...files}
        composer={mayAct && <NoteComposer quoteId={id} />}
      />
    ),
    request: (
      <RequestDetail
        key={id}
        {...request}
        {...files}
        estimate={request.vendorId !== null}
        ended={ending !== undefined}
        timeZone={timeZone}
        productHref={request.productId === null ? undefined : product.href(request.productId)}
        onProductOpen={() => request.productId !== null && product.open(request.productId)}
      />
    ),
  };
}
