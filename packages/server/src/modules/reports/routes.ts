import { maxReportsPerDay, route } from '@guildhall/contract';
import { normalizeEmail } from '#email.ts';
import type { Context } from '#context.ts';
import { lockKey } from '#db/lock.ts';
import type { App } from '#http/app-type.ts';
import { requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { BadRequestError, NotFoundError, TooManyRequestsError } from '#http/errors.ts';
import { enqueueLetter } from '#mail/outbox.ts';
import { findReported, findReportTimes, insertReport, lockOpenReport, updateReason } from './queries.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Reports to those who run the server.
 *
 * @param operatorEmail who gets a letter about each.
 */
export function reportRoutes(app: App, context: Context, operatorEmail: string | undefined): void {
  const { db, newId } = context;

  app.route({
    ...route('report'),
    handler: async (request, reply) => {
      const { companyId: me, memberId } = requireSession(request);
      const { body } = request;
      const { targetType, targetId, reason } = body;
      const reported = await findReported(db, body, me);
      if (reported === undefined) throw new NotFoundError(`There is no ${targetType} with this id.`);
      if (reported === me) throw new BadRequestError({ targetId: 'A company cannot report itself.' });
      let status: 200 | 201 = 201;
      const answer = await runCommand(context, request, async ({ trx, at, record, keep }) => {
        const message = 'Thank you. We will look at it.';
        await lockKey(trx, `reports:${me}`);
        const open = await lockOpenReport(trx, body, me);
        if (open) status = 200;
        if (open?.reason.includes(reason)) {
          keep();
          return { message };
        }
        const times = await findReportTimes(trx, me, new Date(at.getTime() - day), maxReportsPerDay);
        if (times.length === maxReportsPerDay) {
          const again = times.at(-1)!.getTime() + day - at.getTime();
          throw new TooManyRequestsError(
            Math.ceil(again / 1000),
            `A company can send ${maxReportsPerDay} reports a day. Please try again later.`,
          );
        }
        const id = open?.id ?? newId();
        if (open) await updateReason(trx, id, `${open.reason}\n\n${reason}`);
        else
          await insertReport(trx, {
            id,
            company_id: me,
            member_id: memberId,
            target_type: targetType,
            target_id: targetId,
            reported_id: reported,
            reason,
            created_at: at,
          });
        if (operatorEmail !== undefined)
          await enqueueLetter(trx, {
            id: newId(),
            kind: 'report',
            recipient: normalizeEmail(operatorEmail),
            parameters: { reportId: id },
          });
        await record('report.sent', id);
        return { message };
      });
      return reply.code(status).send(answer);
    },
  });
}
