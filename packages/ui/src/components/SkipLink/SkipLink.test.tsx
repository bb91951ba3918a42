import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './SkipLink.contract.ts';
import { SkipLink } from './SkipLink.tsx';

describeConformance({ contract, render: (props) => <SkipLink {...props} /> });
