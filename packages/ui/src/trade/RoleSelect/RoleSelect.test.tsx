import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './RoleSelect.contract.ts';
import { RoleSelect } from './RoleSelect.tsx';

const onlyOwners = { owner: 'Only an owner makes owners.' };

describeConformance({
  contract,
  render: (props) => <RoleSelect {...props} />,
  examples: [
    <RoleSelect key="list" layout="list" disabledRoles={onlyOwners} defaultValue="buyer" />,
    <RoleSelect key="error" defaultValue="sales" disabledRoles={onlyOwners} required error="Not now." />,
  ],
});
