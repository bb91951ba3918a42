import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './UpgradeNova.contract.ts';
import { UpgradeNova } from './UpgradeNova.tsx';

describeConformance({ contract, render: (props) => <UpgradeNova {...props} /> });
