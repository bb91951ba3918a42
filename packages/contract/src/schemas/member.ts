import { Type } from 'typebox';
import { roles } from '../rights.ts';
import { Id, Nullable } from './common.ts';

/** A person of a company, who logs in with an email of their own. */
export const Member = Type.Object({
  _id: Id,
  name: Type.String(),
  email: Type.String(),
  role: Type.Enum(roles),
});
export interface Member extends Type.Static<typeof Member> {}

/** What a member sees of itself. */
export const OwnMember = Type.Object({
  ...Member.properties,
  emailConfirmed: Type.Boolean({
    description: 'Whether the member has proven to receive mail at the address.',
  }),
  newEmail: Nullable(Type.String(), {
    description:
      'The address that replaces `email` once the link in a letter to it is opened; null without a change.',
  }),
});
export interface OwnMember extends Type.Static<typeof OwnMember> {}
