import { sql, type Kysely } from 'kysely';
import { notify } from '#bus/notify.ts';
import type { Database } from '#db/schema.ts';
import type { LetterKind, LetterParameters } from './letters.ts';

type Db = Kysely<Database>;

/** The topic of the bus that tells of a new letter. */
export const outboxTopic = 'outbox';

/** How long a node has a letter for itself, in seconds: more than any try takes. */
export const leaseSeconds = 120;
/** How long the letters that could not be sent are kept, in days. */
const keptDays = 30;

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

interface NewLetter<Kind extends LetterKind> {
  id: string;
  kind: Kind;
  /** An email address in its normal form. */
  recipient: string;
  parameters: LetterParameters[Kind];
}

/** Sends letters soon, if the transaction is committed. */
export async function enqueueLetters<Kind extends LetterKind>(
  db: Db,
  letters: readonly NewLetter<Kind>[],
): Promise<void> {
  if (letters.length === 0) return;
  await db
    .insertInto('outbox')
    .values(letters.map(({ parameters, ...row }) => ({ ...row, parameters: JSON.stringify(parameters) })))
    .returning(notify(outboxTopic, sql`id`))
    .execute();
}

/** Sends a letter soon, if the transaction is committed. */
export const enqueueLetter = <Kind extends LetterKind>(db: Db, letter: NewLetter<Kind>): Promise<void> =>
  enqueueLetters(db, [letter]);

/** A letter that one node is to send. `tries` tells apart the leases on it. */
export interface ClaimedLetter {
  id: string;
  kind: string;
  recipient: string;
  parameters: object;
  createdAt: Date;
  /** 1 at the first try. */
  tries: number;
}

/** Leases the letter that is due longest to this node. Undefined when none is due. */
export const claimLetter = (db: Db): Promise<ClaimedLetter | undefined> =>
  db
    .updateTable('outbox')
    .set({ tries: sql<number>`tries + 1`, due_at: inSeconds(leaseSeconds) })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('failed_at', 'is', null)
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'recipient', 'parameters', 'created_at as createdAt', 'tries'])
    .executeTakeFirst();

/** Deletes a letter that is sent. */
export async function deleteLetter(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

type Lease = Pick<ClaimedLetter, 'id' | 'tries'>;

/** A letter whose lease has ended may be with another node already. */
const leased = (db: Db, { id, tries }: Lease) =>
  db.updateTable('outbox').where('id', '=', id).where('tries', '=', tries);

/** Ends a lease; the letter is due again after that many seconds. */
export async function deferLetter(db: Db, lease: Lease, seconds: number, error: string): Promise<void> {
  await leased(db, lease)
    .set({ due_at: inSeconds(seconds), last_error: error })
    .execute();
}

/** Ends a lease as if it had never been taken. */
export async function returnLetter(db: Db, lease: Lease): Promise<void> {
  await leased(db, lease)
    .set({ due_at: inSeconds(0), tries: lease.tries - 1 })
    .execute();
}

/** Gives a letter up. Without an error it keeps that of the try before. */
export async function failLetter(db: Db, lease: Lease, error?: string): Promise<void> {
  await leased(db, lease)
    .set({ failed_at: inSeconds(0), ...(error !== undefined && { last_error: error }) })
    .execute();
}

/** Deletes the letters that could not be sent, after a month. */
export async function deleteFailedLetters(db: Db): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('failed_at', '<=', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .execute();
}
