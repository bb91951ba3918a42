import { newOfferFields, newOfferLineFields } from '@guildhall/contract/fields';
import { defaultTaxPercent, maxOfferLines } from '@guildhall/contract/limits';
import type { DealParty, Product, Quote } from '@guildhall/contract';
import { QuoteForm, type QuoteDraft } from '@guildhall/ui/trade/quote-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutdated, useMakeOffer } from '#data/deal-mutations.ts';
import { productQuery } from '#data/products.ts';
import { formFiles } from '#data/files.ts';
import { ownProfileQuery } from '#data/users.ts';
import { totalsOfOffer } from '#lib/deal-amounts.ts';
import { failureSentence, fieldErrors } from '#lib/field-errors.ts';
import {
  draftAtQuantity,
  firstDraft,
  lastDayAhead,
  nextDraft,
  offerErrors,
  toNewOffer,
  vendorDraftName,
} from '#lib/offer-drafts.ts';
import { useDraft } from '#lib/use-draft.ts';
import { useCompanyZone } from '#routes/hooks/use-company-zone.ts';
import { useUncoveredEnd } from '#routes/hooks/use-uncovered-end.ts';
import { useUser } from '#session/session.tsx';
import type { OfferKind } from './possible-actions.ts';
import { useOfferProducts } from './use-offer-products.ts';

interface OfferFormProps {
  quote: Quote;
  side: DealParty;
  kind: OfferKind;
  /** The quantity that a counter-offer is for, when it was asked for: it then begins anew. */
  quantity?: number | undefined;
  /** Whether a dialog is open over it. It then stays until that is closed, also once it was sent. */
  covered: boolean;
  onClose: () => void;
  /** Shows a newer offer of the other side. */
  onShowLatest: () => void;
  /** Called with the number of the offer that was sent. */
  onSent: (number: number) => void;
}

/** The form of the next offer of a quote. */
export function OfferForm(props: OfferFormProps) {
  const { request, offers } = props.quote;
  const isFromProduct = offers.length === 0 && request.productId !== null;
  const queryClient = useQueryClient();
  const product = useQuery({
    ...productQuery(queryClient, request.productId ?? ''),
    enabled: isFromProduct,
  });
  const agrees = props.kind === 'agree';
  const profile = useQuery(ownProfileQuery(useUser().id));
  // A first offer on a product is prefilled from it, and an agreement is valid as long as the vendor's last offer.
  if ((isFromProduct && product.isPending) || (agrees && profile.isPending)) return null;
  const last = offers.at(-1);
  const draft = last ? nextDraft(last) : firstDraft(request, product.data ?? undefined);
  if (agrees && profile.data) draft.validUntil = lastDayAhead(offers, profile.data.zone);
  const { quantity } = props;
  return (
    <Form
      {...props}
      product={product.data ?? undefined}
      initial={last && quantity ? draftAtQuantity(last, quantity) : draft}
    />
  );
}

function Form({
  quote,
  side,
  kind,
  quantity,
  covered,
  onClose,
  onShowLatest,
  onSent,
  product,
  initial,
}: OfferFormProps & { product: Product | undefined; initial: Partial<QuoteDraft> }) {
  const { id, offers } = quote;
  const user = useUser();
  const timeZone = useCompanyZone();
  const draft = useDraft<QuoteDraft>(
    user.id,
    kind === 'offer' ? vendorDraftName(quote.requestId) : `offer:${id}:${kind}`,
  );
  const [after, setAfter] = useState(offers.length);
  const products = useOfferProducts(side === 'vendor', product);
  const send = useMakeOffer(id, draft.clear);
  useUncoveredEnd(send.data?.quote.offers.length, covered, (number) => {
    onClose();
    onSent(number);
  });
  // What comes while the own call is not through yet is what that has made.
  const isNewer = (offers.length > after && !send.isPending && !send.isSuccess) || isOutdated(send.error);
  return (
    <QuoteForm
      by={side}
      further={offers.length > 0}
      fields={newOfferFields}
      lineFields={newOfferLineFields}
      maxLines={maxOfferLines}
      defaultTaxPercent={defaultTaxPercent}
      {...formFiles}
      totalsOf={totalsOfOffer}
      products={products}
      requested={quote.request}
      timeZone={timeZone}
      defaultValues={quantity === undefined ? (draft.kept ?? initial) : initial}
      onValuesChange={draft.keep}
      pending={send.isPending}
      fieldErrors={offerErrors(fieldErrors(send.error))}
      error={send.error && !isOutdated(send.error) ? failureSentence(send.error) : undefined}
      outdated={isNewer && `Offer ${offers.length} has come since you began. What you wrote is kept.`}
      onShowLatest={() => {
        setAfter(offers.length);
        send.reset();
        onShowLatest();
      }}
      onCancel={onClose}
      onSubmit={(values) => send.mutate({ offer: toNewOffer(values, offers.at(-1)?.lines ?? []), after })}
    />
  );
}
