'use client';
import { useState } from 'react';
import { AlertDialog } from '#components/AlertDialog/AlertDialog.tsx';
import { Button } from '#components/Button/Button.tsx';
import { estimateLabel } from '#trade/ProductCard/estimate-label.ts';
import { isLeft, leftOf } from '#trade/ShipmentForm/shipment.ts';
import type { OrderLine } from '../order.ts';
import { useQuantity } from '../use-quantity.ts';
import type { OrderAction, OrderActions, OrderStep } from './order-actions.ts';
import type { OrderTimelineLabels } from './OrderTimeline.labels.ts';
import { NotShipped } from './OrderTimeline.styles.ts';

interface OrderTimelineActionsProps extends Pick<OrderActions, 'onPrint' | 'estimate'> {
  /** What the steps do. */
  handlers: Record<OrderStep, (() => void) | undefined>;
  /** What was ordered, and how much of it has been shipped. */
  lines: readonly OrderLine[];
  /** The steps that are offered. The first is the next one. */
  offered: readonly OrderStep[];
  /** Called when a step is pressed, before what it does. */
  onTake: (step: OrderStep) => void;
  /** The action that runs. */
  pending: OrderAction | undefined;
  /** The words of the order. */
  words: OrderTimelineLabels;
}

/** The next step as the one primary button, and what else leads on. */
export function OrderTimelineActions({
  handlers,
  lines,
  offered,
  onTake,
  estimate,
  onPrint,
  pending,
  words,
}: OrderTimelineActionsProps) {
  const write = useQuantity();
  const [isAsking, setAsking] = useState(false);
  const left = lines.filter(isLeft);
  // The other side may have taken the step, or shipped the rest, while one thinks about it.
  if (isAsking && (left.length === 0 || !offered.includes('deliver'))) setAsking(false);
  if (offered.length === 0 && !onPrint) return null;
  const take = (step: OrderStep) => {
    onTake(step);
    // The rest is not given up by one press.
    if (step === 'deliver' && left.length > 0) setAsking(true);
    else handlers[step]?.();
  };
  const names = { ...words, reorder: estimateLabel({ ...words, requestEstimate: words.reorder }, estimate) };
  return (
    <div data-part="actions">
      {offered.length > 0 && (
        <div data-part="steps">
          {offered.map((step, index) => (
            <Button
              key={step}
              variant={index === 0 ? 'primary' : 'secondary'}
              loading={pending === step}
              disabled={pending !== undefined && pending !== step}
              onClick={() => take(step)}
            >
              {names[step]}
            </Button>
          ))}
        </div>
      )}
      {onPrint && (
        <Button variant="secondary" onClick={onPrint}>
          {words.print}
        </Button>
      )}
      {isAsking && (
        <AlertDialog
          open
          onOpenChange={setAsking}
          tone="critical"
          title={words.deliverQuestion}
          description={words.deliverHint}
          confirmLabel={words.deliver}
          onConfirm={() => handlers.deliver?.()}
        >
          <NotShipped>
            {left.map((line) => (
              <li key={line.id}>
                <bdi>{words.notShipped(line.description, write(leftOf(line), line.unit, true).text)}</bdi>
              </li>
            ))}
          </NotShipped>
        </AlertDialog>
      )}
    </div>
  );
}
