import { coilLine, fabricLine } from '#fixtures/orders.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ShipmentForm.contract.ts';
import { ShipmentForm } from './ShipmentForm.tsx';

describeConformance({
  contract,
  render: (props) => <ShipmentForm lines={[coilLine, fabricLine]} {...props} />,
  examples: [<ShipmentForm key="failed" lines={[]} pending error="Not saved." />],
});
