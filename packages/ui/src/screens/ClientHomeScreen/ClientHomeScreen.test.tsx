import { requests } from '#fixtures/requests.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ClientHomeScreen.contract.ts';
import { ClientHomeScreen } from './ClientHomeScreen.tsx';

describeConformance({
  contract,
  render: (props) => <ClientHomeScreen requests={requests} onCreate={() => {}} {...props} />,
  examples: [<ClientHomeScreen key="empty" summary="Today" requests={[]} />],
});
