import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId } from '#http/auth.ts';
import { createAttentionCache } from './attention-cache.ts';

export function attentionRoutes(app: App, context: Context): void {
  const findAttention = createAttentionCache(context);

  app.route({
    ...route('getAttention'),
    handler: (request) => findAttention(requireOwnId(request, request.params.userId)),
  });
}
