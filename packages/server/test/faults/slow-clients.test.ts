import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../server.ts';
import { isCommand } from './rounds.ts';
import { underWay } from './under-way.ts';

const each = 150;
const largeFile = '/api/docs/static/swagger-ui-bundle.js';
/** More of it than the system buffers. */
const manyTimes = 20;

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(0);

/** Sends the start of a request, and then a byte each 250 ms. */
function drip(socket: Socket, start: string): void {
  socket.write(start);
  const timer = setInterval(() => socket.write('x'), 250);
  socket.once('close', () => clearInterval(timer));
}

test('slow clients delay no other call and are cut off', async ({ task }) => {
  const lines: string[] = [];
  const server = await startTestServer({
    measured: true,
    onLog: (line) => lines.push(line),
    // The command uses the real timeout.
    options: isCommand ? {} : { requestTimeout: 4000 },
  });
  onTestFinished(() => server.close());
  const { hostname, port } = new URL(server.url);
  const open = () => connect(Number(port), hostname).on('error', () => {});
  const size = Number(
    (await fetch(server.url + largeFile, { method: 'HEAD' })).headers.get('content-length'),
  );

  const opened = performance.now();
  const headers = Array.from({ length: each }, open);
  for (const socket of headers) drip(socket, 'GET /api/products HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const bodies = Array.from({ length: each }, open);
  for (const socket of bodies)
    drip(
      socket,
      'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    );
  const readers = Array.from({ length: 10 }, open);
  for (const socket of readers)
    socket.pause().write(`GET ${largeFile} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(manyTimes));

  const answers = [...headers, ...bodies].map(async (socket) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => void (text += chunk.toString()));
    await once(socket, 'close');
    return text;
  });
  let slowest = 0;
  let served = 0;
  let isOver = false;
  const others = (async () => {
    for (; !isOver; served += 1) {
      const started = performance.now();
      expect((await server.call('GET', '/api/products')).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - started);
    }
  })();
  const allAnswers = Promise.all(answers).finally(() => void (isOver = true));
  const [texts] = await Promise.all([allAnswers, others]);
  const sent = performance.now() - opened;
  for (const text of texts) {
    expect(text).toMatch(
      /^HTTP\/1\.1 408 [^]*\{"code":"bad_request","message":"[^"]+","requestId":"[^"]+"\}$/,
    );
  }
  await expect.poll(() => underWay(server)).toBe(0);
  const read = performance.now() - opened;
  // They receive only what the system has buffered.
  for (const socket of readers) {
    let received = 0;
    socket.on('data', (chunk: Buffer) => void (received += chunk.length));
    const closed = once(socket, 'close');
    socket.resume();
    await closed;
    expect(received).toBeLessThan(size * manyTimes);
  }
  // One that had to wait for the slow ones would be the only one.
  expect(served).toBeGreaterThan(1);
  expect(lines.filter((line) => /"level":[456]0/.test(line))).toEqual([]);
  task.meta.figures =
    `${2 * each} that send a byte at a time and ${readers.length} that read nothing, cut off within ${seconds(sent)} s and ${seconds(read)} s; ` +
    `${served} calls of others meanwhile, the slowest in ${Math.round(slowest)} ms`;
});
