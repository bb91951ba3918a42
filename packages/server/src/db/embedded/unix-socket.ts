import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { basename, dirname } from 'node:path';

/** Bytes: the limit of macOS without the final NUL, the lowest of our systems. */
export const maxSocketPath = 103;

/** Calls `run` with a path to the same file that is short enough for a socket; only Linux has one. */
async function withShortPath<Result>(path: string, run: (path: string) => Promise<Result>): Promise<Result> {
  if (process.platform !== 'linux' || Buffer.byteLength(path) <= maxSocketPath) return run(path);
  const folder = await open(dirname(path));
  try {
    return await run(`/proc/self/fd/${folder.fd}/${basename(path)}`);
  } finally {
    await folder.close();
  }
}

/**
 * Opens a Unix socket at `path` that closes each connection: a successful connection shows that this process is alive. It
 * does not keep the process running. Null where sockets are impossible, as on Windows and some network disks.
 */
export async function listenAt(path: string): Promise<Server | null> {
  const server = createServer((connection) => connection.destroy()).unref();
  // Without free descriptors a connection cannot be accepted, but its client is connected by then.
  server.on('error', () => {});
  return withShortPath(path, async (short) => {
    await once(server.listen(short), 'listening');
    return server;
  }).catch(() => null);
}

/**
 * Whether a process listens on the Unix socket at `path`. This works on the machine of that process, from any container and
 * under any path. `unknown` when there is no such socket, or access is denied.
 */
export async function probe(path: string): Promise<'answers' | 'refuses' | 'unknown'> {
  return withShortPath(path, async (short) => {
    const client = connect(short);
    try {
      await once(client, 'connect');
      return 'answers' as const;
    } finally {
      client.destroy();
    }
  }).catch((error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? 'refuses' : 'unknown'));
}
