import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './RowList.contract.ts';
import { RowList } from './RowList.tsx';

describeConformance({
  contract,
  render: (props) => (
    <RowList {...props}>
      <p>Bharat</p>
      <p>Sahyadri</p>
    </RowList>
  ),
});
