import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './FloatingButton.contract.ts';
import { FloatingButton } from './FloatingButton.tsx';

describeConformance({ contract, render: (props) => <FloatingButton label="Add a Product" {...props} /> });
