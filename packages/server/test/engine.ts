import pg from 'pg';
import { onTestFinished } from 'vitest';
import { startEngine, type Engine } from '#db/embedded/engine.ts';
import type { Transport } from '#db/embedded/transport.ts';
import { makeDataFolder, removeDataFolder, type FolderOptions } from './data-folder.ts';

interface StartOptions {
  transport?: Transport;
  /** Receives a line about anything unexpected. */
  say?: (line: string) => void;
}

/** The embedded database of a data folder. */
export const start = (
  dataFolder: string,
  { transport, say = () => {} }: StartOptions = {},
): Promise<Engine> =>
  startEngine({ dataFolder, say, onLost: ({ message }) => say(message), ...(transport && { transport }) });

/** A data folder that is removed when the test ends. */
export async function temporary(options?: FolderOptions): Promise<string> {
  const folder = await makeDataFolder(options);
  onTestFinished(() => removeDataFolder(folder));
  return folder;
}

/** The first column of the first row. */
export async function ask({ connection }: Engine, query: string): Promise<unknown> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>({ text: query });
  await client.end();
  return Object.values(rows[0] ?? {})[0];
}
