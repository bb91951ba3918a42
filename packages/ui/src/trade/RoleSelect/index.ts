export { RoleSelect, type RoleSelectProps } from './RoleSelect.tsx';
export type { DisabledRoles, MemberRole } from '../member-role.ts';
export type { RoleSelectLabels } from './RoleSelect.labels.ts';
