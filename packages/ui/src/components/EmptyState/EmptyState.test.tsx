import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './EmptyState.contract.ts';
import { EmptyState } from './EmptyState.tsx';

describeConformance({
  contract,
  render: (props) => <EmptyState title="No requests sent." {...props} />,
  examples: [
    <EmptyState
      key="full"
      title="No requests sent."
      description="Start connecting with others!"
      icon={<svg />}
      action={<a href="/Network">Find companies</a>}
      headingLevel={3}
    />,
  ],
});
