import { emailKindsOf, endpoints, route } from '@guildhall/contract';
import { letterPaths } from '@guildhall/contract/letter-paths';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId } from '#http/auth.ts';
import { BadRequestError } from '#http/errors.ts';
import { linkTo } from '#modules/accounts/link-token.ts';
import { findSettings } from '#modules/settings/queries.ts';
import { chooseEmails, endEmails, findSecret } from './queries.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

const unusable = () =>
  new BadRequestError({ token: 'This link is not complete. You can choose your emails in Settings.' });

/** Of what a member gets emails. */
export function emailRoutes(app: App, { db }: Context): void {
  app.route({
    ...route('updateEmailSettings'),
    handler: async (request) => {
      const session = requireOwnId(request, request.params.userId);
      const { memberId, role } = session;
      await chooseEmails(db, memberId, { of: emailKindsOf(role), wanted: request.body.emails });
      return { message: 'Settings saved.', settings: await findSettings(db, session) };
    },
  });

  // Mail programs send a form, whose fields say nothing.
  app.register(async (links: App) => {
    links.removeAllContentTypeParsers();
    links.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      done(null);
    });
    links.route({
      ...route('unsubscribe'),
      handler: async ({ params }) => {
        const token = readUnsubscribeToken(params.token);
        const secret = token && (await findSecret(db, token.memberId));
        if (!token || secret === undefined || !token.isOf(secret)) throw unusable();
        await endEmails(db, token.memberId, token.kinds);
        return { message: 'You get no more such emails.', kinds: token.kinds };
      },
    });
  });

  // Mail programs without RFC 8058 open the same address, which changes nothing by itself.
  app.get<{ Params: { token: string } }>(
    endpoints.unsubscribe[1],
    { schema: { hide: true } },
    (request, reply) =>
      reply.redirect(linkTo(letterPaths.unsubscribe, encodeURIComponent(request.params.token)), 303),
  );
}
