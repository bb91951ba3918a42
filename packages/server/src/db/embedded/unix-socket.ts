import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { basename, dirname } from 'node:path';

/** Bytes. The least that a system we run on allows (macOS, less the final NUL). */
export const longestSocketPath = 103;

/** Runs something with a path to the same place that is short enough for a socket, as far as the system has one. */
async function withShortPath<Result>(path: string, run: (path: string) => Promise<Result>): Promise<Result> {
  if (process.platform !== 'linux' || Buffer.byteLength(path) <= longestSocketPath) return run(path);
  const folder = await open(dirname(path));
  try {
    return await run(`/proc/self/fd/${folder.fd}/${basename(path)}`);
  } finally {
    await folder.close();
  }
}

/**
 * Opens a Unix socket at `path` that says nothing and keeps no process running: whoever connects learns that this
 * process lives. Null where there can be none, as on Windows and some network disks.
 */
export async function listenAt(path: string): Promise<Server | null> {
  const server = createServer((connection) => connection.destroy()).unref();
  // A connection that could not be taken, for want of descriptors: whoever asked was answered by then.
  server.on('error', () => {});
  return withShortPath(path, async (short) => {
    await once(server.listen(short), 'listening');
    return server;
  }).catch(() => null);
}

/**
 * Whether a process listens on the Unix socket at `path`. Only on the machine of that process does this tell: from
 * any container, and under any path. `unknown` when there is no such socket, or it may not be tried.
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
