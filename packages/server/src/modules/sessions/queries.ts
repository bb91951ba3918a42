import { ActiveSession } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import { columnsOf, namesExcept } from '#db/columns.ts';
import type { Database } from '#db/schema.ts';
import { uuid } from '#db/uuid.ts';
import type { SessionPlace } from './place.ts';

type Db = Kysely<Database>;

const sessionColumns = [
  'sessions.id as _id' as const,
  ...columnsOf('sessions', namesExcept(ActiveSession.properties, ['_id', 'current'])),
  'sessions.token_hash as tokenHash' as const,
];

interface SessionRow {
  createdAt: Date;
  lastUsedAt: Date;
  tokenHash: Buffer;
}

/** A row as responses have it. `tokenHash` is that of the current session. */
const toSession = <Row extends SessionRow>(
  { tokenHash: hash, createdAt, lastUsedAt, ...row }: Row,
  tokenHash: string,
) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  current: hash.toString('hex') === tokenHash,
});

/** The member's sessions that have not expired, the most recently used first. `tokenHash` is that of the current one. */
export async function listSessions(
  db: Db,
  { memberId, tokenHash, now }: { memberId: string; tokenHash: string; now: Date },
): Promise<ActiveSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(sessionColumns)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map((row) => toSession(row, tokenHash));
}

interface CompanySessions {
  companyId: string;
  /** The hash of the current session's token. */
  tokenHash: string;
  now: Date;
  limit: number;
  after?: SessionPlace | undefined;
}

/** The sessions of a company's members that have not expired, the most recently used first. */
export async function listCompanySessions(
  db: Db,
  { companyId, tokenHash, now, limit, after }: CompanySessions,
) {
  const rows = await db
    .selectFrom('members')
    // The first of each member, so that one with many does not make the page of all slow.
    .innerJoinLateral(
      (eb) => {
        const ofMember = eb
          .selectFrom('sessions')
          .select(sessionColumns)
          .whereRef('sessions.member_id', '=', 'members.id')
          .where('expires_at', '>', now)
          .orderBy('last_used_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit + 1);
        const isAfter = (place: SessionPlace) =>
          sql<boolean>`(last_used_at, id) < (${place.lastUsedAt}::timestamptz, ${uuid(place.id)})`;
        return (after ? ofMember.where(isAfter(after)) : ofMember).as('session');
      },
      (join) => join.onTrue(),
    )
    .selectAll('session')
    .select(['members.id as memberId', 'members.name as memberName'])
    .where('company_id', '=', companyId)
    .orderBy('session.lastUsedAt', 'desc')
    .orderBy('session._id', 'desc')
    .limit(limit + 1)
    .execute();
  return rows.map((row) => toSession(row, tokenHash));
}

interface SessionEnd {
  id: string;
  memberId: string;
  /** Given when the member may also end the sessions of others of this company. */
  companyId: string | undefined;
}

/** Ends a session. Returns the id of its member; undefined when there is no such session. */
export async function deleteSession(
  db: Db,
  { id, memberId, companyId }: SessionEnd,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sessions')
    .using('members')
    .whereRef('members.id', '=', 'sessions.member_id')
    .where('sessions.id', '=', id)
    .where((eb) =>
      companyId === undefined ? eb('members.id', '=', memberId) : eb('members.company_id', '=', companyId),
    )
    .returning('members.id')
    .executeTakeFirst();
  return row?.id;
}
