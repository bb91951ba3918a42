import type { ActiveSession } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import { tellSessionEnd } from '#bus/session-end.ts';
import type { Database } from '#db/schema.ts';

/** Who has more has a program that logs in without end; the newest say enough. */
const most = 100;

/** The company's sessions that have not expired, the one used last first. `tokenHash` tells the current one. */
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
    .limit(most)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    userAgent: row.user_agent,
    current: row.token_hash.equals(tokenHash),
  }));
}

/** Ends one of the company's sessions, and tells all nodes; false when it has no such one. */
export async function deleteSession(db: Kysely<Database>, companyId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning(tellSessionEnd)
    .executeTakeFirst();
  return ended !== undefined;
}
