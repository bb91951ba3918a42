import { route } from '@guildhall/contract';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { UnavailableError } from '#http/errors.ts';

/** How long the database may take to answer, in milliseconds: a probe is to be answered within a second. */
const probeTimeout = 500;

export function healthRoutes(app: App, { db, bus }: Context): void {
  const ok = { status: 'ok' as const };
  let asking: Promise<unknown> | undefined;
  // One for all: probes must not use up the connections of a database that does not answer.
  const askDatabase = () => (asking ??= sql`select 1`.execute(db).finally(() => (asking = undefined)));

  // A server is not restarted because its database is away.
  app.route({ ...route('health'), handler: () => ok });

  app.route({
    ...route('ready'),
    handler: async () => {
      // A node that hears nothing would leave its streams silent.
      if (app.shutdown.hasStarted() || !bus.isListening()) throw new UnavailableError();
      const late = sleep(probeTimeout, false, { ref: false });
      if (!(await Promise.race([askDatabase().then(() => true), late]))) throw new UnavailableError();
      return ok;
    },
  });
}
