import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './AlertDialog.contract.ts';
import { AlertDialog } from './AlertDialog.tsx';

const question = {
  title: 'Remove connection?',
  description: 'You can connect again.',
  confirmLabel: 'Remove',
  onConfirm: () => {},
};

describeConformance({
  contract,
  render: (props) => <AlertDialog {...question} defaultOpen {...props} />,
  examples: [
    <AlertDialog key="busy" {...question} tone="critical" busy defaultOpen />,
    <AlertDialog key="closed" {...question} trigger={<button type="button">Remove connection</button>} />,
  ],
});
