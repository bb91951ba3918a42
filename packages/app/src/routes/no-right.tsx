import { whoMay, type Right } from '@guildhall/contract/rights';
import { EmptyState, type EmptyStateProps } from '@guildhall/ui/empty-state';
import { Lock } from 'lucide-react';

interface NoRightProps extends Pick<EmptyStateProps, 'ref'> {
  right: Right;
}

/** What a link to an action shows to a member whose role does not permit it. */
export const NoRight = ({ right, ref }: NoRightProps) => (
  <EmptyState
    ref={ref}
    tabIndex={-1}
    icon={<Lock />}
    title={whoMay(right)}
    description="Ask an owner of your company."
  />
);
