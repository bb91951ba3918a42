import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './DealStatusBadge.contract.ts';
import { DealStatusBadge } from './DealStatusBadge.tsx';

describeConformance({ contract, render: (props) => <DealStatusBadge status="open" {...props} /> });
