import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './DropdownMenu.contract.ts';
import { DropdownMenu } from './DropdownMenu.tsx';
import type { DropdownMenuItem } from './dropdown-menu-item.ts';

const trigger = <button type="button">More</button>;
const items: DropdownMenuItem[] = [
  { label: 'View profile', href: '#profile', icon: <svg />, shortcut: 'Control+O' },
  { type: 'separator' },
  { type: 'checkbox', label: 'Mute', checked: true, onCheckedChange: () => {} },
  {
    type: 'radio-group',
    label: 'Sort by',
    value: 'name',
    onValueChange: () => {},
    options: [{ label: 'Name', value: 'name' }],
  },
  { label: 'Remove connection', tone: 'critical', disabled: true },
];

describeConformance({
  contract,
  render: (props) => <DropdownMenu trigger={trigger} items={items} defaultOpen {...props} />,
  examples: [<DropdownMenu key="closed" trigger={trigger} items={items} />],
});
