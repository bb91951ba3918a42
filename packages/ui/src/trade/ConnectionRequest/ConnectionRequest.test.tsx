import { bharat } from '#fixtures/companies.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ConnectionRequest.contract.ts';
import { ConnectionRequest } from './ConnectionRequest.tsx';

const answers = { onAccept: () => {}, onDecline: () => {}, onDeclineForGood: () => {} };

describeConformance({
  contract,
  render: (props) => <ConnectionRequest {...bharat} {...answers} {...props} />,
});
