'use client';
import { useId, useState } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { domProps, type EntityRootProps } from '#lib/dom-props.ts';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { useLabels } from '#locale/use-locale.ts';
import { DealStatusBadge } from '#trade/DealStatusBadge/DealStatusBadge.tsx';
import type { DealTotals, OrderStatus } from '../deal.ts';
import type { OrderEvent, OrderLine, OrderShipment } from '../order.ts';
import { steps, type OrderAction, type OrderActions, type OrderStep } from './order-actions.ts';
import { orderTimelineLabels, type OrderTimelineLabels } from './OrderTimeline.labels.ts';
import { Root } from './OrderTimeline.styles.ts';
import { OrderTimelineActions } from './OrderTimelineActions.tsx';
import { OrderTimelineEnds } from './OrderTimelineEnds.tsx';
import { OrderTimelineFacts, type OrderFacts } from './OrderTimelineFacts.tsx';
import { OrderTimelineHistory, OrderTimelineProgress } from './OrderTimelineHistory.tsx';
import { OrderTimelineLines } from './OrderTimelineLines.tsx';
import { OrderTimelineNotices, type OrderShortfall } from './OrderTimelineNotices.tsx';
import { OrderTimelineShipments } from './OrderTimelineShipments.tsx';

export interface OrderTimelineProps
  extends Omit<EntityRootProps<'article'>, 'onCancel'>, OrderFacts, OrderActions {
  /** The number of the order. */
  number: string;
  /** Where it stands. */
  status: OrderStatus;
  /** What was ordered, and how much of it has been shipped. */
  lines: readonly OrderLine[];
  /** The sums. */
  totals: DealTotals;
  /** What happened, the first first. */
  events: readonly OrderEvent[];
  /**
   * What has left the vendor, the first first.
   * @default none
   */
  shipments?: readonly OrderShipment[] | undefined;
  /** Why it was cancelled; empty while it is not. */
  reason?: string | undefined;
  /** What the client has reported; empty for nothing. */
  problem?: string | undefined;
  /** What there is too little of in stock: the order could not be confirmed. */
  shortfall?: readonly OrderShortfall[] | undefined;
  /** Called by 'Ship anyway', which stands below the shortfall: confirms with what is there. */
  onConfirmAnyway?: (() => void) | undefined;
  /** The action that runs: its button shows it, and the others cannot be pressed. */
  pending?: OrderAction | undefined;
  /** Why the last action failed. */
  error?: string | undefined;
  /**
   * The heading level of the number; the sections are one below.
   * @default 2
   */
  headingLevel?: 1 | 2 | undefined;
  /** Replaces some of its words. */
  labels?: Partial<OrderTimelineLabels> | undefined;
}

const none: readonly never[] = [];

/**
 * All of an order: where it stands, what is to be done next, what was ordered and shipped, and what happened. Takes an
 * order of the API by spreading.
 */
export function OrderTimeline({
  number,
  status,
  lines,
  totals,
  events,
  shipments = none,
  reason = '',
  problem = '',
  shortfall = none,
  deliveryPlace,
  paidAt,
  invoiceNumber,
  clientReference,
  timeZone,
  onConfirm,
  onConfirmAnyway,
  onShip,
  onDelivered,
  onComplete,
  onReorder,
  estimate,
  onPrint,
  onMarkPaid,
  onInvoice,
  onReference,
  onReportProblem,
  onCancel,
  pending,
  error,
  headingLevel = 2,
  labels,
  ...rest
}: OrderTimelineProps) {
  const words = useLabels('OrderTimeline', orderTimelineLabels, labels);
  const titleId = useId();
  const handlers = {
    confirm: onConfirm,
    ship: onShip,
    deliver: onDelivered,
    complete: onComplete,
    reorder: onReorder,
  };
  const offered = steps.filter((step) => handlers[step]);
  const [taken, setTaken] = useState<OrderStep>();
  const { markPress, successorRef } = useFocusSuccessor<HTMLHeadingElement>(
    taken !== undefined && !offered.includes(taken),
  );
  const take = (step: OrderStep) => {
    setTaken(step);
    markPress();
  };
  const level = (headingLevel + 1) as 2 | 3;
  return (
    <Root data-component="OrderTimeline" aria-labelledby={titleId} {...domProps(rest)}>
      <header data-part="header">
        <div data-part="titles">
          <Heading level={headingLevel} size="xl" id={titleId} ref={successorRef} tabIndex={-1}>
            {words.title(number)}
          </Heading>
          <DealStatusBadge status={status} />
        </div>
        <OrderTimelineActions
          handlers={handlers}
          lines={lines}
          offered={offered}
          onTake={take}
          estimate={estimate}
          onPrint={onPrint}
          pending={pending}
          words={words}
        />
      </header>
      {error && <Alert tone="critical">{error}</Alert>}
      <OrderTimelineNotices
        reason={status === 'cancelled' ? reason : ''}
        problem={problem}
        shortfall={shortfall}
        onConfirmAnyway={
          onConfirmAnyway &&
          (() => {
            take('confirm');
            onConfirmAnyway();
          })
        }
        pending={pending}
        words={words}
      />
      <OrderTimelineProgress status={status} events={events} words={words} />
      <div data-part="columns">
        <div data-part="main">
          <OrderTimelineLines lines={lines} status={status} totals={totals} level={level} words={words} />
          {shipments.length > 0 && (
            <OrderTimelineShipments
              shipments={shipments}
              lines={lines}
              timeZone={timeZone}
              level={level}
              words={words}
            />
          )}
        </div>
        <div data-part="aside">
          <OrderTimelineFacts
            {...{ deliveryPlace, paidAt, invoiceNumber, clientReference, timeZone }}
            {...{ onMarkPaid, onInvoice, onReference }}
            pending={pending}
            level={level}
            words={words}
          />
          <OrderTimelineHistory
            status={status}
            events={events}
            timeZone={timeZone}
            level={level}
            words={words}
          />
        </div>
      </div>
      <OrderTimelineEnds
        onReportProblem={problem === '' ? onReportProblem : undefined}
        onCancel={onCancel}
        disabled={pending !== undefined}
        words={words}
      />
    </Root>
  );
}
