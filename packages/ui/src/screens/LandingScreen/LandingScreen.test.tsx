import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './LandingScreen.contract.ts';
import { LandingScreen } from './LandingScreen.tsx';

describeConformance({
  contract,
  render: (props) => <LandingScreen registerHref="/register" loginHref="/login" {...props} />,
});
