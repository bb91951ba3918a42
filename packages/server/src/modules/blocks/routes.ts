import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId, requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { BadRequestError, NotFoundError } from '#http/errors.ts';
import { readPage, sendPage } from '#http/page.ts';
import { deleteConnectionWith } from '#modules/connections/removal.ts';
import {
  deleteBlock,
  endQuotes,
  hasBlocked,
  insertBlock,
  listBlocked,
  lockOpenQuotes,
  lockPair,
} from './queries.ts';

/** Companies that one wants nothing to do with. */
export function blockRoutes(app: App, context: Context): void {
  const { db, newId } = context;

  app.route({
    ...route('blockCompany'),
    handler: async (request, reply) => {
      const { companyId: me } = requireSession(request);
      const { companyId: other } = request.body;
      if (other === me) throw new BadRequestError({ companyId: 'A company cannot block itself.' });
      let status: 200 | 201 = 201;
      const answer = await runCommand(context, request, async ({ trx, at, record, keep }) => {
        const message = 'Company blocked.';
        await lockPair(trx, me, other);
        if (!(await insertBlock(trx, { id: newId(), me, other, at }))) {
          if (!(await hasBlocked(trx, me, other))) throw new NotFoundError('There is no such company.');
          status = 200;
          keep();
          return { message };
        }
        await endQuotes(trx, await lockOpenQuotes(trx, me, other), { me, newId, at });
        await deleteConnectionWith(trx, other, { me, now: at });
        await record('company.blocked', other);
        return { message };
      });
      return reply.code(status).send(answer);
    },
  });

  app.route({
    ...route('unblockCompany'),
    handler: async (request) => {
      const { companyId: me } = requireSession(request);
      const { id: other } = request.params;
      const message = 'Company unblocked.';
      return runCommand(context, request, async ({ trx, record, keep }) => {
        if (await deleteBlock(trx, me, other)) await record('company.unblocked', other);
        else keep();
        return { message };
      });
    },
  });

  app.route({
    ...route('listBlocked'),
    handler: async (request, reply) => {
      const { companyId } = requireOwnId(request, request.params.id);
      const page = readPage(request.query);
      const rows = sendPage(reply, page, await listBlocked(db, companyId, page), ({ blockId }) => blockId);
      return rows.map(({ blockId: _id, since, ...company }) => ({ ...company, since: since.toISOString() }));
    },
  });
}
