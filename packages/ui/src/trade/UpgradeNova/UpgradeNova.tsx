'use client';
import { Sparkles } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Link } from '#components/Link/Link.tsx';
import { PlanList, type PlanListProps } from '#trade/PlanList/PlanList.tsx';
import { Popover } from '#components/Popover/Popover.tsx';
import { useLabels } from '#locale/use-locale.ts';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { upgradeNovaLabels, type UpgradeNovaLabels } from './UpgradeNova.labels.ts';
import { Plans, Root } from './UpgradeNova.styles.ts';

export interface UpgradeNovaProps
  extends
    Omit<ComponentProps<'button'>, 'children' | 'onSelect'>,
    Pick<PlanListProps, 'plans' | 'currentPlan' | 'onSelect'> {
  /** Shows 'Learn more about subscriptions' and is its address. */
  learnMoreHref?: string | undefined;
  /** Called on a plain click on that link, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /** Replaces some of its words. */
  labels?: Partial<UpgradeNovaLabels> | undefined;
}

/** A button that shows the subscription plans, with the one that the company has. */
export function UpgradeNova({
  plans,
  currentPlan,
  onSelect,
  learnMoreHref,
  onNavigate,
  labels,
  ...rest
}: UpgradeNovaProps) {
  const words = useLabels('UpgradeNova', upgradeNovaLabels, labels);
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={words.upgrade}
      side="top"
      trigger={
        <Root data-component="UpgradeNova" type="button" {...rest}>
          <Sparkles size={16} aria-hidden />
          {words.upgrade}
        </Root>
      }
    >
      <Plans data-part="plans">
        <PlanList
          plans={plans}
          currentPlan={currentPlan}
          onSelect={
            onSelect &&
            ((plan) => {
              setOpen(false);
              onSelect(plan);
            })
          }
        />
        {learnMoreHref && (
          <Link
            data-part="learn-more"
            href={learnMoreHref}
            onNavigate={
              onNavigate &&
              ((...navigation) => {
                setOpen(false);
                onNavigate(...navigation);
              })
            }
          >
            {words.learnMore}
          </Link>
        )}
      </Plans>
    </Popover>
  );
}
