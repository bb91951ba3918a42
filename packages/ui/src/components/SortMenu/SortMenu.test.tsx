import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './SortMenu.contract.ts';
import { SortMenu } from './SortMenu.tsx';

describeConformance({
  contract,
  render: (props) => (
    <SortMenu
      options={[
        { value: 'newest', label: 'Newest' },
        { value: 'name', label: 'Name' },
      ]}
      {...props}
    />
  ),
});
