'use client';
import { Check, Sparkles } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Link } from '#components/Link/Link.tsx';
import { Popover } from '#components/Popover/Popover.tsx';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { Plans, Root } from './UpgradeNova.styles.ts';

/** A subscription, as far as it is shown. */
export interface SubscriptionPlan {
  /** What it is called. */
  name: string;
  /** What it costs. */
  rate: string;
}

export interface UpgradeNovaProps extends Omit<ComponentProps<'button'>, 'children' | 'onSelect'> {
  /**
   * The plans on offer.
   * @default NOVA Free, Classic, Dwarf, Super and Hyper NOVA
   */
  plans?: readonly SubscriptionPlan[];
  /**
   * The plan that the company has.
   * @default 'NOVA Free'
   */
  currentPlan?: string;
  /** Called with the name of another plan when it is chosen. Without it the plans are for reading. */
  onSelect?: ((plan: string) => void) | undefined;
  /** Shows 'Learn more about subscriptions' and is where it leads. */
  learnMoreHref?: string | undefined;
  /** Is told of a plain click on that link in place of the browser. */
  onNavigate?: NavigateHandler | undefined;
}

const novaPlans: readonly SubscriptionPlan[] = [
  { name: 'NOVA Free', rate: 'Free' },
  { name: 'Classic NOVA', rate: '$20' },
  { name: 'Dwarf NOVA', rate: '$40' },
  { name: 'Super NOVA', rate: '$60' },
  { name: 'Hyper NOVA', rate: '$80' },
];

/**
 * A button that shows the subscription plans, with the one that the company has.
 * @summary Shows the subscription plans.
 */
export function UpgradeNova({
  plans = novaPlans,
  currentPlan = 'NOVA Free',
  onSelect,
  learnMoreHref,
  onNavigate,
  ...rest
}: UpgradeNovaProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title="Upgrade NOVA"
      side="top"
      trigger={
        <Root data-component="UpgradeNova" type="button" {...rest}>
          <Sparkles size={16} aria-hidden />
          Upgrade NOVA
        </Root>
      }
    >
      <Plans>
        <ul>
          {plans.map(({ name, rate }) => {
            const isCurrent = name === currentPlan;
            const content = (
              <>
                <strong>{name}</strong>
                {isCurrent && (
                  <em>
                    <Check size={14} aria-hidden />
                    Current plan
                  </em>
                )}
                <span>{rate}</span>
              </>
            );
            return (
              <li key={name} aria-current={isCurrent || undefined}>
                {onSelect && !isCurrent ? (
                  <button
                    type="button"
                    onClick={() => {
                      setOpen(false);
                      onSelect(name);
                    }}
                  >
                    {content}
                  </button>
                ) : (
                  <div>{content}</div>
                )}
              </li>
            );
          })}
        </ul>
        {learnMoreHref && (
          <Link href={learnMoreHref} {...(onNavigate && { onNavigate })}>
            Learn more about subscriptions
          </Link>
        )}
      </Plans>
    </Popover>
  );
}
