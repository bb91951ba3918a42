import { newOfferFields, newOfferLineFields } from '@guildhall/contract/fields';
import { defaultTaxPercent, maxOfferLines } from '@guildhall/contract/limits';
import type { PurchaseRequest } from '@guildhall/contract';
import { QuoteForm, type QuoteDraft } from '@guildhall/ui/trade/quote-form';
import { useState } from 'react';
import { isOutdated, useCreateQuote } from '#data/deal-mutations.ts';
import { formFiles } from '#data/files.ts';
import { totalsOfOffer } from '#lib/deal-amounts.ts';
import { failureSentence, fieldErrors } from '#lib/field-errors.ts';
import { firstDraft, offerErrors, toNewOffer, vendorDraftName } from '#lib/offer-drafts.ts';
import { useDraft } from '#lib/use-draft.ts';
import { useOfferProducts } from '#routes/deals/use-offer-products.ts';
import { useCompanyZone } from '#routes/hooks/use-company-zone.ts';
import { useUncoveredEnd } from '#routes/hooks/use-uncovered-end.ts';
import { useUser } from '#session/session.tsx';

interface FirstQuoteFormProps {
  request: PurchaseRequest;
  /** Whether the company has a quote on it by now, which a colleague has sent. */
  isQuoted: boolean;
  /** Whether a dialog is open over it. It then stays until that is closed, also once it was sent. */
  covered: boolean;
  onClose: () => void;
  /** Shows the quote of the colleague. */
  onShowQuote: () => void;
  /** Called with the id of the quote that was sent. */
  onSent: (quoteId: string) => void;
}

/** The form of a vendor's first offer on a request. */
export function FirstQuoteForm({
  request,
  isQuoted,
  covered,
  onClose,
  onShowQuote,
  onSent,
}: FirstQuoteFormProps) {
  const { id } = useUser();
  const timeZone = useCompanyZone();
  const draft = useDraft<QuoteDraft>(id, vendorDraftName(request.id));
  const [version, setVersion] = useState(request.version);
  const products = useOfferProducts(true);
  const send = useCreateQuote(draft.clear);
  useUncoveredEnd(send.data?.quote.id, covered, onSent);
  // What comes while the own call is not through yet is what that has made.
  const isLate = isQuoted && !send.isPending && !send.isSuccess;
  const isChanged = request.version > version || isOutdated(send.error);
  return (
    <QuoteForm
      fields={newOfferFields}
      lineFields={newOfferLineFields}
      maxLines={maxOfferLines}
      defaultTaxPercent={defaultTaxPercent}
      {...formFiles}
      totalsOf={totalsOfOffer}
      products={products}
      requested={request}
      timeZone={timeZone}
      defaultValues={draft.kept ?? firstDraft(request, undefined)}
      onValuesChange={draft.keep}
      pending={send.isPending}
      fieldErrors={offerErrors(fieldErrors(send.error))}
      error={send.error && !isLate && !isOutdated(send.error) ? failureSentence(send.error) : undefined}
      {...(isLate
        ? {
            outdated:
              'Your company has sent a quote on this request since you began. What you wrote is kept for the next offer.',
            labels: { showLatest: 'Show the quote' },
            onShowLatest: onShowQuote,
          }
        : {
            outdated:
              isChanged && 'The client has changed the request since you began. What you wrote is kept.',
            labels: { showLatest: 'Show the request' },
            onShowLatest: () => {
              setVersion(request.version);
              send.reset();
              window.scrollTo({ top: 0 });
            },
          })}
      onCancel={onClose}
      onSubmit={(values) =>
        send.mutate({ requestId: request.id, requestVersion: version, offer: toNewOffer(values, []) })
      }
    />
  );
}
