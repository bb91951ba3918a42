import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import { addActivity } from '#db/activity.ts';
import { normalizeEmail } from '#email.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { BadRequestError, ConflictError } from '#http/errors.ts';
import { writeOnce } from '#http/idempotency-key.ts';
import { logSecurityEvent } from '#http/security-log.ts';
import { enqueueLetter } from '#mail/outbox.ts';
import { findOwnProfile } from '#modules/companies/queries.ts';
import { createPasswordCheck, wrongPassword } from './confirm-password.ts';
import { sendEmailLink } from './email-letters.ts';
import { createEmailLimit } from './email-limit.ts';
import {
  confirmOwnEmail,
  findOwnEmail,
  renameCompany,
  renameNamesake,
  replaceContact,
  requestNewEmail,
  useNewEmail,
} from './identity.ts';
import { deleteEmailLinks, findEmailLink } from './email-links.ts';
import { toBytes, unusableLink } from './link-token.ts';
import { deletePasswordResets } from './password-resets.ts';
import { lockAccount, returnable } from './queries.ts';

/** How long a new address waits to be proven: a day until the letter is there, and one for its link. */
const waitingTime = 2 * 24 * 60 * 60 * 1000;

const neither = 'Company name or email is required.';

/** The name of a company, and the addresses of its members. */
export function identityRoutes(app: App, context: Context): void {
  const { db, now, newId } = context;
  const checkPassword = createPasswordCheck(db);
  const limit = createEmailLimit(db);

  app.route({
    ...route('changeIdentity'),
    handler: async (request) => {
      const session = requireOwnId(request, request.params.userId);
      const { companyId, memberId } = session;
      const { companyName, email, password } = request.body;
      if (companyName === undefined && email === undefined)
        throw new BadRequestError({ companyName: neither, email: neither });
      const account = await checkPassword(session, password, wrongPassword);
      const newName = companyName === undefined ? account.companyName : companyName.trim();
      const newEmail = email === undefined ? account.email : normalizeEmail(email);
      const isRenamed = newName !== account.companyName;
      const isMoving = newEmail !== account.email;
      if (isMoving) await limit.attemptLetter(memberId, newEmail);
      const changed = await runCommand(context, request, async ({ trx, at, record, keep }) => {
        if (!(await lockAccount(trx, { memberId, passwordHash: account.passwordHash })))
          throw wrongPassword();
        if (!isRenamed && !isMoving) keep();
        if (isRenamed) {
          await record('company.renamed', companyId);
          await renameCompany(trx, companyId, newName);
          await renameNamesake(trx, { memberId, from: account.companyName, to: newName });
        }
        if (isMoving) {
          await record('email.change-requested', memberId);
          const until = new Date(at.getTime() + waitingTime);
          await requestNewEmail(trx, { memberId, email: newEmail, until });
          await sendEmailLink(trx, { id: newId(), memberId, email: newEmail });
          const notice = { kind: 'email-change-requested', parameters: { memberId } } as const;
          await enqueueLetter(trx, { id: newId(), recipient: account.email, ...notice });
        }
        const message = isMoving
          ? 'An email with a link is on its way to the new address. Until it is opened, the old one stays.'
          : 'Details saved successfully!';
        return { message, user: await findOwnProfile(trx, session) };
      });
      logSecurityEvent(request, 'identity-change', companyId);
      return changed;
    },
  });

  app.route({
    ...route('confirmEmail'),
    handler: async (request) => {
      await limit.attemptConfirmation(request.ip);
      const tokenHash = toBytes(request.body.token);
      const link = await findEmailLink(db, tokenHash, now());
      if (!link) throw unusableLink();
      const { memberId, companyId, email, provenEmail } = link;
      const isMoving = provenEmail !== email;
      await db.transaction().execute(async (trx) => {
        // The member first: of several calls at once each waits here for the one before.
        const at = now();
        const proven = { memberId, email: provenEmail, now: at };
        const outcome = isMoving ? await useNewEmail(trx, proven) : await confirmOwnEmail(trx, proven);
        if (outcome === 'taken') throw new ConflictError('An account with this email exists already.');
        if (outcome === false || outcome === 'gone') throw unusableLink();
        const voided = await deleteEmailLinks(trx, memberId, provenEmail);
        if (!voided.some((hash) => hash.equals(tokenHash))) throw unusableLink();
        const action = isMoving ? 'email.changed' : 'email.confirmed';
        const entry = { id: newId(), memberId, action, subject: memberId, at } as const;
        // A member who is no longer an owner may not change the address any more.
        if (!(await addActivity(trx, entry, isMoving ? 'own' : 'self', returnable))) throw unusableLink();
        if (!isMoving) return;
        await replaceContact(trx, companyId, provenEmail);
        // Those were sent to the old address.
        await deletePasswordResets(trx, memberId);
        const parameters = { memberId };
        await enqueueLetter(trx, { id: newId(), kind: 'email-replaced', recipient: email, parameters });
        await enqueueLetter(trx, { id: newId(), kind: 'email-used', recipient: provenEmail, parameters });
      });
      logSecurityEvent(request, 'email-confirmation', companyId);
      return {
        message: isMoving ? 'Email changed. Log in with the new one from now on.' : 'Email confirmed.',
      };
    },
  });

  app.route({
    ...route('sendConfirmation'),
    handler: async (request, reply) => {
      const { memberId } = requireOwnId(request, request.params.userId);
      const { email, isConfirmed } = await findOwnEmail(db, memberId);
      const sent = await db.transaction().execute((trx) =>
        writeOnce(trx, request, { memberId, now: now() }, async () => {
          if (isConfirmed) return { message: 'Your email is confirmed already.' };
          // Here, because a call that is repeated with its Idempotency-Key sends none.
          await createEmailLimit(trx).attemptLetter(memberId, email);
          await sendEmailLink(trx, { id: newId(), memberId, email });
          return { message: 'An email with a link is on its way.' };
        }),
      );
      return reply.code(202).send(sent);
    },
  });
}
