import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ForgotPasswordScreen.contract.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

describeConformance({
  contract,
  render: (props) => <ForgotPasswordScreen logInHref="/login" homeHref="/" {...props} />,
  examples: [
    <ForgotPasswordScreen logInHref="/login" homeHref="/" key="sent" sent="An email is on its way." />,
    <ForgotPasswordScreen logInHref="/login" homeHref="/" key="error" error="Please wait." pending />,
  ],
});
