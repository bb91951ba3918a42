import { Type } from 'typebox';
import { invitationDays } from '../limits.ts';
import { roles } from '../rights.ts';
import { Email, Id, Input, LinkToken, Moment, NewPassword, Nullable, RequiredLine } from './common.ts';
import { Member } from './member.ts';

const RoleField = Type.Enum(roles, { title: 'Role' });

/** A person of the session's company. */
export const TeamMember = Type.Object({ ...Member.properties, joinedAt: Moment });
export interface TeamMember extends Type.Static<typeof TeamMember> {}

/** An invitation that is open. */
export const Invitation = Type.Object({
  _id: Id,
  email: Type.String(),
  role: Type.Enum(roles),
  invitedBy: Type.String({ description: 'The name of the member who has sent it last.' }),
  createdAt: Moment,
  expiresAt: Moment,
});
export interface Invitation extends Type.Static<typeof Invitation> {}

/** Everyone who belongs to a company, and everyone who is invited to it, the longest there first. */
export const Team = Type.Object({ members: Type.Array(TeamMember), invitations: Type.Array(Invitation) });
export interface Team extends Type.Static<typeof Team> {}

export const InviteMember = Input({ email: Email('Email'), role: RoleField });
export interface InviteMember extends Type.Static<typeof InviteMember> {}

export const InvitationSent = Type.Object({
  message: Type.String(),
  invitation: Invitation,
  link: Nullable(Type.String(), {
    description:
      'The address of the join screen, from the root of the app, with a token: to be passed on by the caller. Null ' +
      'when the call was made before with the same Idempotency-Key: only the first response has it.',
  }),
});
export interface InvitationSent extends Type.Static<typeof InvitationSent> {}

const token = LinkToken(`From the fragment of the link. It works once, for ${invitationDays} days.`);

export const GetInvitation = Input({ token });
export interface GetInvitation extends Type.Static<typeof GetInvitation> {}

/** What a person who is invited sees of the invitation before joining. */
export const ShownInvitation = Type.Object({
  companyName: Type.String(),
  email: Type.String({ description: 'The invited address, with which the member will log in.' }),
  ...Type.Pick(Invitation, ['role', 'invitedBy']).properties,
});
export interface ShownInvitation extends Type.Static<typeof ShownInvitation> {}

export const AcceptInvitation = Input({
  token,
  name: RequiredLine('Name', 120),
  password: NewPassword('Password'),
});
export interface AcceptInvitation extends Type.Static<typeof AcceptInvitation> {}

export const ChangeMember = Input({ role: RoleField });
export interface ChangeMember extends Type.Static<typeof ChangeMember> {}

export const MemberChanged = Type.Object({ message: Type.String(), member: TeamMember });
export interface MemberChanged extends Type.Static<typeof MemberChanged> {}
