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
import { maxSocketPath } from './unix-socket.ts';

/** A way to connect the server to its PostgreSQL. */
export interface Transport {
  /** The options of `initdb` that let the server in. */
  initdbOptions(places: Places): string[];
  /** The settings for the start of PostgreSQL. */
  settings(places: Places): Promise<Record<string, string | number>>;
  /** The SQL that lets the server into a database from another data folder. May write a password file. */
  admission(places: Places): string;
  /** The options to connect to a running PostgreSQL. */
  connection(places: Places, pidFile: PidFile): ConnectionOptions;
}

const user = 'guildhall';
/** The database of the server's tables. */
export const database = 'postgres';

/** PostgreSQL's own folder, or if its path is too long a private one among the temporary files. */
function socketFolder({ files, identity }: Places): string {
  if (Buffer.byteLength(join(files, socketName)) <= maxSocketPath) return files;
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

/** Quotes a path for a list in PostgreSQL's settings. */
const quoted = (path: string): string => `"${path.replaceAll('"', '""')}"`;

/**
 * A Unix socket, so that no port is open. It needs no password: only root and PostgreSQL's own user can enter its folder,
 * and they could also read the database's files.
 */
export const socket: Transport = {
  initdbOptions: () => ['--auth=trust'],
  settings: async (places) => {
    const folder = socketFolder(places);
    return {
      listen_addresses: '',
      // Always one among its files as well: there every server finds it.
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

/** The transport for this platform. */
export const usualTransport = process.platform === 'win32' ? loopback : socket;
