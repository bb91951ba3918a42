import { ActiveSession } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import { columnsOf, namesExcept } from '#db/columns.ts';
import type { Database } from '#db/schema.ts';

const sessionColumns = [
  'sessions.id as _id' as const,
  ...columnsOf('sessions', namesExcept(ActiveSession.properties, ['_id', 'current'])),
];

/** The member's sessions that have not expired, the most recently used first. `tokenHash` is that of the current one. */
export async function listSessions(
  db: Kysely<Database>,
  { memberId, tokenHash, now }: { memberId: string; tokenHash: Buffer; now: Date },
): Promise<ActiveSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select([...sessionColumns, 'token_hash'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map(({ token_hash, createdAt, lastUsedAt, ...session }) => ({
    ...session,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: token_hash.equals(tokenHash),
  }));
}

/** Ends one of the member's sessions; false when there is no such session. */
export async function deleteSession(db: Kysely<Database>, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
