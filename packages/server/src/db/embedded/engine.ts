import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionOptions } from '#db/pool.ts';
import { StartError } from '#start-error.ts';
import { lockFolder } from './folder-lock.ts';
import { findPlaces } from './places.ts';
import { ensureRunning, initialise, stop } from './postmaster.ts';
import { usualTransport, type Transport } from './transport.ts';

/** A PostgreSQL of the server's own, held by this process alone. */
export interface Engine {
  connection: ConnectionOptions;
  /** Ends it in good order, and returns when it is gone. */
  stop(): Promise<void>;
}

interface EngineOptions {
  dataFolder: string;
  /** Hears one line when something is not where, or not how, one would expect it. */
  say: (line: string) => void;
  /** @default a Unix socket, on Windows a loopback port */
  transport?: Transport;
}

const retryEvery = 250;
/** Where PostgreSQL keeps failing, as on a full disk, trying without end must not become a load of its own. */
const longestWait = 5000;
const mostAttempts = 20;

/**
 * Starts, or adopts, the PostgreSQL of a data folder, and starts it again should it end by itself. Throws
 * StartError when another server holds the folder.
 */
export async function startEngine({
  dataFolder,
  say,
  transport = usualTransport,
}: EngineOptions): Promise<Engine> {
  const places = await findPlaces(dataFolder, {
    say,
    create: (newPlaces) => initialise(newPlaces, transport),
  });
  let stopping = false;
  let recovery = Promise.resolve();

  async function take() {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const connection = transport.connection(places, await ensureRunning(places, transport));
        const lock = await lockFolder(connection, onLost);
        if (lock) return { connection, lock };
        break;
      } catch (error) {
        // The one that was found ready may have been told to end in the meantime.
        if (error instanceof StartError || attempt === mostAttempts) throw error;
        await sleep(retryEvery);
      }
    }
    throw new StartError(
      `Another Guildhall server is using the data folder ${dataFolder}. Stop it, or set GUILDHALL_DATA to another folder.`,
    );
  }

  function onLost(): void {
    if (!stopping) recovery = recover();
  }

  async function recover(): Promise<void> {
    say('PostgreSQL has ended by itself and is started again.');
    for (let wait = retryEvery; !stopping; wait = Math.min(wait * 2, longestWait)) {
      try {
        held = await take();
        return;
      } catch (error) {
        say(`PostgreSQL cannot be started: ${(error as Error).message}`);
        await sleep(wait);
      }
    }
  }

  let held = await take();
  return {
    connection: held.connection,
    async stop() {
      stopping = true;
      await recovery;
      // The lock goes down with PostgreSQL and not before, so that nobody takes over what is ending.
      await stop(places);
      await held.lock.end();
    },
  };
}
