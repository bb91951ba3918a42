import { whoMay, type ActivityAction } from '@guildhall/contract';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context } from '#context.ts';
import { addActivity } from '#db/activity.ts';
import type { Database } from '#db/schema.ts';
import { accessOf } from './access.ts';
import { requireSession } from './auth.ts';
import { ForbiddenError } from './errors.ts';
import { writeOnce } from './idempotency-key.ts';

/** What a command writes with. */
interface Command {
  /** The transaction of the command. */
  trx: Kysely<Database>;
  /**
   * Stores what the member has done, and the id of what it is about. Every command does so once. Throws ForbiddenError
   * when the member has lost the right meanwhile, which undoes the command.
   */
  record: (action: ActivityAction, subject: string) => Promise<void>;
}

/**
 * Runs the write of a member: one transaction, once for each `Idempotency-Key`, with an entry in the company's activity,
 * and only if the member still has the right that the endpoint needs. Returns the response.
 */
export async function runCommand<Response extends object>(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  request: FastifyRequest,
  write: (command: Command) => Promise<Response>,
): Promise<Response> {
  const { memberId } = requireSession(request);
  const right = accessOf(request.routeOptions.schema);
  if (right === undefined || right === 'public') throw new Error('A command needs an endpoint with a right.');
  return db.transaction().execute((trx) => {
    const at = now();
    return writeOnce(trx, request, { memberId, now: at }, async () => {
      let isRecorded = false;
      const record = async (action: ActivityAction, subject: string) => {
        isRecorded = await addActivity(trx, { id: newId(), memberId, action, subject, at }, right);
        if (!isRecorded) throw new ForbiddenError(whoMay(right));
      };
      const response = await write({ trx, record });
      if (!isRecorded) throw new Error('The command has recorded nothing.');
      return response;
    });
  });
}
