'use client';
import { Printer } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { domProps, type EntityRootProps } from '#lib/dom-props.ts';
import { formatDayOf } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { DealSums, type DealSum } from '#trade/DealSums.tsx';
import type { DealLine, DealTotals, OrderStatus } from '../deal.ts';
import { purchaseOrderLabels, type PurchaseOrderLabels } from './PurchaseOrder.labels.ts';
import { Root } from './PurchaseOrder.styles.ts';
import { PurchaseOrderCompany, type PurchaseOrderCompany as Company } from './PurchaseOrderCompany.tsx';
import { PurchaseOrderLines } from './PurchaseOrderLines.tsx';

export interface PurchaseOrderProps extends EntityRootProps<'article'> {
  /** The number of the order. */
  number: string;
  /** Where it stands. One that is not confirmed, or is cancelled, says so. */
  status: OrderStatus;
  /** When it was placed: an ISO date and time. */
  createdAt: string;
  /** The client's own number; empty when there is none. */
  clientReference?: string | undefined;
  /** The company that buys, as it was then. */
  client: Company;
  /** The company that sells, as it was then. */
  vendor: Company;
  /** Where it is delivered; empty when not said. */
  deliveryPlace?: string | undefined;
  /** What is ordered. */
  lines: readonly DealLine[];
  /** The sums. */
  totals: Pick<DealTotals, 'goods' | 'shipping' | 'total'>;
  /** The taxes by name: CGST and SGST within a state, IGST between two. */
  tax: readonly DealSum[];
  /** Terms of payment and the like; may be empty. */
  terms?: string | undefined;
  /**
   * The time zone of the date: an IANA name such as 'Asia/Kolkata'.
   * @default the reader's
   */
  timeZone?: string | undefined;
  /**
   * Called by 'Print'.
   * @default the browser's own printing
   */
  onPrint?: (() => void) | undefined;
  /** Called by 'Close', which shows only with it. */
  onClose?: (() => void) | undefined;
  /**
   * The heading level of the title; the sections are one below.
   * @default 1
   */
  headingLevel?: 1 | 2 | undefined;
  /** Replaces some of its words. */
  labels?: Partial<PurchaseOrderLabels> | undefined;
}

const print = () => window.print();

/**
 * An order as a document on A4, to read and to print. Takes an order of the API by spreading. Only the paper is printed,
 * black on white; what else is on the page is the page's to hide.
 */
export function PurchaseOrder({
  number,
  status,
  createdAt,
  clientReference = '',
  client,
  vendor,
  deliveryPlace = '',
  lines,
  totals,
  tax,
  terms = '',
  timeZone,
  onPrint = print,
  onClose,
  headingLevel = 1,
  labels,
  ...rest
}: PurchaseOrderProps) {
  const words = useLabels('PurchaseOrder', purchaseOrderLabels, labels);
  const locale = useLocale();
  const titleId = useId();
  const notices: Partial<Record<OrderStatus, string>> = {
    placed: words.notConfirmed,
    cancelled: words.cancelled,
  };
  const notice = notices[status];
  const Section = `h${headingLevel + 1}` as 'h2' | 'h3';
  return (
    <Root data-component="PurchaseOrder" aria-labelledby={titleId} {...domProps(rest)}>
      <div data-part="toolbar">
        {onClose && (
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        )}
        <Button leadingIcon={<Printer />} onClick={onPrint}>
          {words.print}
        </Button>
      </div>
      <div data-part="paper">
        <header data-part="header">
          <Heading level={headingLevel} size="3xl" id={titleId}>
            {words.title}
          </Heading>
          <div data-part="facts">
            <DescriptionList
              layout="side-by-side"
              items={[
                { term: words.number, description: number },
                {
                  term: words.date,
                  description: (
                    // A server may be in another time zone.
                    <time dateTime={createdAt} suppressHydrationWarning>
                      {formatDayOf(new Date(createdAt), locale, { dateStyle: 'long', timeZone })}
                    </time>
                  ),
                },
                { term: words.reference, description: clientReference },
              ]}
            />
          </div>
        </header>
        {notice && (
          <p data-part="notice">
            <strong>{notice}</strong>
          </p>
        )}
        <div data-part="parties">
          <PurchaseOrderCompany title={words.client} company={client} level={Section} words={words} />
          <PurchaseOrderCompany title={words.vendor} company={vendor} level={Section} words={words} />
          {deliveryPlace && (
            <section data-part="party">
              <Section data-part="heading">{words.deliveryPlace}</Section>
              <p data-part="address" dir="auto">
                {deliveryPlace}
              </p>
            </section>
          )}
        </div>
        <PurchaseOrderLines lines={lines} words={words} />
        <DealSums
          sums={[
            { name: words.goods, amount: totals.goods },
            { name: words.shipping, amount: totals.shipping },
            ...tax,
          ]}
          total={{ name: words.total, amount: totals.total }}
        />
        {terms && (
          <section data-part="terms">
            <Section data-part="heading">{words.terms}</Section>
            <p data-part="address" dir="auto">
              {terms}
            </p>
          </section>
        )}
      </div>
    </Root>
  );
}
