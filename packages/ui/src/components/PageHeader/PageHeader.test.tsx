import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './PageHeader.contract.ts';
import { PageHeader } from './PageHeader.tsx';

describeConformance({
  contract,
  render: (props) => (
    <PageHeader title="Products" description="What is on offer." actions="Actions" {...props} />
  ),
});
