import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The text of an HTTP request. */
export function requestTo(
  url: URL,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${url.host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** A keep-alive connection with one request at a time. Much cheaper than fetch, so that the server is the bottleneck. */
export interface Connection {
  /** Sends a request and calls `done` with the whole response. */
  ask(request: string, done: (status: number, response: Buffer) => void): void;
  close(): void;
}

const headEnd = Buffer.from('\r\n\r\n');

/** The length of the first response in `data`, or Infinity until its headers are complete. */
function lengthOf(data: Buffer): number {
  const end = data.indexOf(headEnd);
  if (end === -1) return Infinity;
  const head = data.toString('latin1', 0, end + 2);
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1];
  if (length === undefined && !head.startsWith('HTTP/1.1 304'))
    throw new Error(`A response without a length:\n${head}`);
  return end + headEnd.length + Number(length ?? 0);
}

export async function open(url: URL): Promise<Connection> {
  const socket: Socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  await once(socket, 'connect');
  let waiting: ((status: number, response: Buffer) => void) | undefined;
  let received: Buffer | undefined;
  socket.on('data', (chunk: Buffer) => {
    received = received ? Buffer.concat([received, chunk]) : chunk;
    if (received.length < lengthOf(received)) return;
    const response = received;
    const done = waiting!;
    received = waiting = undefined;
    done(Number(response.toString('latin1', 9, 12)), response);
  });
  socket.on('close', () => {
    if (waiting) throw new Error('The server has closed a connection.');
  });
  return {
    ask(request, done) {
      waiting = done;
      socket.write(request, 'latin1');
    },
    close() {
      waiting = undefined;
      socket.destroy();
    },
  };
}

/** Opens a response that does not end, and calls `onData` with each chunk. Resolves when it starts. */
export async function listen(
  url: URL,
  request: string,
  onData: (text: string) => void,
): Promise<{ close(): void }> {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  socket.write(request, 'latin1');
  const [first] = (await once(socket, 'data')) as [Buffer];
  if (!first.toString('latin1').startsWith('HTTP/1.1 200')) throw new Error(first.toString());
  socket.on('data', (chunk: Buffer) => onData(chunk.toString('latin1')));
  return { close: () => void socket.destroy() };
}

/** Runs `step` for each number below `count`, `size` at a time. */
export async function inBatches<Result>(
  count: number,
  step: (n: number) => Promise<Result>,
  size = 200,
): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < count) {
    const batch = Array.from({ length: Math.min(size, count - results.length) }, (_, n) =>
      step(results.length + n),
    );
    results.push(...(await Promise.all(batch)));
  }
  return results;
}

/** Sends a request and resolves with the whole response. */
export const ask = (connection: Connection, request: string) =>
  new Promise<{ status: number; response: Buffer }>((resolve) => {
    connection.ask(request, (status, response) => resolve({ status, response }));
  });

/**
 * Responses per second of a server when each connection sends its request again, or its next one, as soon as it has the
 * response. `onTime` is called with the milliseconds of each.
 */
export async function saturate(
  url: URL,
  requests: readonly (string | (() => string))[],
  status: number,
  count: number,
  onTime: (milliseconds: number) => void = () => {},
): Promise<number> {
  const connections = await Promise.all(requests.map(() => open(url)));
  const start = performance.now();
  let received = 0;
  await new Promise<void>((done) => {
    for (const [index, connection] of connections.entries()) {
      const again = () => {
        const request = requests[index]!;
        const asked = performance.now();
        connection.ask(typeof request === 'string' ? request : request(), (got) => {
          if (got !== status) throw new Error(`The status was ${got} instead of ${status}`);
          onTime(performance.now() - asked);
          received += 1;
          if (received === count) done();
          if (received < count) again();
        });
      };
      again();
    }
  });
  const rate = count / ((performance.now() - start) / 1000);
  for (const connection of connections) connection.close();
  return rate;
}
