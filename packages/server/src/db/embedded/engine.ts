import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { ConnectionOptions } from '#db/pool.ts';
import { StartError } from '#start-error.ts';
import { openDataFolder, unusable } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { takeLease } from './lease.ts';
import { boundLog } from './log-file.ts';
import { waitForRemoteEnd } from './remote-end.ts';
import type { PidFile } from './pid-file.ts';
import { findPlaces, type Places } from './places.ts';
import { endAtOnce, ensureRunning, initialise, stop } from './postmaster.ts';
import { usualTransport, type Transport } from './transport.ts';

/** A PostgreSQL of the server's own, used by this process alone. */
export interface Engine {
  connection: ConnectionOptions;
  /** Stops it, and resolves when it has ended. */
  stop(): Promise<void>;
}

interface EngineOptions {
  dataFolder: string;
  /** Receives a line about anything unexpected. */
  say: (line: string) => void;
  /**
   * Called when the data folder is no longer ours and PostgreSQL has been ended: nothing can be stored.
   * @default does nothing; queries fail
   */
  onLost?: (reason: StartError) => void;
  /** @default a Unix socket, on Windows a loopback port */
  transport?: Transport;
}

interface Held {
  connection: ConnectionOptions;
  postgres: PidFile;
  lock: pg.Client;
}

/** Milliseconds. */
const retryEvery = 250;
/** Between attempts when PostgreSQL fails again and again, as on a full disk. */
const maxWait = 5000;
const maxAttempts = 20;
const checkLogEvery = 1000;

/**
 * Starts the PostgreSQL of a data folder, or takes over a running one, and restarts it when it ends by itself. Throws
 * StartError when another server uses the folder.
 */
export async function startEngine({
  dataFolder,
  say,
  onLost = () => {},
  transport = usualTransport,
}: EngineOptions): Promise<Engine> {
  const isInUse = () =>
    new StartError(
      `Another Guildhall server is using the data folder ${dataFolder}. Stop it, or set GUILDHALL_DATA to another folder.`,
    );
  const folder = await openDataFolder(dataFolder);
  const lease = await takeLease(folder, { onLost: () => void lose() }).catch((error: unknown) => {
    throw unusable(dataFolder, error);
  });
  if (!lease) throw isInUse();
  let places: Places;
  let stopping = false;
  let recovery = Promise.resolve();
  let held: Held | undefined;

  async function take(): Promise<Held> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const postgres = await ensureRunning(places, transport);
        const connection = transport.connection(places, postgres);
        const lock = await lockFolder(connection, onEnd);
        if (!lock) throw isInUse();
        if (postgres.folder === places.files) return { connection, postgres, lock };
        // Its files were moved while it ran: it fails as soon as it opens one at its old path.
        lock.off('end', onEnd);
        await endAtOnce(postgres);
      } catch (error) {
        // A PostgreSQL that was ready may be stopping by now.
        if (error instanceof StartError || attempt === maxAttempts) throw error;
        await sleep(retryEvery);
      }
    }
  }

  function onEnd(): void {
    if (!stopping) recovery = recover();
  }

  async function recover(): Promise<void> {
    say('PostgreSQL has ended by itself and is started again.');
    held = undefined;
    for (let wait = retryEvery; !stopping; wait = Math.min(wait * 2, maxWait)) {
      try {
        if (await lease!.isHeld()) held = await take();
        return;
      } catch (error) {
        say(`PostgreSQL cannot be started: ${(error as Error).message}`);
        await sleep(wait);
      }
    }
  }

  async function lose(): Promise<void> {
    stopping = true;
    await Promise.race([recovery, sleep(maxWait)]);
    if (held) await endAtOnce(held.postgres);
    onLost(
      new StartError(
        `The data folder ${dataFolder} was moved, removed or taken over by another server, so this one ends.`,
      ),
    );
  }

  try {
    places = await findPlaces(folder, { say, create: (newPlaces) => initialise(newPlaces, transport) });
    if (lease.isFromElsewhere) await waitForRemoteEnd(places.files, say);
    held = await take();
  } catch (error) {
    await lease.release();
    throw error;
  }
  const { connection } = held;
  const logWatch = setInterval(() => boundLog(places.log), checkLogEvery).unref();
  return {
    connection,
    async stop() {
      stopping = true;
      clearInterval(logWatch);
      await lease.announceEnd();
      await recovery;
      // PostgreSQL ends before the lock, so that no other server takes over one that is ending.
      await stop(places);
      await held?.lock.end();
      await lease.release();
    },
  };
}
