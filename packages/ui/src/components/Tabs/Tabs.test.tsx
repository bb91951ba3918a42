import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Tabs.contract.ts';
import { Tabs } from './Tabs.tsx';

const items = [
  { value: 'find', label: 'Find', content: 'Companies to find' },
  { value: 'sent', label: 'Sent', count: 3, content: 'Requests sent' },
];

describeConformance({
  contract,
  render: (props) => <Tabs items={items} label="Manage Connections" {...props} />,
  examples: [<Tabs key="sent" items={items} label="Manage Connections" defaultValue="sent" />],
});
