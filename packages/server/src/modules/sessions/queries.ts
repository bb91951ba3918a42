import type { ActiveSession } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';

/** The company's sessions that have not expired, a hundred at most, the one used last first. `tokenHash` tells the current one. */
export async function listSessions(
  db: Kysely<Database>,
  { companyId, tokenHash, now }: { companyId: string; tokenHash: Buffer; now: Date },
): Promise<ActiveSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'created_at', 'last_used_at', 'user_agent'])
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    userAgent: row.user_agent,
    current: row.token_hash.equals(tokenHash),
  }));
}

/** Ends one of the company's sessions; false when it has no such one. */
export async function deleteSession(db: Kysely<Database>, companyId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
