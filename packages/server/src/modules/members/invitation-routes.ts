import { maxTeam, route, type Invitation } from '@guildhall/contract';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context } from '#context.ts';
import { lockKey } from '#db/lock.ts';
import type { Database } from '#db/schema.ts';
import { normalizeEmail } from '#email.ts';
import type { App } from '#http/app-type.ts';
import { requireRight, requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { ConflictError, LimitError, NotFoundError } from '#http/errors.ts';
import { logSecurityEvent } from '#http/security-log.ts';
import { enqueueLetter } from '#mail/outbox.ts';
import { makeLink } from './invitation-letter.ts';
import { createInvitationLimit } from './invitation-limit.ts';
import { deleteInvitation } from './ended-invitations.ts';
import { findInvitation, findRoom, insertInvitation, renewInvitation, rightToInvite } from './invitations.ts';

const taken = (message: string) => new ConflictError(message, { email: message });
const noInvitation = () => new NotFoundError('There is no such open invitation.');

/** Inviting people to a company. */
export function invitationRoutes(app: App, context: Context): void {
  const { now, newId } = context;

  /** Counts a letter. In the transaction, because a call that is repeated with its Idempotency-Key sends none. */
  const countLetter = (trx: Kysely<Database>, companyId: string, email: string) =>
    createInvitationLimit(trx).attemptLetter(companyId, email);

  /** Sends a letter. Returns a link for the caller. */
  async function send(trx: Kysely<Database>, { _id, email }: Invitation, sending: number, at: Date) {
    const letter = { invitationId: _id, sending };
    await enqueueLetter(trx, { id: newId(), kind: 'invitation', recipient: email, parameters: letter });
    const made = await makeLink(trx, { ...letter, byMail: false, now: at });
    return made?.link ?? null;
  }

  app.route({
    ...route('inviteMember'),
    handler: async (request, reply) => {
      const { role } = request.body;
      const email = normalizeEmail(request.body.email);
      const right = rightToInvite(role);
      const { companyId, memberId } = requireRight(request, right);
      // Beside the command's response, which is stored for its Idempotency-Key.
      let link: string | null = null;
      const invited = await runCommand(context, request, async ({ trx, at, record }) => {
        await lockKey(trx, `invitations:${companyId}`);
        await countLetter(trx, companyId, email);
        const id = newId();
        await record('member.invited', id, right);
        const invitation = await insertInvitation(trx, { id, companyId, email, role, memberId, now: at });
        // Read after the insertion, which waits for an invited person who joins at this moment.
        const { people, isMember } = await findRoom(trx, { companyId, email, now: at });
        if (isMember) throw taken('This person is a member already.');
        if (!invitation) throw taken('This address is invited already. You can send the invitation again.');
        if (people > maxTeam)
          throw new LimitError(`There is room for ${maxTeam} members and invitations. Remove one first.`);
        link = await send(trx, invitation, 1, at);
        return { message: 'Invitation sent.', invitation };
      });
      logSecurityEvent(request, 'member-invite', companyId);
      return reply.code(201).send({ ...invited, link });
    },
  });

  /** The invitation of a call's path. Refuses a member without the right to make it. */
  async function requireInvitation(trx: Kysely<Database>, request: FastifyRequest, id: string) {
    const { companyId } = requireSession(request);
    const invitation = await findInvitation(trx, companyId, id, now());
    if (!invitation) throw noInvitation();
    const right = rightToInvite(invitation.role);
    requireRight(request, right);
    return { ...invitation, right };
  }

  app.route({
    ...route('resendInvitation'),
    handler: async (request) => {
      const { id } = request.params;
      const { companyId, memberId } = requireSession(request);
      let link: string | null = null;
      const sent = await runCommand(context, request, async ({ trx, at, record }) => {
        const { email, right } = await requireInvitation(trx, request, id);
        await countLetter(trx, companyId, email);
        // The member first, whose removal locks the member and then deletes the invitations.
        await record('member.invited', id, right);
        const renewed = await renewInvitation(trx, { companyId, id, memberId, now: at });
        if (!renewed) throw noInvitation();
        const { invitation, sending } = renewed;
        link = await send(trx, invitation, sending, at);
        return { message: 'Invitation sent again.', invitation };
      });
      logSecurityEvent(request, 'member-invite', companyId);
      return { ...sent, link };
    },
  });

  app.route({
    ...route('revokeInvitation'),
    handler: async (request) => {
      const { id } = request.params;
      const { companyId } = requireSession(request);
      return runCommand(context, request, async ({ trx, record }) => {
        const { right } = await requireInvitation(trx, request, id);
        await record('invitation.revoked', id, right);
        if (!(await deleteInvitation(trx, companyId, id))) throw noInvitation();
        return { message: 'Invitation revoked.' };
      });
    },
  });
}
