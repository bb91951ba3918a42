import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { NotFoundError } from '#http/errors.ts';
import { logSecurityEvent } from '#http/security-log.ts';
import { deleteSession, listSessions } from './queries.ts';

export function sessionRoutes(app: App, context: Context): void {
  const { db, now } = context;
  app.route({
    ...route('listSessions'),
    handler: (request) => listSessions(db, { ...requireSession(request), now: now() }),
  });

  app.route({
    ...route('endSession'),
    handler: async (request) => {
      const { companyId, memberId } = requireSession(request);
      const { sessionId } = request.params;
      const ended = await runCommand(context, request, async ({ trx, record }) => {
        const wasThere = await deleteSession(trx, memberId, sessionId);
        if (!wasThere) throw new NotFoundError('There is no such session.');
        await record('session.ended', sessionId);
        return { message: 'The session has ended.' };
      });
      logSecurityEvent(request, 'session-end', companyId);
      return ended;
    },
  });
}
