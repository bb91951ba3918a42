import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Alert.contract.ts';
import { Alert } from './Alert.tsx';

describeConformance({
  contract,
  render: (props) => <Alert {...props}>The next page could not be loaded.</Alert>,
  examples: [
    <Alert key="full" tone="critical" title="Not saved" actions={<a href="/">Home</a>} onDismiss={() => {}}>
      The server did not answer.
    </Alert>,
  ],
});
