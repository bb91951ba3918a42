import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { StartError } from '#start-error.ts';

/** The user that PostgreSQL runs as; undefined is the user of this process. Fits the options of `spawn`. */
export type Identity = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. Under root it runs as the owner of its files, or before there are any
 * as `nobody`, so that no user need be made for it.
 */
export function identityFor(files: string | undefined): Identity {
  if (process.getuid?.() !== 0) return undefined;
  if (files !== undefined && existsSync(files)) {
    const { uid, gid } = statSync(files);
    if (uid === 0) throw new StartError(`${files} belongs to root, which may not run PostgreSQL.`);
    return { uid, gid };
  }
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    throw new StartError(
      'PostgreSQL refuses to run as root, and there is no user nobody. Start the server as an ordinary user.',
    );
  }
}

const succeeds = (command: string, args: string[], identity: Identity): boolean =>
  spawnSync(command, args, { ...identity, cwd: '/', stdio: 'ignore' }).status === 0;

/** Whether the program runs under that user, found out by running it. */
export const canRun = (identity: Identity, path: string): boolean => succeeds(path, ['--version'], identity);

/** Whether that user can enter a folder and write to it, found out by trying. */
export const canEnter = (identity: Identity, folder: string): boolean =>
  identity === undefined || succeeds('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], identity);
