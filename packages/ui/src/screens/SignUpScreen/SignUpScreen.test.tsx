import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './SignUpScreen.contract.ts';
import { SignUpScreen } from './SignUpScreen.tsx';

describeConformance({
  contract,
  render: (props) => <SignUpScreen logInHref="/login" homeHref="/" {...props} />,
  examples: [
    <SignUpScreen
      logInHref="/login"
      homeHref="/"
      key="error"
      error="A company with this email is already registered."
      pending
    />,
  ],
});
