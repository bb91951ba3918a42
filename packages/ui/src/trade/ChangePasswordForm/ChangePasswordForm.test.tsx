import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ChangePasswordForm.contract.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

describeConformance({
  contract,
  render: (props) => <ChangePasswordForm {...props} />,
  examples: [<ChangePasswordForm key="failed" email="asha@malabar.example" error="Not saved." pending />],
});
