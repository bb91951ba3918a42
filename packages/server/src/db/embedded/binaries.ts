import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '#start-error.ts';

const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const suffix = process.platform === 'win32' ? '.exe' : '';

/** The programs of one PostgreSQL. */
export interface Binaries {
  /** Contains `bin`, `lib` and `share`, which find one another relative to it. */
  folder: string;
  version: string;
}

/** The path of one of PostgreSQL's programs. */
export const program = ({ folder }: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string =>
  join(folder, 'bin', name + suffix);

/** The PostgreSQL that was installed with the server for this kind of machine. */
export async function findBinaries(): Promise<Binaries> {
  let root: string;
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    throw new StartError(
      `There is no PostgreSQL to start: ${packageName} is not installed. Set DATABASE_URL to one of your own, or ` +
        'install it: npm ci --omit=dev --workspace @guildhall/server --workspace @guildhall/embedded-postgres',
    );
  }
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const folder = join(root, 'native');
  await linkLibraries(root, folder);
  return { folder, version };
}

/**
 * An npm package cannot contain symbolic links. This one creates them in an install script, which package managers may
 * forbid; without them the programs do not find their libraries.
 */
async function linkLibraries(root: string, folder: string): Promise<void> {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') {
        throw new StartError(`PostgreSQL's libraries cannot be linked at ${path}: ${error.message}`);
      }
    });
  }
}

/** A copy that every user can read, one for each version. */
export async function sharedCopy(installed: Binaries, parent: string): Promise<Binaries> {
  const folder = join(parent, `postgresql-${installed.version}`);
  if (!existsSync(folder)) {
    const copy = `${folder}.${randomUUID()}`;
    await cp(installed.folder, copy, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', copy]);
    // Two first starts at once: the copy of the slower one is not needed.
    await rename(copy, folder).catch(() => rm(copy, { recursive: true }));
  }
  return { ...installed, folder };
}
