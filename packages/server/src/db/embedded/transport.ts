import { createHash, randomBytes } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import getPort from 'get-port';
import type { ConnectionOptions } from '#db/pool.ts';
import { StartError } from '#start-error.ts';
import { canEnter } from './identity.ts';
import { socketName, socketPort, type PidFile } from './pid-file.ts';
import type { Places } from './places.ts';
import { longestSocketPath } from './unix-socket.ts';

/** One way for the server to reach its PostgreSQL. */
export interface Transport {
  /** How a new database is told to let the server in. */
  initdbOptions(places: Places): string[];
  /** What PostgreSQL is started with. */
  settings(places: Places): Promise<Record<string, string | number>>;
  /** The SQL that lets the server into a database that was made elsewhere, with whatever it needs for that. */
  admission(places: Places): string;
  /** How to connect to one that runs. */
  connection(places: Places, pidFile: PidFile): ConnectionOptions;
}

const user = 'guildhall';
/** The one that the server keeps its tables in. */
export const database = 'postgres';

/** PostgreSQL's own folder, or where that makes too long a path a private one among the temporary files. */
function socketFolder({ files, identity }: Places): string {
  if (Buffer.byteLength(join(files, socketName)) <= longestSocketPath) return files;
  const owner = identity?.uid ?? process.getuid?.();
  const name = `guildhall-${createHash('sha256').update(`${files} ${owner}`).digest('hex').slice(0, 16)}`;
  const folder = join(canEnter(identity, tmpdir()) ? tmpdir() : '/tmp', name);
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (identity) chownSync(folder, identity.uid, identity.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o77) !== 0) {
    throw new StartError(
      `${folder} is needed for a socket, but somebody else has made it. Please remove it.`,
    );
  }
  return folder;
}

/** As one of a list of PostgreSQL's. */
const quoted = (path: string): string => `"${path.replaceAll('"', '""')}"`;

/**
 * A Unix socket, so that no port is open. No password guards it: only root and PostgreSQL's own user can
 * enter its folder, and they could as well read the database's files.
 */
export const socket: Transport = {
  initdbOptions: () => ['--auth=trust'],
  settings: async (places) => {
    const folder = socketFolder(places);
    return {
      listen_addresses: '',
      // Always one among its files as well: there it is found from everywhere.
      unix_socket_directories: quoted(folder) + (folder === places.files ? '' : ', .'),
      unix_socket_permissions: '0700',
      port: socketPort,
    };
  },
  connection: ({ files }, { folder, socketFolder: host, port }) => ({
    // The files may have been moved since it was started.
    host: host === folder ? files : host,
    port,
    user,
    database,
    ssl: false,
  }),
  admission: () => `alter role ${user} password null`,
};

const passwordFile = ({ log }: Places): string => join(dirname(log), 'postgres.password');

/** Writes a new password into its file. */
function makePassword(places: Places): string {
  const password = randomBytes(32).toString('base64url');
  const file = passwordFile(places);
  writeFileSync(file, password, { mode: 0o600 });
  if (places.identity) chownSync(file, places.identity.uid, places.identity.gid);
  return password;
}

/** A port of the loopback interface and a password, for Windows, where Node.js cannot use Unix sockets. */
export const loopback: Transport = {
  initdbOptions(places) {
    makePassword(places);
    return ['--auth=scram-sha-256', `--pwfile=${passwordFile(places)}`];
  },
  settings: async () => ({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: await getPort({ host: '127.0.0.1' }),
  }),
  admission: (places) => `alter role ${user} password '${makePassword(places)}'`,
  connection: (places, { port }) => ({
    host: '127.0.0.1',
    port,
    user,
    database,
    password: readFileSync(passwordFile(places), 'utf8'),
    ssl: false,
  }),
};

/** The one of this kind of machine. */
export const usualTransport = process.platform === 'win32' ? loopback : socket;
