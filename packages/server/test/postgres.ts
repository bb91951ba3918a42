import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConnectionOptions } from '#db/connect.ts';
import { program } from '#db/embedded/binaries.ts';
import { startEngine, type Engine } from '#db/embedded/engine.ts';
import { identityFor } from '#db/embedded/identity.ts';
import type { Places } from '#db/embedded/places.ts';
import { ensureRunning, stop } from '#db/embedded/postmaster.ts';
import { socket } from '#db/embedded/transport.ts';

/** Where Debian and Homebrew put a PostgreSQL of one major version. */
const installedFolders = (major: string): string[] => [
  `/usr/lib/postgresql/${major}`,
  `/opt/homebrew/opt/postgresql@${major}`,
  `/usr/local/opt/postgresql@${major}`,
];

function install(major: string): void {
  // Only the programs are wanted, no cluster that starts with the machine.
  mkdirSync('/etc/postgresql-common/createcluster.d', { recursive: true });
  writeFileSync('/etc/postgresql-common/createcluster.d/guildhall.conf', 'create_main_cluster = false\n');
  const apt = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'inherit' });
  apt('update');
  apt('install', '-y', '--no-install-recommends', `postgresql-${major}`);
}

function findInstalled(major: string): string {
  const find = () => installedFolders(major).find((folder) => existsSync(folder));
  const found = find();
  if (found) return found;
  const cannot = `PostgreSQL ${major} is needed to run this suite and is not installed`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`${cannot}. Debian: apt-get install postgresql-${major}.`);
  }
  try {
    install(major);
  } catch (error) {
    throw new Error(`${cannot}; apt-get could not install it: ${(error as Error).message}`, { cause: error });
  }
  const installed = find();
  if (!installed) throw new Error(`${cannot}, although apt-get says so.`);
  return installed;
}

async function startInstalled(major: string, folder: string): Promise<Engine> {
  const identity = identityFor(undefined);
  const files = join(folder, 'postgres');
  const places: Places = {
    binaries: { folder: findInstalled(major), version: major },
    identity,
    files,
    log: join(folder, 'postgres.log'),
  };
  mkdirSync(files, { mode: 0o700 });
  if (identity) chownSync(files, identity.uid, identity.gid);
  execFileSync(
    program(places.binaries, 'initdb'),
    [`--pgdata=${files}`, '--username=guildhall', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust'],
    { ...identity, cwd: files, stdio: 'ignore' },
  );
  const pidFile = await ensureRunning(places, socket);
  return { connection: socket.connection(places, pidFile), stop: () => stop(places) };
}

/** The server's own PostgreSQL, or with `major` one that is installed on the machine. */
export const startPostgres = (folder: string, major: string | undefined): Promise<Engine> =>
  major === undefined
    ? startEngine({ dataFolder: folder, say: (line) => process.stderr.write(`${line}\n`) })
    : startInstalled(major, folder);

/** The address of one database of that engine, as `DATABASE_URL` takes it. */
export const urlOf = ({ host, port, user }: ConnectionOptions, database: string): string =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
