'use client';
import type { ComponentProps } from 'react';
import { Badge, type BadgeProps } from '#components/Badge/Badge.tsx';
import { useLabels } from '#locale/use-locale.ts';
import type { DealStatus, RequestStatus } from '../deal.ts';
import { dealStatusBadgeLabels, type DealStatusBadgeLabels } from './DealStatusBadge.labels.ts';
import { Root } from './DealStatusBadge.styles.ts';

export interface DealStatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Where the request, the quote or the order stands. */
  status: DealStatus | RequestStatus;
  /** Replaces some of its words. */
  labels?: Partial<DealStatusBadgeLabels> | undefined;
}

/** What has begun, what is on its way, what went well, what needs care, and what came to nothing. */
const tones: Record<DealStatus | RequestStatus, NonNullable<BadgeProps['tone']>> = {
  open: 'info',
  awarded: 'positive',
  closed: 'neutral',
  accepted: 'positive',
  declined: 'critical',
  withdrawn: 'neutral',
  expired: 'caution',
  placed: 'info',
  confirmed: 'info',
  dispatched: 'accent',
  delivered: 'positive',
  completed: 'positive',
  cancelled: 'critical',
};

/** Where a request, a quote or an order stands, in one word. The same status has the same word and tone everywhere. */
export function DealStatusBadge({ status, labels, ...rest }: DealStatusBadgeProps) {
  const words = useLabels('DealStatusBadge', dealStatusBadgeLabels, labels);
  return (
    <Root data-component="DealStatusBadge" data-status={status} {...rest}>
      <Badge tone={tones[status]}>{words[status]}</Badge>
    </Root>
  );
}
