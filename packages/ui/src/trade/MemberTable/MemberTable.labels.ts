/** The words of MemberTable. The names of roles are those of RoleSelect. */
export interface MemberTableLabels {
  /** The accessible name of the list. */
  list: string;
  /** What it is a list of, within a sentence. */
  members: string;
  /** The same while some are only invited. */
  membersAndInvited: string;
  /** The header of a column. */
  member: string;
  /** The header of a column. */
  role: string;
  /** The header of a column. */
  lastActive: string;
  /** The header of that column where nothing is known about it. */
  joined: string;
  /** The header of a column. */
  actions: string;
  /** Beside the name of the reader. */
  you: string;
  /** Beside the email of an invitation. */
  invited: string;
  /** Below an email that nobody has confirmed. */
  notConfirmed: string;
  /** Since when somebody is a member. */
  joinedOn: (date: string) => string;
  /** In a card: when somebody last did something; `when` is like '2 hours ago'. */
  active: (when: string) => string;
  /** In place of that for a member who has not done anything yet. */
  neverActive: string;
  /** Who invited somebody. */
  invitedBy: (member: string) => string;
  /** Until when an invitation can be accepted; `when` is like 'in 5 days'. */
  expires: (when: string) => string;
  /** In place of that once it is too late. */
  expired: string;
  /** Why the only owner can neither leave nor have another role. */
  lastOwner: string;
  /** Why a role cannot be given. */
  onlyOwners: string;
  /** Read out while a row is being changed. */
  saving: (name: string) => string;

  /** A button. */
  changeRole: string;
  /** A button, and the one that confirms. */
  remove: string;
  /** A button, and the one that confirms. */
  leave: string;
  /** The button that copies the link of an invitation. */
  copyLink: (email: string) => string;
  /** A button. */
  resend: string;
  /** A button, and the one that confirms. */
  revoke: string;

  /** The title of the dialog in which a role is changed. */
  roleOf: (name: string) => string;
  /** In that dialog: from when the new role counts. */
  roleHint: string;
  /** The button of that dialog. */
  saveRole: string;
  /** A question. */
  removeTitle: (name: string) => string;
  /** What follows from it. */
  removeHint: (name: string) => string;
  /** A question. */
  leaveTitle: string;
  /** What follows from it. */
  leaveHint: string;
  /** A question. */
  revokeTitle: (email: string) => string;
  /** What follows from it. */
  revokeHint: string;

  /** Below the list of a company with one member. */
  alone: string;
  /** Below that. */
  aloneHint: string;
  /** The button that invites somebody. */
  invite: string;
}

export const memberTableLabels: MemberTableLabels = {
  list: 'Members',
  members: 'members',
  membersAndInvited: 'members and invitations',
  member: 'Member',
  role: 'Role',
  lastActive: 'Last active',
  joined: 'Joined',
  actions: 'Actions',
  you: 'You',
  invited: 'Invited',
  notConfirmed: 'Email not confirmed',
  joinedOn: (date) => `Joined ${date}`,
  active: (when) => `Active ${when}`,
  neverActive: 'Not active yet',
  invitedBy: (member) => (member ? `Invited by ${member}` : 'Invited'),
  expires: (when) => `Expires ${when}`,
  expired: 'Expired',
  lastOwner: 'A company needs an owner. Make someone else an owner first.',
  onlyOwners: 'Only an owner may make someone an owner.',
  saving: (name) => `Saving ${name}`,

  changeRole: 'Change role',
  remove: 'Remove',
  leave: 'Leave',
  copyLink: (email) => `Copy the link for ${email}`,
  resend: 'Resend',
  revoke: 'Revoke',

  roleOf: (name) => `Role of ${name}`,
  roleHint: 'It counts at once, also where this member is logged in.',
  saveRole: 'Save role',
  removeTitle: (name) => `Remove ${name}?`,
  removeHint: (name) =>
    `${name} is signed out everywhere at once and can do nothing more for your company. What ${name} did stays, with the name.`,
  leaveTitle: 'Leave the company?',
  leaveHint:
    'You are signed out everywhere at once. What you did stays, with your name. To come back, you need a new invitation.',
  revokeTitle: (email) => `Revoke the invitation for ${email}?`,
  revokeHint: 'Its link no longer works. You can invite this person again.',

  alone: 'You are the only member',
  aloneHint:
    'Invite the people you work with. Each has a password of their own, and may do what their role says.',
  invite: 'Invite a member',
};
