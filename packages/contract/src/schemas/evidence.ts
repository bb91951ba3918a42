import { Type } from 'typebox';
import { minReplySample } from '../limits.ts';
import { Id, Input, Moment, Nullable, RequiredLine } from './common.ts';

/** What the badges of a company rest on. */
export const CompanyEvidence = Type.Object({
  _id: Id,
  memberSince: Moment,
  emailConfirmed: Type.Boolean({
    description: 'Whether an owner has proven to receive mail at their address.',
  }),
  connections: Type.Integer({ description: 'How many companies it is connected to.' }),
  firstReply: Nullable(
    Type.Object({
      minutes: Type.Integer({ description: 'Half of its first replies came within this time.' }),
      sample: Type.Integer({ description: 'The number of replies it is computed from.' }),
    }),
    {
      description:
        'How soon it replies, in the last 90 days, to what others write after a day of silence and to requests ' +
        `to it alone. Null for fewer than ${minReplySample} replies.`,
    },
  ),
});
export interface CompanyEvidence extends Type.Static<typeof CompanyEvidence> {}

export const NameQuery = Input({ name: RequiredLine('Company name', 120) });
export interface NameQuery extends Type.Static<typeof NameQuery> {}

export const NameCheck = Type.Object({
  similar: Type.Boolean({
    description: 'Whether a company has this name already, apart from case, spaces and punctuation.',
  }),
});
export interface NameCheck extends Type.Static<typeof NameCheck> {}
