import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { TooManyRequestsError } from '#http/errors.ts';

type Db = Kysely<Database>;

const day = 24 * 60 * 60 * 1000;
/** How long a company that was declined may not ask the same company again. */
const waitingTime = 7 * day;
/** How far clocks of nodes may differ. A decline that is further ahead has a wrong time, and would last too long. */
const maxAhead = 60 * 60 * 1000;

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

interface Ask {
  senderId: string;
  receiverId: string;
  now: Date;
}

/**
 * When the receiver declined the sender, if that was within the last 7 days. Deletes a decline by the sender, which has
 * changed its mind. To be called after the request is stored, in the same transaction: that waits for a pending decline
 * of an earlier request, so this sees every decline.
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
    .where('declined_at', '>', after(now, -waitingTime))
    .where('declined_at', '<=', after(now, maxAhead))
    .executeTakeFirst();
  return decline?.declined_at;
}

/** The error for a company that was declined at that time and may not ask again yet. */
export function refusedAfterDecline(declinedAt: Date, now: Date): TooManyRequestsError {
  const until = after(declinedAt, waitingTime);
  const date = until.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return new TooManyRequestsError(
    Math.ceil((until.getTime() - now.getTime()) / 1000),
    `This company has declined your request. You can ask it again on ${date}.`,
  );
}

/** Deletes the declines after which the sender may ask again. */
export async function deleteExpiredDeclines(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('declines').where('declined_at', '<=', after(now, -waitingTime)).execute();
}
