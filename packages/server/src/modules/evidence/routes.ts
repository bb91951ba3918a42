import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { NotFoundError } from '#http/errors.ts';
import { findEvidence, isNameTaken } from './queries.ts';

export function evidenceRoutes(app: App, { db, now }: Context): void {
  app.route({
    ...route('getEvidence'),
    handler: async (request) => {
      const evidence = await findEvidence(db, request.params.id, now(), request.session?.companyId ?? null);
      if (!evidence) throw new NotFoundError('There is no such company.');
      return { ...evidence, memberSince: evidence.memberSince.toISOString() };
    },
  });

  app.route({
    ...route('checkName'),
    handler: async ({ query, session }) => ({
      similar: await isNameTaken(db, query.name, session?.companyId ?? null),
    }),
  });
}
