export { MemberTable, type MemberTableProps } from './MemberTable.tsx';
export type { TeamActions, TeamInvitation, TeamMember } from './team-member.ts';
export type { MemberTableLabels } from './MemberTable.labels.ts';
