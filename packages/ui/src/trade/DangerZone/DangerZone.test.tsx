import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './DangerZone.contract.ts';
import { DangerZone } from './DangerZone.tsx';

describeConformance({
  contract,
  render: (props) => <DangerZone action="deactivate" companyName="Malabar" {...props} />,
  examples: [
    <DangerZone
      key="delete"
      action="delete"
      companyName="Malabar"
      runningOrders={[{ id: 'o-1', number: 'GH-2026-7K3M9QXA', href: '/Deals/q-1' }]}
      error="Not deleted."
      pending
    />,
  ],
});
