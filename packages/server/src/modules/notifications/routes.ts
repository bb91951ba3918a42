import { defaultPageRows, route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId } from '#http/auth.ts';
import { readCursor, sendPage } from '#http/page.ts';
import { findAttention } from '#modules/attention/queries.ts';
import { listNotifications, markRead } from './queries.ts';

const parseNumber = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

export function notificationRoutes(app: App, { db, now }: Context): void {
  app.route({
    ...route('listNotifications'),
    handler: async (request, reply) => {
      const reader = requireOwnId(request, request.params.userId);
      const { limit = defaultPageRows, cursor, unread } = request.query;
      const before = readCursor(cursor, parseNumber) ?? Number.MAX_SAFE_INTEGER;
      const rows = await listNotifications(db, reader, { limit, before, unread });
      return sendPage(reply, { limit }, rows, ({ number }) => String(number)).map(({ at, ...row }) => ({
        ...row,
        at: at.toISOString(),
      }));
    },
  });

  app.route({
    ...route('readNotifications'),
    handler: async (request) => {
      const reader = requireOwnId(request, request.params.userId);
      await markRead(db, reader, request.body.upTo);
      return findAttention(db, reader, now());
    },
  });
}
