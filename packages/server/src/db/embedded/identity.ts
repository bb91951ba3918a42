import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { lchownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#start-error.ts';

/** The user that PostgreSQL runs as; undefined is the user of this process. Fits the options of `spawn`. */
export type Identity = { uid: number; gid: number } | undefined;

const isRoot = (): boolean => process.getuid?.() === 0;

/** The user `nobody`, which many programs share; undefined where there is none. */
export function nobody(): Identity {
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
}

/** The range of systemd's dynamic users, which no distribution gives to permanent users. */
const first = 61_184;
const last = 65_519;

/** An unused user id. PostgreSQL can run without a user name, so no user has to be created. */
function unusedUser(): Identity {
  for (;;) {
    const uid = randomInt(first, last + 1);
    if (spawnSync('id', [String(uid)], { stdio: 'ignore' }).status !== 0) return { uid, gid: uid };
  }
}

/** The user for a new database: under root a new one, because PostgreSQL refuses to run as root. */
export const newIdentity = (): Identity => (isRoot() ? unusedUser() : undefined);

/** The user who creates a database. Unlike PostgreSQL itself, `initdb` needs one with a name. */
export function identityForInitdb(): Identity {
  if (!isRoot()) return undefined;
  const identity = nobody();
  if (identity) return identity;
  throw new StartError(
    'PostgreSQL refuses to run as root, and there is no user nobody. Start the server as an ordinary user.',
  );
}

/** The owner of existing files; under root PostgreSQL runs as that user. */
export function identityOf(files: string): Identity {
  if (!isRoot()) return undefined;
  const { uid, gid } = statSync(files);
  if (uid === 0) throw new StartError(`${files} belongs to root, which may not run PostgreSQL.`);
  return { uid, gid };
}

/** Gives a folder and its content to that user; the folder last, so that an interrupted call is repeated. */
export function giveTo({ uid, gid }: NonNullable<Identity>, folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), uid, gid);
  lchownSync(folder, uid, gid);
}

const succeeds = (command: string, args: string[], identity: Identity): boolean =>
  spawnSync(command, args, { ...identity, cwd: '/', stdio: 'ignore' }).status === 0;

/** Whether the program runs under that user, by a test run. */
export const canRun = (identity: Identity, path: string): boolean => succeeds(path, ['--version'], identity);

/** Whether that user can enter a folder and write to it, by a test. */
export const canEnter = (identity: Identity, folder: string): boolean =>
  identity === undefined || succeeds('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], identity);

/** Whether that user can enter a folder, by a test. */
export const canPass = (identity: Identity, folder: string): boolean =>
  identity === undefined || succeeds('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], identity);
