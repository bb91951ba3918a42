import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './PlanList.contract.ts';
import { PlanList } from './PlanList.tsx';

describeConformance({
  contract,
  render: (props) => <PlanList {...props} />,
  examples: [<PlanList key="cards" layout="cards" onSelect={() => {}} />],
});
