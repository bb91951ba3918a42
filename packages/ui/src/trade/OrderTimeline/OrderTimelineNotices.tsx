'use client';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { useQuantity } from '../use-quantity.ts';
import type { OrderAction } from './order-actions.ts';
import type { OrderTimelineLabels } from './OrderTimeline.labels.ts';

/** What there is too little of. */
export interface OrderShortfall {
  /** What it is. */
  description: string;
  /** How many are ordered. */
  wanted: number;
  /** How many there are. */
  inStock: number;
  /** What is counted. */
  unit?: string | undefined;
}

interface OrderTimelineNoticesProps {
  /** Why it was cancelled; empty for nothing. */
  reason: string;
  /** What the client has reported; empty for nothing. */
  problem: string;
  /** What there is too little of. */
  shortfall: readonly OrderShortfall[];
  /** Confirms with what is there. */
  onConfirmAnyway: (() => void) | undefined;
  /** The action that runs. */
  pending: OrderAction | undefined;
  /** The words of the order. */
  words: OrderTimelineLabels;
}

/** What one has to know before anything else. */
export function OrderTimelineNotices({
  reason,
  problem,
  shortfall,
  onConfirmAnyway,
  pending,
  words,
}: OrderTimelineNoticesProps) {
  const write = useQuantity();
  return (
    <>
      {shortfall.length > 0 && (
        <Alert
          tone="critical"
          title={words.shortfall}
          actions={
            onConfirmAnyway && (
              <Button
                size="sm"
                variant="secondary"
                loading={pending === 'confirm-anyway'}
                disabled={pending !== undefined && pending !== 'confirm-anyway'}
                onClick={onConfirmAnyway}
              >
                {words.confirmAnyway}
              </Button>
            )
          }
        >
          <ul data-part="shortfall">
            {shortfall.map(({ description, wanted, inStock, unit }) => (
              <li key={description}>
                {words.shortOf(description, write(wanted, unit).text, write(inStock).number)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {reason && (
        <Alert tone="caution" live="off" title={words.cancelled}>
          <bdi>{reason}</bdi>
        </Alert>
      )}
      {problem && (
        <Alert tone="caution" live="off" title={words.problem}>
          <bdi>{problem}</bdi>
        </Alert>
      )}
    </>
  );
}
