import { Type } from 'typebox';
import { activityActions, activityKinds } from '../activity.ts';
import { Id, Input, Moment, Nullable, PageQuery } from './common.ts';

/** What a member of the company has done. */
export const ActivityEntry = Type.Object({
  id: Id,
  action: Type.Enum(activityActions),
  memberId: Id,
  memberName: Type.String({ description: 'Who did it, as named at that time.' }),
  subject: Type.String({ format: 'uuid', description: 'The id of what it is about.' }),
  subjectName: Nullable(Type.String(), {
    description:
      'What that is called now: a product, the title of a request, the number of an order, another company, a member ' +
      'or a file. Null for what has no name, is gone, or may not be seen any more.',
  }),
  quoteId: Nullable(Id, { description: 'Of an order: its quote, by which its page is found.' }),
  at: Moment,
});
export interface ActivityEntry extends Type.Static<typeof ActivityEntry> {}

export const ActivityQuery = Input({
  ...PageQuery.properties,
  memberId: Type.Optional(
    Type.String({ title: 'memberId', format: 'uuid', description: 'Only what this member did.' }),
  ),
  kind: Type.Optional(
    Type.Enum([...activityKinds], {
      title: 'kind',
      description: 'Only actions about this: the part of `action` before the dot.',
    }),
  ),
});
export interface ActivityQuery extends Type.Static<typeof ActivityQuery> {}
