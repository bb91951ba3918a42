import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { findSettings, updateSettings } from './queries.ts';

export function settingsRoutes(app: App, context: Context): void {
  app.route({
    ...route('getSettings'),
    handler: (request) => {
      return findSettings(context.db, requireOwnId(request, request.params.userId));
    },
  });

  app.route({
    ...route('updateSettings'),
    handler: (request) => {
      const session = requireOwnId(request, request.params.userId);
      const { companyId } = session;
      return runCommand(context, request, async ({ trx, record }) => {
        // First, because it locks the member, as a log-in does before the company.
        await record('settings.updated', companyId);
        await updateSettings(trx, companyId, request.body);
        return { message: 'Settings saved.', settings: await findSettings(trx, session) };
      });
    },
  });
}
