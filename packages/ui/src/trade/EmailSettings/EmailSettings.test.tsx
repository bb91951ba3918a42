import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './EmailSettings.contract.ts';
import { EmailSettings } from './EmailSettings.tsx';

describeConformance({
  contract,
  render: (props) => <EmailSettings value={['messages']} onChange={() => {}} {...props} />,
  examples: [<EmailSettings key="none" value={[]} kinds={['stock']} />],
});
