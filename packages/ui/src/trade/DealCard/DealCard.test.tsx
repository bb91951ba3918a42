import { coilDeal, longTextDeal } from '#fixtures/orders.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './DealCard.contract.ts';
import { DealCard } from './DealCard.tsx';
import { DealCardSkeleton } from './DealCardSkeleton.tsx';

describeConformance({
  contract,
  render: (props) => <DealCard {...coilDeal} {...props} />,
  examples: [
    <DealCard key="card" {...longTextDeal} variant="card" current href="#deal" />,
    <DealCardSkeleton key="skeleton" />,
  ],
});
