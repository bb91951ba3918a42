import { order } from '#fixtures/orders.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './PurchaseOrder.contract.ts';
import { PurchaseOrder } from './PurchaseOrder.tsx';

describeConformance({
  contract,
  render: (props) => <PurchaseOrder {...order} status="placed" tax={[]} {...props} />,
  examples: [
    <PurchaseOrder
      key="confirmed"
      {...order}
      status="confirmed"
      tax={[]}
      clientReference="PO-1"
      onClose={() => {}}
    />,
  ],
});
