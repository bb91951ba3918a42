import type { Context } from '#context.ts';
import { noteWaiting, tellNext } from './schedule.ts';

/** How often a node looks for whom something waits, in milliseconds. */
const lookEvery = 60_000;

/** Has emails sent of what waits until it is stopped. Any number of nodes may do so. */
export function startWaitingEmails({
  dbWithoutTimeout: db,
  now,
  newId,
  log,
}: Pick<Context, 'dbWithoutTimeout' | 'now' | 'newId' | 'log'>): { stop(): void } {
  let isStopping = false;
  let working: Promise<void> | undefined;
  async function look(): Promise<void> {
    await noteWaiting(db, now());
    while (!isStopping && (await tellNext(db, now(), newId)));
  }
  function wake(): void {
    working ??= look()
      .catch((error: unknown) => {
        if (!isStopping) log.warn({ err: error }, 'It could not be found out for whom something waits');
      })
      .finally(() => {
        working = undefined;
      });
  }
  const timer = setInterval(wake, lookEvery).unref();
  wake();
  return {
    // It does not wait: a transaction under way is undone with its connection, and what it did left to another node.
    stop() {
      isStopping = true;
      clearInterval(timer);
    },
  };
}
