'use client';
import { useState, type ComponentProps } from 'react';
import { AlertDialog } from '#components/AlertDialog/AlertDialog.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { formatMoney } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { dealActionsLabels, type DealActionsLabels } from './DealActions.labels.ts';
import { Root } from './DealActions.styles.ts';

/** What one may do with an offer is given as callbacks: what is absent is not offered. */
export interface DealActionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The offer that 'Accept' is about: its number, total and vendor. */
  offer?: { number: number; total: number; vendorName: string } | undefined;
  /**
   * How many other quotes are declined by accepting this one.
   * @default 0
   */
  others?: number | undefined;
  /** Whether the request can stay open after accepting. @default false */
  canKeepOpen?: boolean | undefined;
  /** Called once accepting is confirmed, with whether the request stays open. */
  onAccept?: ((keepOpen: boolean) => void) | undefined;
  /** Called by 'Make a counter-offer', of the client; once the offer has expired it is 'Ask to renew'. */
  onCounter?: (() => void) | undefined;
  /** Called by the button of a vendor that makes an offer. */
  onOffer?: (() => void) | undefined;
  /**
   * What the next offer would be: the first one, a further one, or the renewal of one that has expired.
   * @default 'further'
   */
  offerKind?: 'first' | 'further' | 'renewal' | undefined;
  /** Called by 'Agree', of a vendor: repeats the terms of the counter-offer. */
  onAgree?: (() => void) | undefined;
  /** Called once declining is confirmed, with the reason, which may be empty. */
  onDecline?: ((reason: string) => void) | undefined;
  /** Called once withdrawing is confirmed, with the reason, which may be empty. */
  onWithdraw?: ((reason: string) => void) | undefined;
  /** The action that runs: its button shows it, and the others cannot be pressed. */
  pending?: 'accept' | 'decline' | 'withdraw' | undefined;
  /** Replaces some of its words. */
  labels?: Partial<DealActionsLabels> | undefined;
}

/** What can be done with a negotiation: accept, counter, offer anew, decline, withdraw. Asks before what is final. */
export function DealActions({
  offer,
  others = 0,
  canKeepOpen = false,
  onAccept,
  onCounter,
  onOffer,
  offerKind = 'further',
  onAgree,
  onDecline,
  onWithdraw,
  pending,
  labels,
  ...rest
}: DealActionsProps) {
  const words = useLabels('DealActions', dealActionsLabels, labels);
  const locale = useLocale();
  const [asked, setAsked] = useState<'accept' | 'decline' | 'withdraw'>();
  const [keepOpen, setKeepOpen] = useState(false);
  const [reason, setReason] = useState('');
  const close = () => setAsked(undefined);
  const waits = pending !== undefined;
  const busy = (action: DealActionsProps['pending']) => ({
    loading: pending === action,
    disabled: waits && pending !== action,
  });
  // It may become impossible while one thinks about it: an offer expires.
  if (asked && !{ accept: onAccept, decline: onDecline, withdraw: onWithdraw }[asked]) close();
  const offerLabel = { first: words.quote, further: words.newOffer, renewal: words.renew }[offerKind];
  const isMainOffer = !onAccept && !onAgree;
  const isRenewal = offerKind === 'renewal';
  const endings = {
    decline: {
      title: words.declineTitle,
      description: words.declineHint,
      label: words.decline,
      end: onDecline,
    },
    withdraw: {
      title: words.withdrawTitle,
      description: words.withdrawHint,
      label: words.withdraw,
      end: onWithdraw,
    },
  };
  const ending = asked === 'decline' || asked === 'withdraw' ? endings[asked] : undefined;
  return (
    <Root data-component="DealActions" {...rest}>
      {onAccept && offer && (
        <Button {...busy('accept')} onClick={() => setAsked('accept')}>
          {words.accept}
        </Button>
      )}
      {onAgree && (
        <Button disabled={waits} onClick={onAgree}>
          {words.agree}
        </Button>
      )}
      {onOffer && (
        <Button variant={isMainOffer ? 'primary' : 'secondary'} disabled={waits} onClick={onOffer}>
          {offerLabel}
        </Button>
      )}
      {onCounter && (
        <Button variant={isRenewal ? 'primary' : 'secondary'} disabled={waits} onClick={onCounter}>
          {isRenewal ? words.askToRenew : words.counter}
        </Button>
      )}
      {onDecline && (
        <Button variant="ghost" {...busy('decline')} onClick={() => setAsked('decline')}>
          {words.decline}
        </Button>
      )}
      {onWithdraw && (
        <Button variant="ghost" {...busy('withdraw')} onClick={() => setAsked('withdraw')}>
          {words.withdraw}
        </Button>
      )}
      {asked === 'accept' && offer && (
        <AlertDialog
          open
          onOpenChange={close}
          title={words.acceptTitle(offer.number)}
          description={[
            words.acceptHint(formatMoney(offer.total, locale), offer.vendorName),
            ...(others > 0 && !keepOpen ? [words.othersDeclined(others)] : []),
          ].join(' ')}
          confirmLabel={words.accept}
          onConfirm={() => onAccept?.(keepOpen)}
        >
          {canKeepOpen && (
            <Checkbox label={words.keepOpen} checked={keepOpen} onCheckedChange={setKeepOpen} />
          )}
        </AlertDialog>
      )}
      {ending && (
        <AlertDialog
          open
          onOpenChange={close}
          tone="critical"
          title={ending.title}
          description={ending.description}
          confirmLabel={ending.label}
          onConfirm={() => ending.end?.(reason.trim())}
        >
          <TextArea
            label={words.reason}
            hint={words.reasonHint}
            rows={2}
            maxLength={500}
            value={reason}
            onValueChange={setReason}
          />
        </AlertDialog>
      )}
    </Root>
  );
}
