import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId } from '#http/auth.ts';
import { findAttention } from './queries.ts';

export function attentionRoutes(app: App, { db, now }: Context): void {
  app.route({
    ...route('getAttention'),
    handler: (request) => findAttention(db, requireOwnId(request, request.params.userId), now()),
  });
}
