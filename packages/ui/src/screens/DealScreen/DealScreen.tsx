'use client';
import { Handshake } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '#components/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Opener } from '#navigation/Opener.tsx';
import { EntityAbsence, type EntityAbsenceOptions } from '#screens/EntityAbsence.tsx';
import { DealStatusBadge } from '#trade/DealStatusBadge/DealStatusBadge.tsx';
import type { DealParty, DealStatus } from '#trade/deal.ts';
import { dealScreenLabels, type DealScreenLabels } from './DealScreen.labels.ts';
import { Root } from './DealScreen.styles.ts';

/** A deal as its screen names it. */
export interface DealOnScreen {
  /** What it is about. */
  title: string;
  /** Which side the reader has. */
  side: DealParty;
  /** Where the quote, or the order that it has become, stands. */
  status: DealStatus;
  /** The other company. */
  companyName: string;
  /** The address of the other company. Makes its name a link. */
  companyHref?: string | undefined;
  /** Called when the other company is pressed; a link calls it on a plain click. */
  onCompanyOpen?: (() => void) | undefined;
}

export interface DealScreenProps extends Omit<ComponentProps<'div'>, 'children'>, EntityAbsenceOptions {
  /** The deal. Without it the screen says why: `state`. */
  deal?: DealOnScreen | undefined;
  /** What can be done now: as a rule DealActions. */
  actions?: ReactNode;
  /** What the reader should know now, above all else. */
  notice?: ReactNode;
  /** The order that it has become: as a rule an OrderTimeline. */
  order?: ReactNode;
  /** The form of an offer, while it is open: as a rule a QuoteForm. */
  form?: ReactNode;
  /** What was offered and written: as a rule an OfferHistory. */
  history?: ReactNode;
  /** What was asked for: as a rule a RequestDetail. */
  request?: ReactNode;
  /** The other deals, beside this one from 1200 px: as a rule a DealList with `currentId`. */
  list?: ReactNode;
  /** The address of the page above this one. */
  dealsHref: string;
  /** Replaces some of its words. */
  labels?: Partial<DealScreenLabels> | undefined;
}

/** The page of one deal: the order or the negotiation, what can be done now, and what was asked for. */
export function DealScreen({
  deal,
  state,
  onRetry,
  actions,
  notice,
  order,
  form,
  history,
  request,
  list,
  dealsHref,
  onNavigate,
  labels,
  ...rest
}: DealScreenProps) {
  const words = useLabels('DealScreen', dealScreenLabels, labels);
  const { markPress: markOpening, successorRef: formRef } = useFocusSuccessor<HTMLHeadingElement>(
    Boolean(form),
  );
  const { markPress: markClosing, successorRef: historyRef } = useFocusSuccessor<HTMLHeadingElement>(!form);
  const { markPress: markAccepting, successorRef: orderRef } = useFocusSuccessor<HTMLElement>(Boolean(order));
  const { markPress: markEnding, successorRef: endRef } = useFocusSuccessor<HTMLParagraphElement>(
    deal?.status === 'declined' || deal?.status === 'withdrawn',
  );
  const title = deal?.title ?? words.title;
  const formTitle = deal?.side === 'client' ? words.counterForm : words.form;
  return (
    <Root
      data-component="DealScreen"
      {...rest}
      onClick={(event) => {
        rest.onClick?.(event);
        markOpening(event);
        markClosing(event);
        markAccepting(event);
        markEnding(event);
      }}
    >
      <div data-part="panes">
        <div data-part="deal">
          <Breadcrumb
            items={[{ label: words.deals, href: dealsHref }, { label: title }]}
            onNavigate={onNavigate}
          />
          <div data-part="head">
            <PageHeader title={<bdi>{title}</bdi>} actions={actions} />
            {deal && notice}
          </div>
          {deal ? (
            <>
              <p data-part="with" ref={endRef} tabIndex={-1}>
                <DealStatusBadge status={deal.status} />
                <span>
                  {deal.side === 'client' ? words.buyingFrom : words.sellingTo}{' '}
                  <Opener data-part="company" href={deal.companyHref} onOpen={deal.onCompanyOpen}>
                    <bdi>{deal.companyName}</bdi>
                  </Opener>
                </span>
              </p>
              <div data-part="columns">
                {order && (
                  <section data-part="order" aria-label={words.order} ref={orderRef} tabIndex={-1}>
                    {order}
                  </section>
                )}
                {form && (
                  <section data-part="form" aria-label={formTitle}>
                    <Heading level={2} size="xl" ref={formRef} tabIndex={-1}>
                      {formTitle}
                    </Heading>
                    {form}
                  </section>
                )}
                <section data-part="history" aria-label={words.history}>
                  <Heading level={2} size="xl" ref={historyRef} tabIndex={-1}>
                    {words.history}
                  </Heading>
                  {history}
                </section>
                {request && (
                  <aside data-part="request" aria-label={words.request}>
                    {request}
                  </aside>
                )}
              </div>
            </>
          ) : (
            <EntityAbsence
              state={state}
              onRetry={onRetry}
              words={words}
              icon={<Handshake />}
              parent={{ label: words.toDeals, href: dealsHref }}
              onNavigate={onNavigate}
            />
          )}
        </div>
        {list && (
          <aside data-part="list" aria-label={words.list}>
            {list}
          </aside>
        )}
      </div>
    </Root>
  );
}
