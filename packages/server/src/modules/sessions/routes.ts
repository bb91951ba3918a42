import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireSession } from '#http/auth.ts';
import { NotFoundError } from '#http/errors.ts';
import { logSecurityEvent } from '#http/security-log.ts';
import { deleteSession, listSessions } from './queries.ts';

export function sessionRoutes(app: App, { db, now }: Context): void {
  app.route({
    ...route('listSessions'),
    handler: (request) => listSessions(db, { ...requireSession(request), now: now() }),
  });

  app.route({
    ...route('endSession'),
    handler: async (request) => {
      const { companyId } = requireSession(request);
      const wasThere = await deleteSession(db, companyId, request.params.sessionId);
      if (!wasThere) throw new NotFoundError('There is no such session.');
      logSecurityEvent(request, 'session-end', companyId);
      return { message: 'The session has ended.' };
    },
  });
}
