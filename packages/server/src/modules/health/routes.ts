import { route } from '@guildhall/contract';
import { sql } from 'kysely';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { UnavailableError } from '#http/errors.ts';

export function healthRoutes(app: App, { db, bus }: Context): void {
  const ask = async () => {
    await sql`select 1`.execute(db);
    return { status: 'ok' as const };
  };
  let ending = false;
  app.addHook('preClose', async () => void (ending = true));

  app.route({ ...route('health'), handler: ask });

  app.route({
    ...route('ready'),
    handler: () => {
      // A node that hears nothing would leave its streams silent.
      if (ending || !bus.isListening()) throw new UnavailableError();
      return ask();
    },
  });
}
