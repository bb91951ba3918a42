import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './DealActions.contract.ts';
import { DealActions } from './DealActions.tsx';

describeConformance({
  contract,
  render: (props) => (
    <DealActions
      offer={{ number: 1, total: 100, vendorName: 'Saffron Steel' }}
      onAccept={() => {}}
      onDecline={() => {}}
      {...props}
    />
  ),
});
