import { sql, type RawBuilder } from 'kysely';
import { uuid } from '#db/uuid.ts';

/** The name that a member has now. */
export const memberName = (id: string): RawBuilder<string> =>
  sql<string>`(select name from members where members.id = ${uuid(id)})`;
