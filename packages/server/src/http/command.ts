import { whoMay, type ActivityAction, type Right } from '@guildhall/contract';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context } from '#context.ts';
import { addActivity } from '#db/activity.ts';
import { retryDeadlocks } from '#db/retry-deadlocks.ts';
import type { Database } from '#db/schema.ts';
import { notifyOf } from '#modules/notifications/notify.ts';
import type { Done } from '#modules/notifications/rules.ts';
import { accessOf } from './access.ts';
import { requireSession } from './auth.ts';
import { ForbiddenError } from './errors.ts';
import { writeOnce } from './idempotency-key.ts';

/** What a command writes with. */
interface Command {
  /** The transaction of the command. */
  trx: Kysely<Database>;
  /** When it runs, as its entry in the activity has it. */
  at: Date;
  /**
   * Stores what the member has done, and the id of what it is about. Every command does so once, or calls `keep`. Throws
   * ForbiddenError when the member has lost the right meanwhile, which undoes the command.
   *
   * @param needed the right, when it depends on more than the endpoint, such as the side of a deal.
   */
  record: (action: ActivityAction, subject: string, needed?: Right) => Promise<void>;
  /** Says that all is as it was asked for already, so that nothing is written. */
  keep: () => void;
}

/**
 * Runs the write of a member: one transaction, once for each `Idempotency-Key`, with an entry in the company's activity,
 * and only if the member still has the right. Notifies those whom it concerns. Returns the response. `write` is called
 * again after a deadlock. It checks what may change between a call and its repetition with the same key, which gets the
 * first response and does not call it.
 */
export const runCommand: typeof runCommandOnce = (...command) =>
  retryDeadlocks(() => runCommandOnce(...command));

/** As `runCommand`, with a `write` that can be called only once, because it reads a stream. */
export async function runCommandOnce<Response extends object>(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  request: FastifyRequest,
  write: (command: Command) => Promise<Response>,
): Promise<Response> {
  const { companyId, memberId } = requireSession(request);
  const access = accessOf(request.routeOptions.schema);
  if (access === undefined || access === 'public')
    throw new Error('A command needs an endpoint with a right.');
  return db.transaction().execute((trx) => {
    const at = now();
    return writeOnce(trx, request, { memberId, now: at }, async () => {
      let isComplete = false;
      let done: Done | undefined;
      const keep = () => void (isComplete = true);
      const record = async (action: ActivityAction, subject: string, right: Right = access) => {
        isComplete = await addActivity(trx, { id: newId(), memberId, action, subject, at }, right);
        if (!isComplete) throw new ForbiddenError(whoMay(right));
        done = { action, subject, companyId, at };
      };
      const response = await write({ trx, at, record, keep });
      if (!isComplete) throw new Error('The command has recorded nothing.');
      if (done) await notifyOf(trx, done);
      return response;
    });
  });
}
