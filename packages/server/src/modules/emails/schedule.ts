import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { enqueueLetter } from '#mail/outbox.ts';
import { findFirstWaiting, findReader, type Reader, type Span } from './waiting.ts';

type Db = Kysely<Database>;

const minute = 60_000;
/** How long something waits for a member who is away until an email tells of it, in milliseconds. */
const waitOfAbsent = 15 * minute;
/** The same for one who uses Guildhall and has not looked at it. */
const waitOfPresent = 60 * minute;
/** How long after an email no other follows, in milliseconds. */
const pause = 60 * minute;

/** What came in the last minute is left to the next email: its transaction may not be committed yet. In milliseconds. */
const margin = minute;

const before = (time: Date, milliseconds: number) => new Date(time.getTime() - milliseconds);
const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

/** Notes the members of the companies for which something has come in a time, which waits for 15 minutes now. */
export async function insertDue(trx: Db, { after, until }: Span, now: Date): Promise<void> {
  const isNew = (time: string) =>
    sql`${sql.ref(time)} > ${after}::timestamptz and ${sql.ref(time)} <= ${until}::timestamptz`;
  await sql`insert into waiting_emails (member_id, told_until, due_at)
    select id, ${after}::timestamptz, ${now}::timestamptz from members
    where status = 'active' and email_confirmed_at is not null and company_id in (
      select company_id from notifications where ${isNew('at')}
      union
      select case sender_id when company_a then company_b else company_a end from messages
      where ${isNew('created_at')})
    order by id
    on conflict (member_id) do update
      set due_at = greatest(excluded.due_at,
        waiting_emails.told_until + make_interval(secs => ${(margin + pause) / 1000}))
      where waiting_emails.due_at is null`.execute(trx);
}

/** Notes for whom something waits. One node does so at a time; what has come is looked through once. */
export const noteWaiting = (db: Db, now: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const scan = await trx
      .selectFrom('waiting_scan')
      .select('looked_until as after')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    const until = before(now, waitOfAbsent);
    if (!scan || scan.after >= until) return;
    await insertDue(trx, { ...scan, until }, now);
    await trx.updateTable('waiting_scan').set({ looked_until: until }).execute();
  });

/** When a member used Guildhall last. */
export async function lastUse(db: Db, memberId: string): Promise<Date> {
  const { at } = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.max('last_used_at').as('at'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return at ?? new Date(0);
}

/** When an email is to tell a member of what waits: now, later, or not while nothing else comes. */
async function dueTime(trx: Db, reader: Reader, span: Span, now: Date): Promise<'now' | Date | null> {
  const first = await findFirstWaiting(trx, reader, span);
  if (first === undefined || first > before(now, waitOfAbsent)) return null;
  if (first <= before(now, waitOfPresent)) return 'now';
  const awayAt = later(await lastUse(trx, reader.memberId), waitOfAbsent);
  if (awayAt <= now) return 'now';
  return new Date(Math.min(awayAt.getTime(), later(first, waitOfPresent).getTime()));
}

/** The member who is due longest, for this transaction alone. */
export const claimDue = (trx: Db, now: Date) =>
  trx
    .selectFrom('waiting_emails')
    .select(['member_id as memberId', 'told_until as toldUntil'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Enqueues the email of the member who is due longest, if something still waits. False when nobody is due. */
export const tellNext = (db: Db, now: Date, newId: () => string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const next = await claimDue(trx, now);
    if (!next) return false;
    const { memberId, toldUntil: after } = next;
    const until = before(now, margin);
    const reader = await findReader(trx, memberId);
    const due = reader ? await dueTime(trx, reader, { after, until }, now) : null;
    if (due === null) {
      // Without a row: what comes next has no email before it, the pause of the last one being over.
      await trx.deleteFrom('waiting_emails').where('member_id', '=', memberId).execute();
      return true;
    }
    await trx
      .updateTable('waiting_emails')
      .set(due === 'now' ? { due_at: null, told_until: until } : { due_at: due })
      .where('member_id', '=', memberId)
      .execute();
    if (reader && due === 'now')
      await enqueueLetter(trx, {
        id: newId(),
        kind: 'waiting',
        recipient: reader.email,
        parameters: { memberId, after: after.toISOString(), until: until.toISOString() },
      });
    return true;
  });
