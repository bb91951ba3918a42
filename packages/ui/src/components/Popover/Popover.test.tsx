import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Popover.contract.ts';
import { Popover } from './Popover.tsx';

const trigger = <button type="button">Plans</button>;

describeConformance({
  contract,
  render: (props) => (
    <Popover trigger={trigger} title="Upgrade NOVA" defaultOpen {...props}>
      Four plans.
    </Popover>
  ),
  examples: [
    <Popover
      key="hidden"
      trigger={trigger}
      title="Upgrade NOVA"
      titleVisibility="hidden"
      side="end"
      defaultOpen
    />,
    <Popover key="closed" trigger={trigger} title="Upgrade NOVA" />,
  ],
});
