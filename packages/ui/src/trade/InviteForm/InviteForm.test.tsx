import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './InviteForm.contract.ts';
import { InviteForm } from './InviteForm.tsx';

describeConformance({
  contract,
  render: (props) => <InviteForm {...props} />,
  examples: [
    <InviteForm key="failed" pending error="Not sent." fieldErrors={{ role: 'Not this one.' }} />,
    <InviteForm
      key="sent"
      sent={{ email: 'ravi@bharat-steel.example', link: 'https://guildhall.example/join#token=abc' }}
      onInviteAnother={() => {}}
    />,
  ],
});
