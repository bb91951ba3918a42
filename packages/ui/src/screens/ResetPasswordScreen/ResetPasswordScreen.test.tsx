import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ResetPasswordScreen.contract.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const links = { forgotPasswordHref: '/forgot-password', homeHref: '/' };

describeConformance({
  contract,
  render: (props) => <ResetPasswordScreen {...links} {...props} />,
  examples: [
    <ResetPasswordScreen {...links} key="unusable" unusable="This link has expired." />,
    <ResetPasswordScreen {...links} key="error" error="Please wait." pending />,
  ],
});
