import { deals } from '#fixtures/orders.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './DealList.contract.ts';
import { DealList } from './DealList.tsx';

const view = { view: 'needs-reply', side: 'all', onViewChange: () => {}, onSideChange: () => {} } as const;

describeConformance({
  contract,
  render: (props) => <DealList {...view} deals={deals} {...props} />,
  examples: [
    <DealList
      key="loading"
      {...view}
      deals={[]}
      state="loading"
      onSearch={() => {}}
      onNarrow={() => {}}
      narrowingOptions={{ status: ['placed'], due: ['overdue'] }}
    />,
    <DealList key="empty" {...view} deals={[]} q="coil" onSearch={() => {}} />,
  ],
});
