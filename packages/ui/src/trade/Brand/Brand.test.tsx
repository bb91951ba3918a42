import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Brand.contract.ts';
import { Brand } from './Brand.tsx';

describeConformance({
  contract,
  render: (props) => <Brand {...props} />,
  examples: [<Brand key="mark" variant="mark" size="lg" />],
});
