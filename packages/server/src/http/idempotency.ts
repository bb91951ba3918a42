import type { FastifyRequest } from 'fastify';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Context } from '#context.ts';
import type { Database } from '#db/schema.ts';
import { requireSession } from './auth.ts';
import { IdempotencyKeyReusedError } from './errors.ts';

type Db = Kysely<Database>;

const lifetime = 24 * 60 * 60 * 1000;
const expiry = (now: Date) => new Date(now.getTime() - lifetime);

interface Claim {
  companyId: string;
  key: string;
  /** Equal for equal calls, in any order of the fields. */
  fingerprint: RawBuilder<Buffer>;
  now: Date;
}

const fingerprintOf = ({ url, body }: { url: string; body: unknown }) =>
  sql<Buffer>`sha256(convert_to(${JSON.stringify([url, body])}::jsonb::text, 'UTF8'))`;

/**
 * Takes a key that is new or has expired. Undefined when it is in use. While another transaction holds the key, this
 * waits for its end, so of simultaneous calls one writes and the others find its response.
 */
const claimKey = (db: Db, { companyId, key, fingerprint, now }: Claim) =>
  db
    .insertInto('idempotency_keys')
    .values({ company_id: companyId, key, fingerprint, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'key'])
        .doUpdateSet({ fingerprint, created_at: now, answer: null })
        .where('idempotency_keys.created_at', '<=', expiry(now)),
    )
    .returning('key')
    .executeTakeFirst();

const findResponse = (db: Db, { companyId, key, fingerprint }: Claim) =>
  db
    .selectFrom('idempotency_keys')
    .select(['answer as response', sql<boolean>`fingerprint = ${fingerprint}`.as('isSameCall')])
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

const storeResponse = (db: Db, { companyId, key }: Claim, response: object) =>
  db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(response) })
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .execute();

/**
 * Writes once for each `Idempotency-Key` of the session's company, and returns the first response to the same call again.
 * Key, response and rows are stored in one transaction, so a write that is refused or cut off leaves no key and can be
 * retried. Throws IdempotencyKeyReusedError when the key belongs to another call. Without a key it writes each time.
 */
export async function writeOnce<Response extends object>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  request: FastifyRequest,
  write: (db: Db) => Promise<Response>,
): Promise<Response> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return write(db);
  const { companyId } = requireSession(request);
  const { url = '' } = request.routeOptions;
  const claim = { companyId, key, fingerprint: fingerprintOf({ url, body: request.body }), now: now() };
  return db.transaction().execute(async (trx) => {
    if (await claimKey(trx, claim)) {
      const response = await write(trx);
      await storeResponse(trx, claim, response);
      return response;
    }
    const { response, isSameCall } = await findResponse(trx, claim);
    if (!isSameCall) throw new IdempotencyKeyReusedError();
    return response as Response;
  });
}

/** Deletes the expired keys. */
export async function deleteExpiredKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', expiry(now)).execute();
}
