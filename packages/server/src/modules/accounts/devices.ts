import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { hashOf, openSession } from '#modules/sessions/session.ts';

type Db = Kysely<Database>;

/** The devices of a company that are known at most; the one that logged in longest ago goes. */
const maxDevices = 20;
/** How long a device is known without a log-in. */
const lifetime = 365 * 24 * 60 * 60 * 1000;

const expiry = (now: Date) => new Date(now.getTime() - lifetime);
const toBytes = (token: string) => Buffer.from(hashOf(token), 'hex');

/** Whether the account of an address, in its normal form, has been logged in to from this device. */
export async function isKnownDevice(db: Db, email: string, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('devices')
    .innerJoin('companies', 'companies.id', 'devices.company_id')
    .select('companies.id')
    .where('devices.token_hash', '=', toBytes(token))
    .where('devices.last_used_at', '>', expiry(now))
    .where('companies.email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Remembers a device that logs in, and forgets the company's oldest beyond the most. Returns the device's token, which
 * is stored nowhere else, and the token's hash.
 */
async function rememberDevice(db: Db, { companyId, token, now }: DeviceLogIn) {
  const deviceToken = token ?? randomBytes(32).toString('base64url');
  const deviceHash = toBytes(deviceToken);
  await db
    .insertInto('devices')
    .values({ token_hash: deviceHash, company_id: companyId, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ last_used_at: now }))
    .execute();
  await db
    .deleteFrom('devices')
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('devices')
        .select('token_hash')
        .where('company_id', '=', companyId)
        .where('token_hash', '!=', deviceHash)
        .orderBy('last_used_at', 'desc')
        .offset(maxDevices - 1),
    )
    .execute();
  return { deviceToken, deviceHash };
}

interface DeviceLogIn {
  id: string;
  companyId: string;
  userAgent: string | undefined;
  /** The token of a known device; without it the device is a new one. */
  token?: string | undefined;
  now: Date;
}

/** Opens a session on a device. Returns the tokens of both. One log-in of a company at a time. */
export async function openSessionOnDevice(db: Db, logIn: DeviceLogIn) {
  const { deviceToken, deviceHash } = await rememberDevice(db, logIn);
  return { token: await openSession(db, { ...logIn, deviceHash }), deviceToken };
}

/** Forgets all devices of a company but the one that a session was opened on. */
export const forgetOtherDevices = (
  db: Db,
  { companyId, tokenHash }: { companyId: string; tokenHash: Buffer },
) =>
  db
    .deleteFrom('devices')
    .where('company_id', '=', companyId)
    .where('token_hash', 'is distinct from', (eb) =>
      eb.selectFrom('sessions').select('device_hash').where('token_hash', '=', tokenHash),
    )
    .execute();

/** Deletes the devices that nobody has logged in on for a year. */
export async function deleteUnusedDevices(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('devices').where('last_used_at', '<=', expiry(now)).execute();
}
