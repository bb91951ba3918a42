import { firstSteps } from '#fixtures/catching-up.tsx';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './GettingStarted.contract.ts';
import { GettingStarted } from './GettingStarted.tsx';

describeConformance({
  contract,
  render: (props) => <GettingStarted steps={firstSteps} {...props} />,
  examples: [<GettingStarted key="open" steps={firstSteps} defaultOpen onDismiss={() => {}} />],
});
