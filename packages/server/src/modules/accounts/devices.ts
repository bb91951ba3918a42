import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { hashOf, hashToBytes, openSession, type Session } from '#http/session.ts';

type Db = Kysely<Database>;

/** Known devices of a member; beyond these the one that logged in longest ago is forgotten. */
const maxDevices = 20;
/** How long a device stays known without a log-in. */
const lifetime = 365 * 24 * 60 * 60 * 1000;

const expiry = (now: Date) => new Date(now.getTime() - lifetime);
const toBytes = (token: string) => hashToBytes(hashOf(token));

/** Whether this device has logged in to the account of `email`, which is in its normal form. */
export async function isKnownDevice(db: Db, email: string, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('devices')
    .innerJoin('members', 'members.id', 'devices.member_id')
    .select('members.id')
    .where('devices.token_hash', '=', toBytes(token))
    .where('devices.last_used_at', '>', expiry(now))
    .where('members.email', '=', email)
    .where('members.status', '=', sql.lit('active'))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a device that logs in, and deletes the member's oldest beyond `maxDevices`. Returns the device's token, which
 * is stored nowhere else, and the token's hash.
 */
async function rememberDevice(db: Db, { memberId, token, now }: DeviceLogIn) {
  const deviceToken = token ?? randomBytes(32).toString('base64url');
  const deviceHash = toBytes(deviceToken);
  await db
    .insertInto('devices')
    .values({ token_hash: deviceHash, member_id: memberId, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ last_used_at: now }))
    .execute();
  await db
    .deleteFrom('devices')
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('devices')
        .select('token_hash')
        .where('member_id', '=', memberId)
        .where('token_hash', '!=', deviceHash)
        .orderBy('last_used_at', 'desc')
        .offset(maxDevices - 1),
    )
    .execute();
  return { deviceToken, deviceHash };
}

interface DeviceLogIn {
  id: string;
  memberId: string;
  userAgent: string | undefined;
  /** The token of a known device; a new device has none. */
  token?: string | undefined;
  now: Date;
}

/** Opens a session on a device. Returns the tokens of both. For one log-in of a member at a time. */
export async function openSessionOnDevice(db: Db, logIn: DeviceLogIn) {
  const { deviceToken, deviceHash } = await rememberDevice(db, logIn);
  return { token: await openSession(db, { ...logIn, deviceHash }), deviceToken };
}

/** Deletes all devices of a member except the one on which the session was opened. */
export const forgetOtherDevices = (
  db: Db,
  { memberId, tokenHash }: Pick<Session, 'memberId' | 'tokenHash'>,
) =>
  db
    .deleteFrom('devices')
    .where('member_id', '=', memberId)
    .where('token_hash', 'is distinct from', (eb) =>
      eb.selectFrom('sessions').select('device_hash').where('token_hash', '=', hashToBytes(tokenHash)),
    )
    .execute();

/** Deletes all devices of a member. */
export const forgetDevices = (db: Db, memberId: string) =>
  db.deleteFrom('devices').where('member_id', '=', memberId).execute();

/** Deletes the devices without a log-in for a year. */
export async function deleteUnusedDevices(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('devices').where('last_used_at', '<=', expiry(now)).execute();
}
