import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ReportForm.contract.ts';
import { ReportForm } from './ReportForm.tsx';

describeConformance({
  contract,
  render: (props) => <ReportForm {...props} />,
  examples: [<ReportForm key="failed" pending error="Not sent." fieldErrors={{ reason: 'Too long.' }} />],
});
