import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import { addActivity } from '#db/activity.ts';
import type { App } from '#http/app-type.ts';
import { ConflictError } from '#http/errors.ts';
import { logSecurityEvent } from '#http/security-log.ts';
import { endSession } from '#http/session.ts';
import { openSessionOnDevice } from '#modules/accounts/devices.ts';
import { sendEmailLink } from '#modules/accounts/email-letters.ts';
import { toBytes, unusableLink } from '#modules/accounts/link-token.ts';
import { hashPassword } from '#modules/accounts/password.ts';
import { insertMember } from '#modules/accounts/queries.ts';
import { refuseWeakPassword } from '#modules/accounts/weak-passwords.ts';
import { findOwnProfile } from '#modules/companies/queries.ts';
import { notifyOf } from '#modules/notifications/notify.ts';
import { createInvitationLimit } from './invitation-limit.ts';
import { findInvitationOfLink, takeInvitation } from './invitation-links.ts';

/** Joining a company by the link of an invitation. */
export function joinRoutes(app: App, context: Context): void {
  const { db, now, newId, passwordCost } = context;
  const limit = createInvitationLimit(db);

  app.route({
    ...route('getInvitation'),
    handler: async ({ ip, body }) => {
      await limit.attemptOpen(ip);
      const invitation = await findInvitationOfLink(db, toBytes(body.token), now());
      if (!invitation) throw unusableLink();
      return invitation;
    },
  });

  app.route({
    ...route('acceptInvitation'),
    handler: async (request, reply) => {
      const { ip, headers, body } = request;
      await limit.attemptJoin(ip);
      const invitation = await findInvitationOfLink(db, toBytes(body.token), now());
      if (!invitation) throw unusableLink();
      const { companyId, companyName, email, role, byMail } = invitation;
      await refuseWeakPassword('password', body.password, invitation);
      const passwordHash = await hashPassword(body.password, passwordCost);
      const session = await db.transaction().execute(async (trx) => {
        const createdAt = now();
        const memberId = newId();
        // Void after this, also for a second call at the same moment.
        if (!(await takeInvitation(trx, invitation))) throw unusableLink();
        const person = { id: memberId, companyId, name: body.name.trim(), email, role, createdAt };
        // A copied link proves nothing about the address: whoever invites could confirm that of somebody else.
        const emailConfirmedAt = byMail ? createdAt : null;
        if (!(await insertMember(trx, { ...person, emailConfirmedAt, passwordHash })))
          throw new ConflictError('The invited address has a Guildhall account already.');
        const joined = { action: 'member.joined', subject: memberId } as const;
        await addActivity(trx, { id: newId(), memberId, ...joined, at: createdAt }, 'self');
        await notifyOf(trx, { ...joined, companyId, at: createdAt });
        if (!byMail) await sendEmailLink(trx, { id: newId(), memberId, email });
        if (request.session) await endSession(trx, request.session.tokenHash);
        const tokens = await openSessionOnDevice(trx, {
          id: newId(),
          memberId,
          userAgent: headers['user-agent'],
          now: createdAt,
        });
        return { ...tokens, user: await findOwnProfile(trx, { companyId, memberId }) };
      });
      logSecurityEvent(request, 'member-join', companyId);
      return reply.code(201).send({ ...session, message: `You have joined ${companyName}.` });
    },
  });
}
