'use client';
import { useState, type ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { formatDayOf } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { OrderAction, OrderActions } from './order-actions.ts';
import type { OrderTimelineLabels } from './OrderTimeline.labels.ts';
import { OrderTimelineNote } from './OrderTimelineNote.tsx';

/** What is noted on an order. */
export interface OrderFacts {
  /** Where it is delivered; empty when not said. */
  deliveryPlace?: string | undefined;
  /** When the vendor marked it as paid: an ISO date and time. */
  paidAt?: string | null | undefined;
  /** The number of the vendor's invoice; empty when there is none. */
  invoiceNumber?: string | undefined;
  /** The client's own number; empty when there is none. */
  clientReference?: string | undefined;
  /**
   * The time zone of all dates: an IANA name such as 'Asia/Kolkata'.
   * @default the reader's
   */
  timeZone?: string | undefined;
}

interface OrderTimelineFactsProps
  extends OrderFacts, Pick<OrderActions, 'onMarkPaid' | 'onInvoice' | 'onReference'> {
  /** The action that runs. */
  pending: OrderAction | undefined;
  /** The heading level. */
  level: 2 | 3;
  /** The words of the order. */
  words: OrderTimelineLabels;
}

/** What is noted on an order, each fact with the button that changes it. */
export function OrderTimelineFacts({
  deliveryPlace = '',
  paidAt = null,
  invoiceNumber = '',
  clientReference = '',
  timeZone,
  onMarkPaid,
  onInvoice,
  onReference,
  pending,
  level,
  words,
}: OrderTimelineFactsProps) {
  const locale = useLocale();
  const [edited, setEdited] = useState<'invoice' | 'reference'>();
  const close = () => setEdited(undefined);
  const isPaid = paidAt !== null;
  const invoiceTitle = invoiceNumber ? words.changeInvoice : words.addInvoice;
  const referenceTitle = clientReference ? words.changeReference : words.addReference;

  const fact = (text: ReactNode, button: ReactNode) =>
    (text || button) && (
      <div data-part="fact">
        <bdi data-part="value">{text || words.none}</bdi>
        {button}
      </div>
    );
  const edit = (which: 'invoice' | 'reference', label: string) => (
    <Button size="sm" variant="secondary" disabled={pending !== undefined} onClick={() => setEdited(which)}>
      {label}
    </Button>
  );
  return (
    <section data-part="facts">
      <Heading level={level} size="lg">
        {words.details}
      </Heading>
      <DescriptionList
        items={[
          { term: words.deliveryPlace, description: deliveryPlace },
          {
            term: words.payment,
            description: fact(
              isPaid
                ? words.paidOn(formatDayOf(new Date(paidAt), locale, { dateStyle: 'medium', timeZone }))
                : words.notPaid,
              onMarkPaid && (
                <Button
                  size="sm"
                  variant={isPaid ? 'ghost' : 'secondary'}
                  loading={pending === 'pay'}
                  disabled={pending !== undefined && pending !== 'pay'}
                  onClick={() => onMarkPaid(!isPaid)}
                >
                  {isPaid ? words.markNotPaid : words.markPaid}
                </Button>
              ),
            ),
          },
          {
            term: words.invoice,
            description: fact(invoiceNumber, onInvoice && edit('invoice', invoiceTitle)),
          },
          {
            term: words.reference,
            description: fact(clientReference, onReference && edit('reference', referenceTitle)),
          },
        ]}
      />
      {onInvoice && (
        <OrderTimelineNote
          open={edited === 'invoice'}
          onClose={close}
          title={invoiceTitle}
          label={words.invoiceNumber}
          value={invoiceNumber}
          submitLabel={words.save}
          onSubmit={onInvoice}
          words={words}
        />
      )}
      {onReference && (
        <OrderTimelineNote
          open={edited === 'reference'}
          onClose={close}
          title={referenceTitle}
          label={words.reference}
          value={clientReference}
          submitLabel={words.save}
          onSubmit={onReference}
          words={words}
        />
      )}
    </section>
  );
}
