import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ConnectionOptions } from '#db/pool.ts';

/** Any number that nothing else locks. */
const lockKey = 7_236_041_517;
/** PostgreSQL needs a moment to notice that the connection of a killed server is closed. */
const timeout = 2000;

/**
 * Takes the lock that only one server may hold, on a connection of its own: PostgreSQL releases it when the connection
 * ends, however this process ends. Null when another server holds it. `onLost` is called when the connection ends by
 * itself.
 */
export async function lockFolder(
  connection: ConnectionOptions,
  onLost: () => void,
): Promise<pg.Client | null> {
  const client = new pg.Client({
    ...connection,
    application_name: 'guildhall lock',
    connectionTimeoutMillis: 5000,
  });
  // The 'end' event follows in every case.
  client.on('error', () => {});
  await client.connect();
  for (const started = performance.now(); ; await sleep(50)) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      lockKey,
    ]);
    if (rows[0]?.locked) {
      client.once('end', onLost);
      return client;
    }
    if (performance.now() - started >= timeout) break;
  }
  await client.end();
  return null;
}
