import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request as it goes over the wire. */
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

/** One connection that is kept alive, with one request at a time. Far cheaper than fetch, so the server is what is measured. */
export interface Connection {
  /** Sends a request and calls `done` with the whole answer. */
  ask(request: string, done: (status: number, answer: Buffer) => void): void;
  close(): void;
}

const headEnd = Buffer.from('\r\n\r\n');

/** The length of the first answer in `data`, once its head is there. */
function lengthOf(data: Buffer): number {
  const end = data.indexOf(headEnd);
  if (end === -1) return Infinity;
  const head = data.toString('latin1', 0, end + 2);
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1];
  if (length === undefined && !head.startsWith('HTTP/1.1 304'))
    throw new Error(`An answer without a length:\n${head}`);
  return end + headEnd.length + Number(length ?? 0);
}

export async function open(url: URL): Promise<Connection> {
  const socket: Socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  await once(socket, 'connect');
  let waiting: ((status: number, answer: Buffer) => void) | undefined;
  let received: Buffer | undefined;
  socket.on('data', (chunk: Buffer) => {
    received = received ? Buffer.concat([received, chunk]) : chunk;
    if (received.length < lengthOf(received)) return;
    const answer = received;
    const done = waiting!;
    received = waiting = undefined;
    done(Number(answer.toString('latin1', 9, 12)), answer);
  });
  socket.on('close', () => {
    if (waiting) throw new Error('The server has cut a connection off.');
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

/** Opens an answer that does not end, and calls `heard` with what comes. Resolves when it begins. */
export async function listen(
  url: URL,
  request: string,
  heard: (text: string) => void,
): Promise<{ close(): void }> {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  socket.write(request, 'latin1');
  const [first] = (await once(socket, 'data')) as [Buffer];
  if (!first.toString('latin1').startsWith('HTTP/1.1 200')) throw new Error(first.toString());
  socket.on('data', (chunk: Buffer) => heard(chunk.toString('latin1')));
  return { close: () => void socket.destroy() };
}

/** Does a step for each number below `count`, so many at a time. */
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

/** Sends a request and resolves with the whole answer. */
export const ask = (connection: Connection, request: string) =>
  new Promise<{ status: number; answer: Buffer }>((resolve) => {
    connection.ask(request, (status, answer) => resolve({ status, answer }));
  });

/** Answers per second that a server gives when each request's connection asks again as soon as it is answered. */
export async function saturate(
  url: URL,
  requests: readonly string[],
  status: number,
  answers: number,
): Promise<number> {
  const connections = await Promise.all(requests.map(() => open(url)));
  const began = performance.now();
  let answered = 0;
  await new Promise<void>((done) => {
    for (const [index, connection] of connections.entries()) {
      const again = () =>
        connection.ask(requests[index]!, (got) => {
          if (got !== status) throw new Error(`Answered ${got} in place of ${status}`);
          answered += 1;
          if (answered === answers) done();
          if (answered < answers) again();
        });
      again();
    }
  });
  const rate = answers / ((performance.now() - began) / 1000);
  for (const connection of connections) connection.close();
  return rate;
}
