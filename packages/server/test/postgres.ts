import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConnectionOptions } from '#db/pool.ts';
import { program, type Binaries } from '#db/embedded/binaries.ts';
import { startEngine, type Engine } from '#db/embedded/engine.ts';
import { identityForInitdb } from '#db/embedded/identity.ts';
import type { Places } from '#db/embedded/places.ts';
import { ensureRunning, stop } from '#db/embedded/postmaster.ts';
import { socket } from '#db/embedded/transport.ts';
import { canInstall, install } from './apt.ts';

/** Where Debian and Homebrew put their PostgreSQL of a major version. */
const installedFolders = (major: number): string[] => [
  `/usr/lib/postgresql/${major}`,
  `/opt/homebrew/opt/postgresql@${major}`,
  `/usr/local/opt/postgresql@${major}`,
];
const newest = 30;

/** The wanted version, or the oldest one above it that is installed. */
export function findInstalled(wanted: number): Binaries | undefined {
  for (let major = wanted; major <= newest; major += 1) {
    const folder = installedFolders(major).find((path) => existsSync(join(path, 'bin/postgres')));
    if (folder !== undefined) return { folder, version: String(major) };
  }
  return undefined;
}

/** Installs the PostgreSQL of this Debian: only its programs, no cluster that starts with the machine. */
function installPostgres(): void {
  mkdirSync('/etc/postgresql-common/createcluster.d', { recursive: true });
  writeFileSync('/etc/postgresql-common/createcluster.d/guildhall.conf', 'create_main_cluster = false\n');
  install('postgresql');
}

function findOrInstall(wanted: number): Binaries {
  const found = findInstalled(wanted);
  if (found) return found;
  if (canInstall()) installPostgres();
  const installed = findInstalled(wanted);
  if (installed) return installed;
  throw new Error(
    `This suite needs an installed PostgreSQL ${wanted} or newer, and there is none. Debian: apt-get install postgresql.`,
  );
}

async function startInstalled(wanted: number, folder: string): Promise<Engine> {
  const binaries = findOrInstall(wanted);
  process.stdout.write(`The server's tests run on PostgreSQL ${binaries.version} in ${binaries.folder}.\n`);
  const identity = identityForInitdb();
  const files = join(folder, 'postgres');
  const places: Places = {
    binaries,
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

/** The server's own PostgreSQL, or with `wanted` an installed one of that major version or newer. */
export const startPostgres = (folder: string, wanted: string | undefined): Promise<Engine> =>
  wanted === undefined
    ? startEngine({
        dataFolder: folder,
        say: (line) => process.stderr.write(`${line}\n`),
        onLost: ({ message }) => process.stderr.write(`${message}\n`),
      })
    : startInstalled(Number(wanted), folder);

/** The address of one database of that engine, as `DATABASE_URL` takes it. */
export const urlOf = ({ host, port, user }: ConnectionOptions, database: string): string =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
