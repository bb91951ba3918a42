import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './SegmentedControl.contract.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

describeConformance({
  contract,
  render: (props) => <SegmentedControl label="Show" options={['All', 'Waiting']} {...props} />,
  examples: [
    <SegmentedControl
      key="all"
      label="Show"
      options={[{ value: 'all', label: 'All', count: 1200, icon: '*' }]}
      collapse="md"
      fullWidth
      disabled
    />,
  ],
});
