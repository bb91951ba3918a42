import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#start-error.ts';
import { openDataFolder } from './data-folder.ts';
import { startEngine, type Engine } from './engine.ts';
import { findPostgres, readPidFile } from './pid-file.ts';
import { findPlaces } from './places.ts';
import { usualTransport, type Transport } from './transport.ts';

interface ReachOptions {
  dataFolder: string;
  /** Receives a line about anything unexpected. */
  say: (line: string) => void;
  /** @default the transport for this platform */
  transport?: Transport;
}

/**
 * For a command: the PostgreSQL that runs on a data folder, or one that is started for it. Throws StartError when there is
 * no database.
 */
export async function reachEngine({
  dataFolder,
  say,
  transport = usualTransport,
}: ReachOptions): Promise<Engine> {
  const none = new StartError(`There is no database in ${dataFolder}. GUILDHALL_DATA names another folder.`);
  if (!existsSync(join(dataFolder, 'postgres'))) throw none;
  const folder = await openDataFolder(dataFolder);
  const places = await findPlaces(folder, { say, create: () => Promise.reject(none) });
  const found = readPidFile(places.files);
  const runs = found?.status === 'ready' && (await findPostgres(places.files, found)) !== 'gone';
  if (!runs) return startEngine({ dataFolder, say, transport });
  return { connection: transport.connection(places, found), stop: async () => {} };
}
