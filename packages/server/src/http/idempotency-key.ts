import { IdempotencyHeaders } from '@guildhall/contract';
import type { FastifyRequest } from 'fastify';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#db/schema.ts';
import { IdempotencyKeyReusedError } from './errors.ts';

type Db = Kysely<Database>;

const lifetime = 24 * 60 * 60 * 1000;
const expiry = (now: Date) => new Date(now.getTime() - lifetime);

interface Claim {
  memberId: string;
  key: string;
  /** Equal for equal calls, in any order of the fields. */
  fingerprint: RawBuilder<Buffer>;
  now: Date;
}

const hashOfJson = (value: unknown) =>
  sql<Buffer>`sha256(convert_to(${JSON.stringify(value)}::jsonb::text, 'UTF8'))`;

/** A call's method, path, query and body. */
const fingerprintOf = ({ method, url, query, body }: FastifyRequest) =>
  hashOfJson([method, url.replace(/\?.*/s, ''), query, body ?? null]);

/** The fingerprint of a call that was stored before method and query were a part of it. */
const earlierFingerprintOf = ({ routeOptions, body }: FastifyRequest) => hashOfJson([routeOptions.url, body]);

/**
 * Takes a key that is new or has expired. Undefined when it is in use. While another transaction holds the key, this
 * waits for its end, so of simultaneous calls one writes and the others find its response.
 */
const claimKey = (db: Db, { memberId, key, fingerprint, now }: Claim) =>
  db
    .insertInto('idempotency_keys')
    .values({ member_id: memberId, key, fingerprint, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'key'])
        .doUpdateSet({ fingerprint, created_at: now, answer: null })
        .where('idempotency_keys.created_at', '<=', expiry(now)),
    )
    .returning('key')
    .executeTakeFirst();

const findResponse = (db: Db, { memberId, key, fingerprint }: Claim, earlier: RawBuilder<Buffer>) =>
  db
    .selectFrom('idempotency_keys')
    .select([
      'answer as response',
      sql<boolean>`fingerprint in (${fingerprint}, ${earlier})`.as('isSameCall'),
    ])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

const storeResponse = (db: Db, { memberId, key }: Claim, response: object) =>
  db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(response) })
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .execute();

/**
 * Writes once for each `Idempotency-Key` of a member, and returns the first response to the same call again. Without a
 * key it writes each time. To be called in the transaction of the write, so that one that is refused or cut off leaves no
 * key and can be retried. Throws IdempotencyKeyReusedError when the key belongs to another call.
 */
export async function writeOnce<Response extends object>(
  trx: Db,
  request: FastifyRequest,
  { memberId, now }: Pick<Claim, 'memberId' | 'now'>,
  write: () => Promise<Response>,
): Promise<Response> {
  const { schema } = request.routeOptions;
  const takesKey = schema !== undefined && 'headers' in schema && schema.headers === IdempotencyHeaders;
  const key = takesKey ? request.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string') return write();
  const claim = { memberId, key, fingerprint: fingerprintOf(request), now };
  if (await claimKey(trx, claim)) {
    const response = await write();
    await storeResponse(trx, claim, response);
    return response;
  }
  const { response, isSameCall } = await findResponse(trx, claim, earlierFingerprintOf(request));
  if (!isSameCall) throw new IdempotencyKeyReusedError();
  return response as Response;
}

/** Deletes the expired keys. */
export async function deleteExpiredKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', expiry(now)).execute();
}
