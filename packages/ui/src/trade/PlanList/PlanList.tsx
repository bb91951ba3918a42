'use client';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { planListLabels, type PlanListLabels } from './PlanList.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './PlanList.styles.ts';

/** The shown fields of a subscription plan. */
export interface SubscriptionPlan {
  /** What it is called. */
  name: string;
  /** What it costs. */
  rate: string;
}

export interface PlanListProps extends Omit<ComponentProps<'ul'>, 'children' | 'onSelect'> {
  /**
   * The plans on offer.
   * @default NOVA Free, Classic, Dwarf, Super and Hyper NOVA
   */
  plans?: readonly SubscriptionPlan[] | undefined;
  /**
   * The company's current plan; it is marked by a text and cannot be chosen.
   * @default 'NOVA Free'
   */
  currentPlan?: string | undefined;
  /**
   * `rows` is for a popover or a side bar, `cards` for a page.
   * @default 'rows'
   */
  layout?: 'rows' | 'cards' | undefined;
  /** Called with the name of the chosen plan. Without it the plans are plain text. */
  onSelect?: ((plan: string) => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<PlanListLabels> | undefined;
}

const novaPlans: readonly SubscriptionPlan[] = [
  { name: 'NOVA Free', rate: 'Free' },
  { name: 'Classic NOVA', rate: '$20' },
  { name: 'Dwarf NOVA', rate: '$40' },
  { name: 'Super NOVA', rate: '$60' },
  { name: 'Hyper NOVA', rate: '$80' },
];

/** The subscription plans and what they cost, with the one that the company has. */
export function PlanList({
  plans = novaPlans,
  currentPlan = 'NOVA Free',
  layout = 'rows',
  onSelect,
  labels,
  ...rest
}: PlanListProps) {
  const words = useLabels('PlanList', planListLabels, labels);
  return (
    <Root data-component="PlanList" data-layout={layout} role="list" {...rest}>
      {plans.map(({ name, rate }) => {
        const isCurrent = name === currentPlan;
        const content = (
          <>
            <strong data-part="name">{name}</strong>
            {isCurrent && (
              <span data-part="current">
                <Check size={14} aria-hidden />
                {words.current}
              </span>
            )}
            <span data-part="rate">{rate}</span>
          </>
        );
        return (
          <li key={name} data-part="item" aria-current={isCurrent || undefined}>
            {onSelect && !isCurrent ? (
              <button data-part="plan" type="button" onClick={() => onSelect(name)}>
                {content}
              </button>
            ) : (
              <div data-part="plan">{content}</div>
            )}
          </li>
        );
      })}
    </Root>
  );
}
