import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './NoticeScreen.contract.ts';
import { NoticeScreen } from './NoticeScreen.tsx';

describeConformance({
  contract,
  render: (props) => <NoticeScreen title="Vendor Analytics" {...props} />,
  examples: [
    <NoticeScreen
      key="nova"
      tone="nova"
      title="Ai Guide"
      description="NOVA will answer here."
      icon={<svg />}
      action={<a href="/Network">Find companies</a>}
    >
      The plans
    </NoticeScreen>,
  ],
});
