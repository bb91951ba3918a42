import { route } from '@guildhall/contract';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { UnavailableError } from '#http/errors.ts';

/** How long the database may take to respond, in milliseconds: a probe needs its response within a second. */
const probeTimeout = 500;

export function healthRoutes(app: App, { db, bus }: Context): void {
  const ok = { status: 'ok' as const };
  let query: Promise<unknown> | undefined;
  // One query for all probes: they must not use up the connections of a database that does not respond.
  const checkDatabase = () => (query ??= sql`select 1`.execute(db).finally(() => (query = undefined)));

  // A server need not be restarted because its database is unavailable.
  app.route({ ...route('health'), handler: () => ok });

  app.route({
    ...route('ready'),
    handler: async () => {
      // Without the bus its streams would send no events.
      if (app.shutdown.hasStarted() || !bus.isListening()) throw new UnavailableError();
      const late = sleep(probeTimeout, false, { ref: false });
      if (!(await Promise.race([checkDatabase().then(() => true), late]))) throw new UnavailableError();
      return ok;
    },
  });
}
