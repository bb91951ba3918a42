import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '#start-error.ts';
import { findBinaries, program, sharedCopy, type Binaries } from './binaries.ts';
import {
  canEnter,
  canPass,
  canRun,
  giveTo,
  identityForInitdb,
  identityOf,
  newIdentity,
  nobody,
  type Identity,
} from './identity.ts';
import { findPostgres, readPidFile } from './pid-file.ts';

/** Where root puts files that PostgreSQL's user cannot reach in root's private folders. */
const shared = '/var/lib/guildhall';

/** The programs, user and files of the PostgreSQL of one data folder. */
export interface Places {
  binaries: Binaries;
  identity: Identity;
  /** PostgreSQL's own folder, private to `identity`. */
  files: string;
  /** PostgreSQL's own log. */
  log: string;
}

interface Callbacks {
  /** Receives a line about files in an unusual place. */
  say: (line: string) => void;
  /** Fills the empty folder `files` with a new database. */
  create: (places: Places) => Promise<void>;
}

/** The database's files, if there are any; they may be elsewhere behind a symbolic link. */
async function findFiles(link: string): Promise<string | undefined> {
  if (existsSync(link)) return realpathSync(link);
  if (lstatSync(link, { throwIfNoEntry: false })) {
    throw new StartError(`${link} points to ${await readlink(link)}, where there is no database.`);
  }
  return undefined;
}

async function usableBinaries(identity: Identity, say: Callbacks['say']): Promise<Binaries> {
  const installed = await findBinaries();
  if (canRun(identity, program(installed, 'postgres'))) return installed;
  if (identity) {
    await openShared();
    const copy = await sharedCopy(installed, shared);
    if (canRun(identity, program(copy, 'postgres'))) {
      say(`PostgreSQL's user cannot read ${installed.folder}, so it runs from a copy in ${copy.folder}.`);
      return copy;
    }
  }
  throw new StartError(
    `${program(installed, 'postgres')} cannot be run on this machine. Set DATABASE_URL to use another PostgreSQL.`,
  );
}

/** Finds the database of an open data folder, or creates it on the first start. */
export async function findPlaces(folder: string, callbacks: Callbacks): Promise<Places> {
  const link = join(folder, 'postgres');
  const log = join(folder, 'postgres.log');
  const existing = await findFiles(link);
  const identity = existing === undefined ? newIdentity() : await ownIdentity(existing);
  const binaries = await usableBinaries(identity, callbacks.say);
  if (existing === undefined) {
    await createFiles({ binaries, identity, files: link, log }, callbacks);
    return findPlaces(folder, { ...callbacks, say: () => {} });
  }
  const owner = statSync(existing).uid;
  if (process.getuid && owner !== (identity?.uid ?? process.getuid())) {
    throw new StartError(`The database in ${existing} belongs to another user (uid ${owner}).`);
  }
  if (!canEnter(identity, existing)) {
    throw new StartError(`The user that owns the database in ${existing} (uid ${owner}) cannot reach it.`);
  }
  return { binaries, identity, files: existing, log };
}

/** The owner of the files. Files of `nobody` get an owner of their own, once no PostgreSQL runs on them. */
async function ownIdentity(files: string): Promise<Identity> {
  const owner = identityOf(files);
  if (owner === undefined || owner.uid !== nobody()?.uid) return owner;
  const own = newIdentity();
  if (!own || !canPass(own, dirname(files))) return owner;
  if ((await findPostgres(files, readPidFile(files))) !== 'gone') return owner;
  giveTo(own, files);
  return own;
}

/** Creates the files under another name and renames them, so that an interrupted first start leaves no partial database. */
async function createFiles(places: Places, { say, create }: Callbacks): Promise<void> {
  const { identity, files: link } = places;
  const maker = identityForInitdb();
  async function build(files: string): Promise<void> {
    await create({ ...places, identity: maker, files });
    if (identity) giveTo(identity, files);
  }
  let files = `${link}.${randomUUID()}`;
  try {
    await makePrivate(files, maker);
    if (canEnter(maker, files)) {
      await build(files);
      await rename(files, link);
    } else {
      await rm(files, { recursive: true });
      await openShared();
      files = join(shared, randomUUID());
      await makePrivate(files, maker);
      await build(files);
      await symlink(files, link);
      say(
        `PostgreSQL's user cannot enter the data folder, so its files are in ${files}; ${link} points there.`,
      );
    }
  } catch (error) {
    await rm(files, { recursive: true, force: true });
    const lostRace = ['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '');
    if (!lostRace || !existsSync(link)) throw error;
  }
}

async function makePrivate(folder: string, identity: Identity): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  if (identity) await chown(folder, identity.uid, identity.gid);
}

async function openShared(): Promise<void> {
  await mkdir(shared, { recursive: true });
  await chmod(shared, 0o755);
}
