import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './PageHeader.contract.ts';
import { PageHeader } from './PageHeader.tsx';

describeConformance({
  contract,
  render: (props) => <PageHeader title="Products" actions="Actions" {...props} />,
});
