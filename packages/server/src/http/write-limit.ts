import type { EndpointName } from '@guildhall/contract';
import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Context } from '#context.ts';
import type { Database } from '#db/schema.ts';
import { accessOf } from './access.ts';
import type { App } from './app-type.ts';
import { requireSession } from './auth.ts';
import { TooManyRequestsError, UnauthorizedError } from './errors.ts';

/** How long an empty bucket takes to be full again, in seconds. */
const fillTime = 100;

/** Logging out must always work. */
const unlimited = new Set<unknown>(['logOut', 'endSession', 'endOtherSessions'] satisfies EndpointName[]);

/** Whether a call of this route counts as a write of its company. */
export const isCountedWrite = (schema: object | undefined, method: unknown): boolean => {
  const access = accessOf(schema);
  if (access === undefined || access === 'public' || method === 'GET' || method === 'HEAD') return false;
  return !(schema && 'operationId' in schema && unlimited.has(schema.operationId));
};

interface Write {
  companyId: string;
  /** The time in which the bucket regains one token, in seconds. */
  cost: number;
  now: Date;
}

const seconds = (count: number) => sql`make_interval(secs => ${count})`;

/** Takes one token, in one statement, so that no other write takes the same. False when there is none. */
async function takeToken(db: Kysely<Database>, { companyId, cost, now }: Write): Promise<boolean> {
  const time = sql`${now}::timestamptz`;
  // A time further ahead than the clocks of nodes may differ is wrong, and would lock the company out for too long.
  const start = sql`case when write_buckets.full_at > ${time} + ${seconds(2 * fillTime)} then ${time}
    else greatest(write_buckets.full_at, ${time}) end`;
  const taken = await db
    .insertInto('write_buckets')
    .columns(['company_id', 'full_at'])
    .expression((eb) =>
      eb
        .selectFrom('companies')
        .select(['id', sql<Date>`${time} + ${seconds(cost)}`.as('full_at')])
        .where('id', '=', companyId),
    )
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet({ full_at: sql`${start} + ${seconds(cost)}` })
        .where(sql<boolean>`${start} + ${seconds(cost)} <= ${time} + ${seconds(fillTime)}`),
    )
    .returning('company_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The error when there is no token: the bucket is empty, or the company is gone. */
async function refusalOf(db: Kysely<Database>, { companyId, cost, now }: Write): Promise<Error> {
  const bucket = await db
    .selectFrom('write_buckets')
    .select('full_at')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (!bucket) return new UnauthorizedError();
  const wait = (bucket.full_at.getTime() - now.getTime()) / 1000 + cost - fillTime;
  return new TooManyRequestsError(
    Math.max(1, Math.ceil(wait)),
    'Your company has made too many changes in a short time. Please wait a moment and try again.',
  );
}

/**
 * Refuses the writes of a company beyond `limit` at once; the tokens return within 100 seconds. The count is in the
 * database, the same for all nodes. It runs before the body is read, and holds no lock meanwhile.
 */
export function limitWrites(app: App, { db, now }: Pick<Context, 'db' | 'now'>, limit = 200): void {
  // In whole microseconds, as in PostgreSQL: rounded up, the last token would be missing.
  const cost = Math.floor((fillTime * 1e6) / limit) / 1e6;
  const checkLimit = async (request: FastifyRequest) => {
    const write = { companyId: requireSession(request).companyId, cost, now: now() };
    if (!(await takeToken(db, write))) throw await refusalOf(db, write);
  };
  app.addHook('onRoute', (options) => {
    if (!isCountedWrite(options.schema, options.method)) return;
    options.onRequest = [[options.onRequest ?? []].flat(), checkLimit].flat();
  });
}
