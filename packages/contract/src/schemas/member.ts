import { Type } from 'typebox';
import { roles } from '../rights.ts';
import { Id } from './common.ts';

/** A person of a company, who logs in with an email of their own. */
export const Member = Type.Object({
  _id: Id,
  name: Type.String(),
  email: Type.String(),
  role: Type.Enum(roles),
});
export interface Member extends Type.Static<typeof Member> {}
