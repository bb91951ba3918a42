import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './PasswordField.contract.ts';
import { PasswordField } from './PasswordField.tsx';

describeConformance({
  contract,
  render: (props) => <PasswordField label="Password" {...props} />,
  examples: [
    <PasswordField key="all" label="Password" hideLabel hint="H" error="E" required defaultValue="A" />,
  ],
});
