import type { MemberRole } from '../member-role.ts';

/** A member of the company. The members of the API have these fields. */
export interface TeamMember {
  /** Its id. */
  id: string;
  /** The person's name. */
  name: string;
  /** By which it logs in. */
  email: string;
  /** What it may do. */
  role: MemberRole;
  /** Since when it has been a member: an ISO date and time. */
  joinedAt: string;
  /** When it last did something: an ISO date and time; null for never. */
  lastActiveAt: string | null;
  /** Whether it has proved that the email is its own. */
  emailConfirmed: boolean;
}

/** An invitation that nobody has accepted yet. */
export interface TeamInvitation {
  /** Its id. */
  id: string;
  /** Whom it was sent to. */
  email: string;
  /** What the person may do once they have joined. */
  role: MemberRole;
  /** The name of the member who invited them; empty where that is no longer known. */
  invitedBy: string;
  /** Until when it can be accepted: an ISO date and time. */
  expiresAt: string;
  /** The address at which it is accepted, as long as it is known: right after it was sent. */
  link?: string | undefined;
}

/** What can be done with members and invitations. What a role does not permit is left out, and then not shown. */
export interface TeamActions {
  /** Called with the role that a member is to have. */
  onRoleChange?: ((member: TeamMember, role: MemberRole) => void) | undefined;
  /** Called once removing somebody else is confirmed. */
  onRemove?: ((member: TeamMember) => void) | undefined;
  /** Called once leaving is confirmed. */
  onLeave?: (() => void) | undefined;
  /** Called by 'Resend': a new letter with a new link. */
  onResend?: ((invitation: TeamInvitation) => void) | undefined;
  /** Called once revoking an invitation is confirmed. */
  onRevoke?: ((invitation: TeamInvitation) => void) | undefined;
}

/** One row of the table. */
export type TeamRow =
  | { readonly kind: 'member'; readonly id: string; readonly name: string; readonly member: TeamMember }
  | {
      readonly kind: 'invitation';
      readonly id: string;
      readonly name: string;
      readonly invitation: TeamInvitation;
    };

/** What opens above the table, and on which row. */
export type TeamQuestion = 'role' | 'remove' | 'leave' | 'revoke';

/** The rows: members, then invitations. */
export const teamRows = (
  members: readonly TeamMember[],
  invitations: readonly TeamInvitation[],
): TeamRow[] => [
  ...members.map((member) => ({ kind: 'member', id: member.id, name: member.name, member }) as const),
  ...invitations.map(
    (invitation) => ({ kind: 'invitation', id: invitation.id, name: invitation.email, invitation }) as const,
  ),
];
