import { hash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';

/** What the database tells the bus of each session that is deleted: the hash of its token, in hexadecimal. */
export const sessionEndTopic = 'session-end';

const day = 24 * 60 * 60 * 1000;
const lifetime = 30 * day;
/** After which a session ends however much it is used. */
const longest = 90 * day;
/** The sessions of a company at most; the one that was used longest ago ends. */
const maxSessions = 100;
/** How stale the time of last use may get before it is written again. */
const touchEvery = 60 * 60 * 1000;

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);
const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** Who is asking, and by which session. */
export interface Session {
  companyId: string;
  tokenHash: Buffer;
}

const expiry = (createdAt: Date, now: Date) => earlier(after(now, lifetime), after(createdAt, longest));

const isOneOf = (tokenHashes: readonly Buffer[]) => sql<boolean>`token_hash = any(${tokenHashes})`;

/** The hash of a token, in hexadecimal. */
export const hashOf = (token: string): string => hash('sha256', token, 'hex');

interface NewSession {
  id: string;
  companyId: string;
  /** The header with which the browser names itself. */
  userAgent?: string | undefined;
  deviceHash?: Buffer;
  now: Date;
}

/**
 * Opens a session, ends those beyond the most, and returns its token, which exists nowhere else. One log-in of a company
 * at a time.
 */
export async function openSession(
  db: Kysely<Database>,
  { id, companyId, userAgent = '', deviceHash, now }: NewSession,
): Promise<string> {
  await db
    .deleteFrom('sessions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('company_id', '=', companyId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(maxSessions - 1),
    )
    .execute();
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      id,
      token_hash: Buffer.from(hashOf(token), 'hex'),
      company_id: companyId,
      user_agent: userAgent.slice(0, 300),
      device_hash: deviceHash ?? null,
      created_at: now,
      last_used_at: now,
      expires_at: expiry(now, now),
    })
    .execute();
  return token;
}

/** A session as it was found, which need not be looked up again before `until`. */
export interface FoundSession extends Session {
  until: Date;
}

/**
 * The sessions of tokens' hashes, by the hash in hexadecimal, without those that have ended or expired. Using a session
 * prolongs it, within its longest time.
 */
export async function findSessions(
  db: Kysely<Database>,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<Map<string, FoundSession>> {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'company_id', 'created_at', 'last_used_at', 'expires_at'])
    .where(isOneOf(tokenHashes))
    .where('expires_at', '>', now)
    .execute();
  const found = rows.map((row) => {
    const touchAt = after(row.last_used_at, touchEvery);
    const session = { companyId: row.company_id, tokenHash: row.token_hash };
    if (now < touchAt) return { ...session, until: earlier(row.expires_at, touchAt), isStale: false };
    const until = earlier(expiry(row.created_at, now), after(now, touchEvery));
    return { ...session, until, isStale: true };
  });
  const stale = found.filter(({ isStale }) => isStale).map(({ tokenHash }) => tokenHash);
  if (stale.length > 0) await touch(db, stale, now);
  return new Map(
    found.map(({ companyId, tokenHash, until }) => [
      tokenHash.toString('hex'),
      { companyId, tokenHash, until },
    ]),
  );
}

/** Prolongs sessions. One that somebody else prolongs or ends at this moment is left to them. */
async function touch(db: Kysely<Database>, tokenHashes: readonly Buffer[], now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      last_used_at: now,
      expires_at: sql<Date>`least(${after(now, lifetime)}::timestamptz, created_at + make_interval(secs => ${longest / 1000}))`,
    })
    .where('id', 'in', (eb) =>
      eb.selectFrom('sessions').select('id').where(isOneOf(tokenHashes)).forUpdate().skipLocked(),
    )
    .execute();
}

/** Ends one session. Ending one that is gone already is no error. */
export async function endSession(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
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
    .where(isOneOf(tokenHashes))
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.map((row) => row.token_hash.toString('hex')));
}

/** Ends all sessions of a company but one. */
export async function endOtherSessions(
  db: Kysely<Database>,
  { companyId, tokenHash }: Session,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('company_id', '=', companyId)
    .where('token_hash', '!=', tokenHash)
    .execute();
}

/** Deletes the sessions that nobody can use any more. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
