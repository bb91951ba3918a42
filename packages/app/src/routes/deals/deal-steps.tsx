import type { DealParty, Offer, Quote } from '@guildhall/contract';
import { DealActions } from '@guildhall/ui/trade/deal-actions';
import { useAcceptQuote, useEndQuote } from '#data/deal-mutations.ts';
import type { OfferKind, PossibleActions } from './possible-actions.ts';
import { useOtherQuotes } from './use-other-quotes.ts';

interface DealStepsProps {
  quote: Quote;
  side: DealParty;
  can: PossibleActions;
  /** The offers that the member has seen: nothing is accepted or ended beyond them. */
  shown: readonly Offer[];
  /** Opens the form of an offer. */
  onForm: (kind: OfferKind) => void;
}

/** What a member can do with a deal now. */
export function DealSteps({ quote, side, can, shown, onForm }: DealStepsProps) {
  const { id, vendorName, request } = quote;
  const accept = useAcceptQuote(id);
  const decline = useEndQuote(id, 'decline');
  const withdraw = useEndQuote(id, 'withdraw');
  const others = useOtherQuotes(quote, side === 'client');
  const last = shown.at(-1);
  const end = { after: shown.length };
  return (
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
      onCounter={can.counter ? () => onForm('counter') : undefined}
      onOffer={can.offer ? () => onForm('offer') : undefined}
      onAgree={can.agree ? () => onForm('agree') : undefined}
      onDecline={can.decline ? (reason) => decline.mutate({ ...end, reason }) : undefined}
      onWithdraw={can.withdraw ? (reason) => withdraw.mutate({ ...end, reason }) : undefined}
    />
  );
}
