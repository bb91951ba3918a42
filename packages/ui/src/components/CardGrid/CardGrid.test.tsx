import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './CardGrid.contract.ts';
import { CardGrid } from './CardGrid.tsx';

describeConformance({
  contract,
  render: (props) => (
    <CardGrid {...props}>
      <p>Coil</p>
      <p>Beam</p>
    </CardGrid>
  ),
});
