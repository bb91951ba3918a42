import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { TooManyRequestsError } from '#http/errors.ts';
import { logSecurityEvent } from '#http/security-log.ts';
import { exportCompany } from './archive.ts';

/** After how many seconds to try again while an export is under way. */
const retryAfter = 30;

/** All data of a company in one file. */
export function exportRoutes(app: App, context: Context): void {
  const { db, now } = context;
  /** The companies of which an export is under way on this node. */
  const running = new Set<string>();

  app.route({
    ...route('exportCompany'),
    // A HEAD request would read everything.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { companyId } = requireOwnId(request, request.params.userId);
      if (running.has(companyId))
        throw new TooManyRequestsError(retryAfter, 'An export of your company is under way already.');
      running.add(companyId);
      try {
        await runCommand(context, request, async ({ record }) => {
          await record('company.exported', companyId);
          return {};
        });
      } catch (error) {
        running.delete(companyId);
        throw error;
      }
      logSecurityEvent(request, 'company-export', companyId);
      const archive = exportCompany({ db, companyId, now });
      archive.once('close', () => running.delete(companyId));
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename=company.zip',
      });
      // The types do not know a body that is no JSON.
      return reply.send(archive as never);
    },
  });
}
