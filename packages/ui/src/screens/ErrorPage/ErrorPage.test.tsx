import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ErrorPage.contract.ts';
import { ErrorPage } from './ErrorPage.tsx';

describeConformance({
  contract,
  render: (props) => <ErrorPage {...props} />,
  examples: [<ErrorPage key="full" actions={<a href="/Home">Home</a>} details="Request 7f3a" />],
});
