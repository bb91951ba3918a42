import { hasRight, route, whoMay, type Role } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import type { Context } from '#context.ts';
import type { Database } from '#db/schema.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId, requireRight, requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '#http/errors.ts';
import { logSecurityEvent } from '#http/security-log.ts';
import type { Session } from '#http/session.ts';
import { forgetDevices } from '#modules/accounts/devices.ts';
import { replaceContact } from '#modules/accounts/identity.ts';
import { deleteInvitationsOf } from './ended-invitations.ts';
import { listInvitations } from './invitations.ts';
import { listMembers, lockMembers, toTeamMember, updateRole, updateToRemoved } from './queries.ts';

/** The members of a company, their roles and their end. */
export function memberRoutes(app: App, context: Context): void {
  const { db, now } = context;

  app.route({
    ...route('listMembers'),
    handler: async (request) => {
      const { companyId } = requireOwnId(request, request.params.id);
      const [members, invitations] = await Promise.all([
        listMembers(db, companyId),
        listInvitations(db, companyId, now()),
      ]);
      return { members, invitations };
    },
  });

  /**
   * Locks the member whom a call is about, with all owners. Refuses a change of the owners by anyone but an owner, and one
   * after which there would be none. `role` is the new one; without it the member is removed. Of an owner who is to be one
   * no longer it returns the other owner who has been there longest, too.
   */
  async function lockTarget(
    trx: Kysely<Database>,
    { companyId, memberId }: Session,
    id: string,
    role?: Role,
  ) {
    const members = await lockMembers(trx, companyId, [id, memberId]);
    const target = members.find((member) => member._id === id);
    if (!target) throw new NotFoundError('There is no such member.');
    const isAboutOwners = target.role === 'owner' || role === 'owner';
    // As it is now: the session may have been read before a change.
    const own = members.find((member) => member._id === memberId);
    if (isAboutOwners && !(own && hasRight(own.role, 'own'))) throw new ForbiddenError(whoMay('own'));
    const isOwnerLost = target.role === 'owner' && role !== 'owner';
    const heir = isOwnerLost && members.find((member) => member.role === 'owner' && member._id !== id);
    if (isOwnerLost && !heir)
      throw new ConflictError('A company needs an owner. Make another member an owner first.');
    return { target, heir };
  }

  app.route({
    ...route('changeMember'),
    handler: async (request) => {
      const session = requireSession(request);
      const { id } = request.params;
      const { role } = request.body;
      const changed = await runCommand(context, request, async ({ trx, at, record, keep }) => {
        const { target, heir } = await lockTarget(trx, session, id, role);
        const message = 'Role changed.';
        if (target.role === role) {
          keep();
          return { message, member: toTeamMember(target) };
        }
        // Before the change, which can be one of the own role.
        await record('member.role-changed', id);
        await deleteInvitationsOf(trx, { companyId: session.companyId, memberId: id, role, now: at });
        const member = await updateRole(trx, id, role);
        if (heir) await replaceContact(trx, session.companyId, heir.email);
        return { message, member };
      });
      logSecurityEvent(request, 'member-change', session.companyId);
      return changed;
    },
  });

  app.route({
    ...route('removeMember'),
    handler: async (request) => {
      const { id } = request.params;
      const session = requireSession(request);
      const isOneself = session.memberId === id;
      const right = isOneself ? 'self' : 'administer';
      requireRight(request, right);
      const removed = await runCommand(context, request, async ({ trx, at, record }) => {
        const {
          target: { email },
          heir,
        } = await lockTarget(trx, session, id);
        // Before the end, after which nobody does anything.
        await record(isOneself ? 'member.left' : 'member.removed', id, right);
        await updateToRemoved(trx, id);
        if (heir) await replaceContact(trx, session.companyId, heir.email);
        await forgetDevices(trx, id);
        await deleteInvitationsOf(trx, { companyId: session.companyId, memberId: id, email, now: at });
        return { message: isOneself ? 'You have left the company.' : 'Member removed.' };
      });
      logSecurityEvent(request, 'member-end', session.companyId);
      return removed;
    },
  });
}
