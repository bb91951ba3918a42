import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './LoadingScreen.contract.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

describeConformance({ contract, render: (props) => <LoadingScreen {...props} /> });
