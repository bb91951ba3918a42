import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './LogInScreen.contract.ts';
import { LogInScreen } from './LogInScreen.tsx';

describeConformance({
  contract,
  render: (props) => (
    <LogInScreen registerHref="/register" forgotPasswordHref="/forgot-password" homeHref="/" {...props} />
  ),
  examples: [
    <LogInScreen
      registerHref="/register"
      forgotPasswordHref="/forgot-password"
      homeHref="/"
      key="error"
      error="Wrong email or password."
      pending
    />,
  ],
});
