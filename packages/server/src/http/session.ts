import type { Role } from '@guildhall/contract';
import { hash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { columnsOf, toRow } from '#db/columns.ts';
import type { Database } from '#db/schema.ts';

/**
 * The topic of a session that has ended or whose member has another role, published by triggers; the payload is the hash
 * of its token, in hexadecimal.
 */
export const sessionChangeTopic = 'session-change';

const day = 24 * 60 * 60 * 1000;
/** How long a session lasts: after its last use, and however much it is used. */
export const sessionDays = { unused: 30, atMost: 90 };
const lifetime = sessionDays.unused * day;
const maxLifetime = sessionDays.atMost * day;
/** Sessions of a member; beyond these the least recently used one ends. */
const maxSessions = 100;
/** How old the stored time of last use may become. */
const touchEvery = 10 * 60 * 1000;

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);
const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** The member of a call. */
export interface Session {
  companyId: string;
  memberId: string;
  role: Role;
  /** The hash of the session's token, in hexadecimal. */
  tokenHash: string;
}

const expiry = (createdAt: Date, now: Date) => earlier(after(now, lifetime), after(createdAt, maxLifetime));

/** A hash as the database stores it. */
export const hashToBytes = (hash: string): Buffer => Buffer.from(hash, 'hex');

const isOneOf = (tokenHashes: readonly string[]) =>
  sql<boolean>`sessions.token_hash = any(${tokenHashes.map(hashToBytes)})`;

/** The hash of a token, in hexadecimal. */
export const hashOf = (token: string): string => hash('sha256', token, 'hex');

interface NewSession {
  id: string;
  memberId: string;
  /** The header of the browser. */
  userAgent?: string | undefined;
  deviceHash?: Buffer;
  now: Date;
}

/**
 * Opens a session, and ends those beyond `maxSessions`. Returns its token, which is stored nowhere. For one log-in of a
 * member at a time.
 */
export async function openSession(
  db: Kysely<Database>,
  { id, memberId, userAgent = '', deviceHash, now }: NewSession,
): Promise<string> {
  await db
    .deleteFrom('sessions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('member_id', '=', memberId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(maxSessions - 1),
    )
    .execute();
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values(
      toRow({
        id,
        tokenHash: hashToBytes(hashOf(token)),
        memberId,
        userAgent: userAgent.slice(0, 300),
        deviceHash: deviceHash ?? null,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: expiry(now, now),
      }),
    )
    .execute();
  return token;
}

const sessionColumns = [
  ...columnsOf('sessions', ['tokenHash', 'memberId', 'createdAt', 'lastUsedAt', 'expiresAt']),
  ...columnsOf('members', ['companyId', 'role']),
];

/** A session from the database, which need not be read again before `until`. */
export interface FoundSession extends Session {
  /** In milliseconds since 1970. */
  until: number;
}

/**
 * The sessions of these hashes of tokens, by the hash in hexadecimal, without those that have ended or expired. Prolongs
 * them, within their maximum lifetime.
 */
export async function findSessions(
  db: Kysely<Database>,
  tokenHashes: readonly string[],
  now: Date,
): Promise<Map<string, FoundSession>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(sessionColumns)
    .where(isOneOf(tokenHashes))
    .where('expires_at', '>', now)
    .execute();
  const found = rows.map(({ createdAt, lastUsedAt, expiresAt, tokenHash, ...member }) => {
    const touchAt = after(lastUsedAt, touchEvery);
    const isStale = now >= touchAt;
    const until = isStale
      ? earlier(expiry(createdAt, now), after(now, touchEvery))
      : earlier(expiresAt, touchAt);
    return { session: { ...member, tokenHash: tokenHash.toString('hex'), until: until.getTime() }, isStale };
  });
  const stale = found.filter(({ isStale }) => isStale).map(({ session }) => session.tokenHash);
  if (stale.length > 0) await touch(db, stale, now);
  return new Map(found.map(({ session }) => [session.tokenHash, session]));
}

/** Prolongs sessions, except those that another transaction prolongs or ends at this moment. */
async function touch(db: Kysely<Database>, tokenHashes: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      last_used_at: now,
      expires_at: sql<Date>`least(${after(now, lifetime)}::timestamptz, created_at + make_interval(secs => ${maxLifetime / 1000}))`,
    })
    .where('id', 'in', (eb) =>
      eb.selectFrom('sessions').select('id').where(isOneOf(tokenHashes)).forUpdate().skipLocked(),
    )
    .execute();
}

/** Ends one session, if it is still there. */
export async function endSession(db: Kysely<Database>, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToBytes(tokenHash)).execute();
}

/**
 * The sessions among these that have ended or expired, as hashes of their tokens. There may be thousands to ask for: sent as
 * one text they take less memory than as an array, and few come back.
 */
export async function findEndedSessions(
  db: Kysely<Database>,
  tokenHashes: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select hash from unnest(string_to_array(${tokenHashes.join(',')}, ',')) as hash
    where not exists (
      select from sessions where token_hash = decode(hash, 'hex') and expires_at > ${now}
    )`.execute(db);
  return rows.map(({ hash }) => hash);
}

/** Ends all other sessions of the member. Returns how many there were. */
export async function endOtherSessions(
  db: Kysely<Database>,
  { memberId, tokenHash }: Pick<Session, 'memberId' | 'tokenHash'>,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .where('token_hash', '!=', hashToBytes(tokenHash))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends all sessions of a member. */
export async function endAllSessions(db: Kysely<Database>, memberId: string): Promise<void> {
  await db.deleteFrom('sessions').where('member_id', '=', memberId).execute();
}

/** Deletes the expired sessions. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
