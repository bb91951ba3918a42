import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { TooManyRequestsError } from '#http/errors.ts';

type Db = Kysely<Database>;

const day = 24 * 60 * 60 * 1000;
/** How long a company that was declined may not ask the same company again. */
const rest = 7 * day;
/** How far clocks of nodes may differ. What is further ahead was written by a wrong one, and would last too long. */
const maxAhead = 60 * 60 * 1000;

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

interface Ask {
  senderId: string;
  receiverId: string;
  now: Date;
}

/**
 * When the receiver has declined the sender, if that was within the last 7 days. Whoever asks has changed its mind: what
 * the sender has declined itself is forgotten. Only once the request is stored, in the same transaction, does this see
 * every decline: the record of an earlier request goes together with its decline.
 */
export async function findDecline(db: Db, { senderId, receiverId, now }: Ask): Promise<Date | undefined> {
  const decline = await db
    .with('forgotten', (qb) =>
      qb.deleteFrom('declines').where('sender_id', '=', receiverId).where('receiver_id', '=', senderId),
    )
    .selectFrom('declines')
    .select('declined_at')
    .where('sender_id', '=', senderId)
    .where('receiver_id', '=', receiverId)
    .where('declined_at', '>', after(now, -rest))
    .where('declined_at', '<=', after(now, maxAhead))
    .executeTakeFirst();
  return decline?.declined_at;
}

/** Why a company that was declined at that time may not ask again yet. */
export function refusedAfterDecline(declinedAt: Date, now: Date): TooManyRequestsError {
  const until = after(declinedAt, rest);
  const date = until.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return new TooManyRequestsError(
    Math.ceil((until.getTime() - now.getTime()) / 1000),
    `This company has declined your request. You can ask it again on ${date}.`,
  );
}

/** Deletes the declines that keep nobody from asking any more. */
export async function deleteExpiredDeclines(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('declines').where('declined_at', '<=', after(now, -rest)).execute();
}
