'use client';
import { Button } from '#components/Button/Button.tsx';
import { estimateLabel } from '#trade/ProductCard/estimate-label.ts';
import type { OrderAction, OrderActions, OrderStep } from './order-actions.ts';
import type { OrderTimelineLabels } from './OrderTimeline.labels.ts';

interface OrderTimelineActionsProps extends Pick<OrderActions, 'onPrint' | 'estimate'> {
  /** What the steps do. */
  steps: Pick<OrderActions, 'onConfirm' | 'onShip' | 'onDelivered' | 'onComplete' | 'onReorder'>;
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
  steps,
  offered,
  onTake,
  estimate,
  onPrint,
  pending,
  words,
}: OrderTimelineActionsProps) {
  if (offered.length === 0 && !onPrint) return null;
  const handlers: Record<OrderStep, (() => void) | undefined> = {
    confirm: steps.onConfirm,
    ship: steps.onShip,
    deliver: steps.onDelivered,
    complete: steps.onComplete,
    reorder: steps.onReorder,
  };
  const names = { ...words, reorder: estimateLabel({ ...words, requestEstimate: words.reorder }, estimate) };
  return (
    <div data-part="actions">
      {offered.map((step, index) => (
        <Button
          key={step}
          variant={index === 0 ? 'primary' : 'secondary'}
          loading={pending === step}
          disabled={pending !== undefined && pending !== step}
          onClick={() => {
            onTake(step);
            handlers[step]?.();
          }}
        >
          {names[step]}
        </Button>
      ))}
      {onPrint && (
        <Button variant="secondary" onClick={onPrint}>
          {words.print}
        </Button>
      )}
    </div>
  );
}
