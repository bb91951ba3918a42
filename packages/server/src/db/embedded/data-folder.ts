import { realpathSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { StartError } from '#start-error.ts';

/** Without `recursive`, which tries forever on a file system such as /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}

/** The error for a data folder that cannot be used. */
export const unusable = (dataFolder: string, error: unknown): StartError =>
  new StartError(
    `The data folder ${dataFolder} cannot be used: ${(error as Error).message}. Set GUILDHALL_DATA to one that can.`,
  );

/** Opens a data folder for writing, and creates it if necessary. Returns its real path; throws StartError. */
export async function openDataFolder(dataFolder: string): Promise<string> {
  try {
    await makeFolder(resolve(dataFolder));
    await access(dataFolder, constants.W_OK);
    return realpathSync(dataFolder);
  } catch (error) {
    throw unusable(dataFolder, error);
  }
}
