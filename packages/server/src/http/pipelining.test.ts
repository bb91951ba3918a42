import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { address, startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const open = () => {
  const { hostname, port } = new URL(server.url);
  return connect(Number(port), hostname).on('error', () => {});
};
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const last = get('/api/last', 'Connection: close\r\n');
/** The paths of unknown addresses, in the order of their responses. */
const pathsOf = (responses: string) =>
  [...responses.matchAll(/There is no \w+ \/api\/(\w+)\./g)].map(([, path]) => path);

it.each([100, 5000])('responds to %d requests that arrive at once in their order', async (count) => {
  const socket = open();
  socket.write(
    numbers(count)
      .map((number) => get(`/api/${number}`))
      .join('') + last,
  );
  expect(pathsOf(await text(socket))).toEqual([...numbers(count).map(String), 'last']);
});

it('reads the body of a request that had to wait', async () => {
  const { token } = await server.company();
  const body = JSON.stringify({ request: 'x'.repeat(4000), budget: '1', supply_industry: 'Retail' });
  const post =
    `POST /api/requests HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const socket = open();
  const written = get('/api/products').repeat(40) + post;
  socket.write(written.slice(0, -3000));
  const answers = text(socket);
  await once(socket, 'data');
  socket.write(written.slice(-3000) + get('/api/products').repeat(40) + last);
  const statuses = [...(await answers).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual([...Array(40).fill('200'), '201', ...Array(40).fill('200'), '404']);
});

it('closes a connection with too many waiting requests, and frees their places', async () => {
  const stalled: { socket: Socket; token: string }[] = [];
  let cut = false;
  while (!cut) {
    const { token } = await server.company();
    const socket = open().once('close', () => void (cut = true));
    stalled.push({ socket, token });
    // A stream of events never ends, and all requests behind it wait.
    const stream = get('/api/events', `Authorization: Bearer ${token}\r\n`);
    socket.write(stream + get('/api').repeat(3000));
    // The connection that is closed receives no data.
    await once(socket, 'data').catch(() => {});
  }
  expect(stalled.length).toBeGreaterThan(4);
  for (const { socket } of stalled) socket.resetAndDestroy();
  // The end of a stream is written to a connection that is gone.
  for (const { token } of stalled) await server.call(...address('logOut'), { token });
  const answered = async () => {
    const socket = open();
    socket.write(get('/api/products').repeat(3000) + last);
    const answers = await text(socket).catch(() => '');
    return [...answers.matchAll(/HTTP\/1\.1 200/g)].length;
  };
  await expect.poll(answered).toBe(3000);
});
