import { whoMay, type Right } from '@guildhall/contract/rights';
import { EmptyState } from '@guildhall/ui/empty-state';
import { Lock } from 'lucide-react';

/** What a link to an action shows to a member whose role does not permit it. */
export const NoRight = ({ right }: { right: Right }) => (
  <EmptyState icon={<Lock />} title={whoMay(right)} description="Ask an owner of your company." />
);
