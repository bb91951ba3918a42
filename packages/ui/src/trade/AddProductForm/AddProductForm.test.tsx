import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './AddProductForm.contract.ts';
import { AddProductForm } from './AddProductForm.tsx';

describeConformance({
  contract,
  render: (props) => <AddProductForm {...props} />,
  examples: [<AddProductForm key="failed" pending error="Not saved." fieldErrors={{ name: 'Too long.' }} />],
});
