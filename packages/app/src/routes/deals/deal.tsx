import type { Quote } from '@guildhall/contract';
import { DealScreen, type DealScreenProps } from '@guildhall/ui/screens/deal-screen';
import { Alert } from '@guildhall/ui/alert';
import { Button } from '@guildhall/ui/button';
import { DealActions } from '@guildhall/ui/trade/deal-actions';
import { NoteForm, OfferHistory, type OfferHistoryEvent } from '@guildhall/ui/trade/offer-history';
import { RequestDetail } from '@guildhall/ui/trade/request-detail';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useAcceptQuote, useAddNote, useEndQuote } from '#data/deal-mutations.ts';
import { orderQuery, quoteQuery } from '#data/deals.ts';
import { failureSentence } from '#lib/field-errors.ts';
import { titleOf } from '#lib/offer-drafts.ts';
import { useDraft } from '#lib/use-draft.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { storePath } from '#paths.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { useUser } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';
import { DealOrder } from './deal-order.tsx';
import { OfferForm, type OfferKind } from './offer-form.tsx';
import { possibleActions } from './possible-actions.ts';
import { useOtherQuotes } from './use-other-quotes.ts';

/** The page of a deal: the negotiation, and the order that it becomes. */
export function DealRoute() {
  const { quoteId: id = '' } = useParams();
  const navigate = useNavigate();
  const { data: quote, isPending, isLoadingError, refetch } = useQuery(quoteQuery(id));
  usePageTitle(quote ? `${titleOf(quote.request)} · Deals` : 'Deals');
  const page = {
    dealsHref: storePath('deals'),
    onNavigate: (href: string) => void navigate(href),
    onRetry: () => void refetch(),
  };
  if (quote) return <Deal key={id} quote={quote} page={page} />;
  return <DealScreen {...page} state={isPending ? 'loading' : isLoadingError ? 'error' : 'missing'} />;
}

interface DealProps {
  quote: Quote;
  page: Pick<DealScreenProps, 'dealsHref' | 'onNavigate'>;
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

function Deal({ quote, page }: DealProps) {
  const { id, clientId, clientName, vendorId, vendorName, request, offers } = quote;
  const user = useUser();
  const side = clientId === user.id ? 'client' : 'vendor';
  const [otherId, companyName] = side === 'client' ? [vendorId, vendorName] : [clientId, clientName];
  const mayAct = useMay(side === 'client' ? 'buy' : 'sell');
  const company = useAddressDialog('company');
  const product = useAddressDialog('product');
  const order = useQuery({ ...orderQuery(quote.order?.id ?? ''), enabled: quote.order !== null });
  // A newer offer of the other side never takes the place of what one reads.
  const [seen, setSeen] = useState(offers.length);
  if (seen === 0 && offers.length > 0) setSeen(offers.length);
  const news = offers.slice(seen).filter(({ by }) => by !== side);
  const shown = news.length > 0 ? offers.filter(({ number }) => number < news[0]!.number) : offers;
  const last = shown.at(-1);
  const kind = side === 'client' ? 'offer' : 'counter-offer';
  const accept = useAcceptQuote(id);
  const decline = useEndQuote(id, 'decline');
  const withdraw = useEndQuote(id, 'withdraw');
  const noteDraft = useDraft<{ text: string }>(user.id, `note:${id}`);
  const note = useAddNote(id, noteDraft.clear);
  const others = useOtherQuotes(quote, side === 'client');
  const can = possibleActions(quote, side, order.data?.status);
  // Who compares quotes at another quantity asks for it here.
  const [params, setParams] = useSearchParams();
  const quantity = Number(params.get('quantity')) || undefined;
  const [form, setForm] = useState<OfferKind | undefined>(quantity && can.counter ? 'counter' : undefined);
  const closeForm = () => {
    setForm(undefined);
    if (quantity) setParams({}, { replace: true });
  };
  const isPaused = news.length > 0 || !mayAct;
  const end = { after: shown.length };

  return (
    <DealScreen
      {...page}
      deal={{
        title: titleOf(request),
        side,
        status: can.status,
        companyName,
        companyHref: company.href(otherId),
        onCompanyOpen: () => company.open(otherId),
      }}
      notice={
        news.length > 0 && (
          <Alert
            tone="info"
            actions={
              <Button
                size="sm"
                onClick={() => setSeen(offers.length)}
              >{`Show ${kind} ${offers.length}`}</Button>
            }
          >
            {`${companyName} has made a new ${kind}.`}
          </Alert>
        )
      }
      actions={
        !isPaused &&
        form === undefined && (
          <DealActions
            offer={last && { number: last.number, total: last.totals.total, vendorName }}
            others={others}
            canKeepOpen={request.vendorId === null}
            offerKind={can.offerKind}
            pending={
              accept.isPending
                ? 'accept'
                : decline.isPending
                  ? 'decline'
                  : withdraw.isPending
                    ? 'withdraw'
                    : undefined
            }
            onAccept={
              can.accept && last ? (keepOpen) => accept.mutate({ offer: last.number, keepOpen }) : undefined
            }
            onCounter={can.counter ? () => setForm('counter') : undefined}
            onOffer={can.offer ? () => setForm('offer') : undefined}
            onAgree={can.agree ? () => setForm('agree') : undefined}
            onDecline={can.decline ? (reason) => decline.mutate({ ...end, reason }) : undefined}
            onWithdraw={can.withdraw ? (reason) => withdraw.mutate({ ...end, reason }) : undefined}
          />
        )
      }
      order={order.data && <DealOrder order={order.data} side={side} mayAct={mayAct} quote={quote} />}
      form={
        form && (
          <OfferForm
            key={form}
            quote={quote}
            side={side}
            kind={form}
            quantity={quantity}
            onClose={closeForm}
            onShowLatest={() => setSeen(offers.length)}
          />
        )
      }
      history={
        <OfferHistory
          offers={shown}
          notes={quote.notes}
          events={eventsOf(quote)}
          viewer={side}
          names={{ client: clientName, vendor: vendorName }}
          status={quote.status}
          composer={
            mayAct &&
            can.note && (
              <NoteForm
                pending={note.isPending}
                error={note.error && failureSentence(note.error)}
                defaultValues={noteDraft.kept}
                onValuesChange={noteDraft.keep}
                onSubmit={({ text }) => note.mutateAsync(text)}
              />
            )
          }
        />
      }
      request={
        <RequestDetail
          {...request}
          estimate={request.vendorId !== null}
          productHref={request.productId === null ? undefined : product.href(request.productId)}
          onProductOpen={() => request.productId !== null && product.open(request.productId)}
        />
      }
    />
  );
}
