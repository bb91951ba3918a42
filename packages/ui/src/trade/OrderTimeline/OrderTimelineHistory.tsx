'use client';
import { Check, CircleCheckBig, PackageCheck, ShoppingCart, Truck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stepper } from '#components/Stepper/Stepper.tsx';
import { Timeline } from '#components/Timeline/Timeline.tsx';
import type { TimelineEvent } from '#components/Timeline/group-by-day.ts';
import type { OrderStatus } from '../deal.ts';
import type { OrderEvent } from '../order.ts';
import type { OrderTimelineLabels } from './OrderTimeline.labels.ts';

interface OrderTimelineProgressProps {
  /** Where the order stands. */
  status: OrderStatus;
  /** What happened, the first first. */
  events: readonly OrderEvent[];
  /** The words of the order. */
  words: OrderTimelineLabels;
}

interface OrderTimelineHistoryProps extends OrderTimelineProgressProps {
  /** The time zone. */
  timeZone: string | undefined;
  /** The heading level. */
  level: 2 | 3;
}

const way = ['placed', 'confirmed', 'dispatched', 'delivered', 'completed'] as const;

/** The steps of an order: those behind it and those before it. A cancelled one ends where it was. */
export function OrderTimelineProgress({ status, events, words }: OrderTimelineProgressProps) {
  const isCancelled = status === 'cancelled';
  const reached = way.filter((kind) => events.some((event) => event.kind === kind));
  const kinds: readonly OrderStatus[] = isCancelled ? [...reached, 'cancelled'] : way;
  const current = kinds.indexOf(status);
  if (kinds.length < 2) return null;
  return (
    <div data-part="progress">
      <Stepper
        label={words.progress}
        steps={kinds.map((kind) => ({ label: words[kind] }))}
        current={status === 'completed' ? kinds.length : current}
        stopped={isCancelled}
      />
    </div>
  );
}

const icons: Record<OrderStatus, ReactNode> = {
  placed: <ShoppingCart />,
  confirmed: <Check />,
  dispatched: <Truck />,
  delivered: <PackageCheck />,
  completed: <CircleCheckBig />,
  cancelled: <X />,
};

const tones: Partial<Record<OrderStatus, TimelineEvent['tone']>> = {
  completed: 'positive',
  cancelled: 'critical',
};

/** What happened to an order, when, and who did it. */
export function OrderTimelineHistory({ status, events, timeZone, level, words }: OrderTimelineHistoryProps) {
  return (
    <section data-part="history">
      <Heading level={level} size="lg">
        {words.history}
      </Heading>
      <Timeline
        aria-label={words.history}
        headingLevel={(level + 1) as 3 | 4}
        lastEvent={status === 'completed' || status === 'cancelled' ? 'done' : 'current'}
        {...(timeZone && { timeZone })}
        events={events.map(({ id, kind, memberName, companyName, at, note }) => ({
          id,
          timestamp: at,
          icon: icons[kind],
          tone: tones[kind] ?? 'neutral',
          title: words[kind],
          description: (
            <>
              <bdi>
                {words.by(memberName === companyName ? '' : memberName, companyName) || words.automatic}
              </bdi>
              {note && (
                <span data-part="note">
                  <bdi>{note}</bdi>
                </span>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}
