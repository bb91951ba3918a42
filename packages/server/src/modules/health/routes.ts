import { route } from '@guildhall/contract';
import { sql } from 'kysely';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';

export function healthRoutes(app: App, { db }: Context): void {
  app.route({
    ...route('health'),
    handler: async () => {
      await sql`select 1`.execute(db);
      return { status: 'ok' as const };
    },
  });
}
