import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './AuthLayout.contract.ts';
import { AuthLayout } from './AuthLayout.tsx';

describeConformance({
  contract,
  render: (props) => <AuthLayout title="Log In" homeHref="/" {...props} />,
  examples: [
    <AuthLayout
      key="full"
      title="Log In"
      homeHref="/"
      description="Good to see you again."
      footer="New here?"
    >
      The form.
    </AuthLayout>,
  ],
});
