import { returnDays, route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import { dayOf } from '#dates.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { BadRequestError, ConflictError, RunningOrdersError } from '#http/errors.ts';
import { logSecurityEvent } from '#http/security-log.ts';
import { createPasswordCheck, wrongPassword } from '#modules/accounts/confirm-password.ts';
import { lockCompany } from '#modules/accounts/queries.ts';
import { endDeals, lockOpenDeals } from './deals.ts';
import { tellMembers } from './leaving-letter.ts';
import { deactivate, findRunningOrders, leave } from './queries.ts';

const returnTime = returnDays * 24 * 60 * 60 * 1000;
/** Orders that the sentence about running ones names. */
const namedOrders = 5;

/** A name as it is compared with what a member has typed. */
const comparable = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

const runningSentence = (numbers: readonly string[]): string => {
  const named = numbers.slice(0, namedOrders);
  const others = numbers.length - named.length;
  const list = new Intl.ListFormat('en-GB').format(others > 0 ? [...named, `${others} more`] : named);
  return `A company with running orders cannot be deleted. Please complete or cancel them first: ${list}.`;
};

/** Deactivating and deleting a company. A log-in of an owner brings it back. */
export function leavingRoutes(app: App, context: Context): void {
  const { db, newId } = context;
  const checkPassword = createPasswordCheck(db);

  app.route({
    ...route('deactivateCompany'),
    handler: async (request) => {
      const session = requireOwnId(request, request.params.userId);
      const { companyId, memberId } = session;
      const { passwordHash } = await checkPassword(session, request.body.password, wrongPassword);
      const done = await runCommand(context, request, async ({ trx, record }) => {
        if (!(await lockCompany(trx, { memberId, passwordHash }))) throw wrongPassword();
        await record('company.deactivated', companyId);
        await deactivate(trx, companyId);
        return { message: 'Company deactivated.' };
      });
      logSecurityEvent(request, 'company-deactivation', companyId);
      return done;
    },
  });

  app.route({
    ...route('deleteCompany'),
    handler: async (request) => {
      const session = requireOwnId(request, request.params.userId);
      const { companyId, memberId } = session;
      const { password, companyName } = request.body;
      const account = await checkPassword(session, password, wrongPassword);
      if (comparable(companyName) !== comparable(account.companyName))
        throw new BadRequestError({ companyName: 'This is not the name of your company.' });
      const { passwordHash } = account;
      const done = await runCommand(context, request, async ({ trx, record, at }) => {
        // All changes of a deal wait for one another at its request, and some of them then for the company.
        const locked = await lockOpenDeals(trx, companyId);
        if (!(await lockCompany(trx, { memberId, passwordHash }))) throw wrongPassword();
        const isSame = (await lockOpenDeals(trx, companyId, locked)).length === 0;
        if (!isSame) throw new ConflictError('Your deals have changed meanwhile. Please try again.');
        await record('company.deleted', companyId);
        const orders = await findRunningOrders(trx, companyId);
        if (orders.length > 0)
          throw new RunningOrdersError(runningSentence(orders.map(({ number }) => number)), orders);
        await endDeals(trx, companyId, { newId, at });
        const until = new Date(at.getTime() + returnTime);
        const zone = await leave(trx, companyId, until);
        await tellMembers(trx, { companyId, memberId, newId });
        const message = `Company deleted. Until ${dayOf(until, zone)} one of its owners can bring it back by logging in.`;
        return { message, until: until.toISOString() };
      });
      logSecurityEvent(request, 'company-deletion', companyId);
      return done;
    },
  });
}
