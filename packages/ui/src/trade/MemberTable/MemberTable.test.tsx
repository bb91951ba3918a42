import { invitations, team, teamNow } from '#fixtures/team.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './MemberTable.contract.ts';
import { MemberTable, type MemberTableProps } from './MemberTable.tsx';

const table: MemberTableProps = {
  members: team,
  invitations,
  ownId: 'm-asha',
  managesOwners: true,
  now: teamNow,
  onRoleChange: () => {},
  onRemove: () => {},
  onLeave: () => {},
  onResend: () => {},
  onRevoke: () => {},
};

describeConformance({
  contract,
  render: (props) => <MemberTable {...table} {...props} />,
  examples: [
    <MemberTable key="compact" {...table} layout="compact" />,
    <MemberTable key="cards" {...table} layout="cards" pendingIds={['m-ravi']} />,
    <MemberTable key="alone" {...table} members={team.slice(0, 1)} invitations={[]} onInvite={() => {}} />,
    <MemberTable key="viewer" members={team} now={teamNow} />,
    <MemberTable key="loading" {...table} members={[]} invitations={[]} state="loading" />,
  ],
});
