import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ViewSwitch.contract.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

describeConformance({ contract, render: (props) => <ViewSwitch {...props} /> });
