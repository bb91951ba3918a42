import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Breadcrumb.contract.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const items = ['Store', 'Steel', 'Coils'].map((label) => ({ label, href: `/${label}` }));

describeConformance({
  contract,
  render: (props) => <Breadcrumb items={items} {...props} />,
  examples: [<Breadcrumb key="long" items={[...items, { label: 'Steel coil' }]} />],
});
