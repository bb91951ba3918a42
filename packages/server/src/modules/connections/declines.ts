import { sql, type Kysely } from 'kysely';
import { dayOf } from '#dates.ts';
import type { Database } from '#db/schema.ts';
import { ForbiddenError, TooManyRequestsError, type HttpError } from '#http/errors.ts';

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

interface Decline {
  declinedAt: Date;
  isForGood: boolean;
  /** The time zone of the sender. */
  zone: string;
}

/**
 * The decline of the sender by the receiver, if that was within the last 7 days or for good. Deletes a decline by the sender, which has
 * changed its mind. To be called after the request is stored, in the same transaction: that waits for a pending decline
 * of an earlier request, so this sees every decline.
 */
export async function findDecline(db: Db, { senderId, receiverId, now }: Ask): Promise<Decline | undefined> {
  return db
    .with('forgotten', (qb) =>
      qb.deleteFrom('declines').where('sender_id', '=', receiverId).where('receiver_id', '=', senderId),
    )
    .selectFrom('declines')
    .innerJoin('companies', 'companies.id', 'sender_id')
    .select(['declined_at as declinedAt', 'is_for_good as isForGood', 'zone'])
    .where('sender_id', '=', senderId)
    .where('receiver_id', '=', receiverId)
    .where((eb) =>
      eb.or([
        eb('is_for_good', '=', true),
        eb.and([
          eb('declined_at', '>', after(now, -waitingTime)),
          eb('declined_at', '<=', after(now, maxAhead)),
        ]),
      ]),
    )
    .executeTakeFirst();
}

/** The error for a company that was declined and may not ask again, or not yet. */
export function refusedAfterDecline({ declinedAt, isForGood, zone }: Decline, now: Date): HttpError {
  if (isForGood) return new ForbiddenError('This company has declined your request.');
  const until = after(declinedAt, waitingTime);
  const date = dayOf(until, zone);
  return new TooManyRequestsError(
    Math.ceil((until.getTime() - now.getTime()) / 1000),
    `This company has declined your request. You can ask it again on ${date}.`,
  );
}

/** Deletes the declines after which the sender may ask again. */
export async function deleteExpiredDeclines(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('declines')
    .where('declined_at', '<=', after(now, -waitingTime))
    .where(sql<boolean>`not is_for_good`)
    .execute();
}
