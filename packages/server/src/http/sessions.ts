import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { tellSessionEnd } from '#bus/session-end.ts';
import type { Database } from '#db/schema.ts';

const day = 24 * 60 * 60 * 1000;
const lifetime = 30 * day;
/** After which a session ends however much it is used. */
const longest = 90 * day;
/** How stale the time of last use may get before it is written again. */
const touchEvery = 60 * 60 * 1000;

/** Who is asking, and by which session. */
export interface Session {
  companyId: string;
  tokenHash: Buffer;
}

const expiry = (createdAt: Date, now: Date) =>
  new Date(Math.min(now.getTime() + lifetime, createdAt.getTime() + longest));

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

interface NewSession {
  id: string;
  companyId: string;
  /** The header with which the browser names itself. */
  userAgent?: string | undefined;
  now: Date;
}

/** Opens a session and returns its token, which exists nowhere else. */
export async function openSession(
  db: Kysely<Database>,
  { id, companyId, userAgent = '', now }: NewSession,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      id,
      token_hash: hashOf(token),
      company_id: companyId,
      user_agent: userAgent.slice(0, 300),
      created_at: now,
      last_used_at: now,
      expires_at: expiry(now, now),
    })
    .execute();
  return token;
}

/** The session that a token belongs to, or null when there is none or it has expired. Using it prolongs it, within its longest time. */
export async function findSession(db: Kysely<Database>, token: string, now: Date): Promise<Session | null> {
  const tokenHash = hashOf(token);
  const row = await db
    .selectFrom('sessions')
    .select(['company_id', 'created_at', 'last_used_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  if (now.getTime() - row.last_used_at.getTime() >= touchEvery) {
    await db
      .updateTable('sessions')
      .set({ last_used_at: now, expires_at: expiry(row.created_at, now) })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return { companyId: row.company_id, tokenHash };
}

/** Ends one session, and tells all nodes. Ending one that is gone already is no error. */
export async function endSession(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).returning(tellSessionEnd).execute();
}

/** Which of these sessions are neither ended nor expired, as hashes of their tokens in hexadecimal. */
export async function findLiveSessions(
  db: Kysely<Database>,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where(sql<boolean>`token_hash = any(${tokenHashes})`)
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.map((row) => row.token_hash.toString('hex')));
}

/** Ends all sessions of a company but one, and tells all nodes. */
export async function endOtherSessions(
  db: Kysely<Database>,
  { companyId, tokenHash }: Session,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('company_id', '=', companyId)
    .where('token_hash', '!=', tokenHash)
    .returning(tellSessionEnd)
    .execute();
}

/** Deletes the sessions that nobody can use any more. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
