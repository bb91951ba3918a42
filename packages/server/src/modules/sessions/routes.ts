import { defaultPageRows, hasRight, route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId, requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { NotFoundError } from '#http/errors.ts';
import { readCursor, sendPage } from '#http/page.ts';
import { logSecurityEvent } from '#http/security-log.ts';
import { endOtherSessions } from '#http/session.ts';
import { parsePlace, placeOf } from './place.ts';
import { deleteSession, listCompanySessions, listSessions } from './queries.ts';

export function sessionRoutes(app: App, context: Context): void {
  const { db, now } = context;
  app.route({
    ...route('listSessions'),
    handler: (request) => listSessions(db, { ...requireSession(request), now: now() }),
  });

  app.route({
    ...route('listCompanySessions'),
    handler: async (request, reply) => {
      const session = requireOwnId(request, request.params.userId);
      const { limit = defaultPageRows, cursor } = request.query;
      const after = readCursor(cursor, parsePlace);
      const rows = await listCompanySessions(db, { ...session, now: now(), limit, after });
      return sendPage(reply, { limit }, rows, placeOf);
    },
  });

  app.route({
    ...route('endSession'),
    handler: async (request) => {
      const { companyId, memberId, role } = requireSession(request);
      const { sessionId } = request.params;
      const right = hasRight(role, 'administer') ? 'administer' : 'self';
      const ended = await runCommand(context, request, async ({ trx, record }) => {
        const scope = right === 'administer' ? companyId : undefined;
        const endedMember = await deleteSession(trx, { id: sessionId, memberId, companyId: scope });
        if (endedMember === undefined) throw new NotFoundError('There is no such session.');
        await record('session.ended', endedMember, right);
        return { message: 'The session has ended.' };
      });
      logSecurityEvent(request, 'session-end', companyId);
      return ended;
    },
  });

  app.route({
    ...route('endOtherSessions'),
    handler: async (request) => {
      const session = requireSession(request);
      const { companyId, memberId } = session;
      const answer = await runCommand(context, request, async ({ trx, record, keep }) => {
        const ended = await endOtherSessions(trx, session);
        if (ended > 0) await record('session.ended', memberId);
        else keep();
        return { message: 'You are signed out everywhere else.', ended };
      });
      logSecurityEvent(request, 'session-end', companyId);
      return answer;
    },
  });
}
