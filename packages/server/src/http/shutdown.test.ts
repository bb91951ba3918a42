import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { spawnServer } from '../../test/process.ts';
import { startTestServer } from '../../test/server.ts';
import type { AppOptions } from '../app.ts';

const get = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';
const open = async (url: string): Promise<Socket> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};
const start = (options: AppOptions = {}) => startTestServer({ options });

it('responds while it drains, is no longer ready, and ends at once after a second signal', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const env = { DATABASE_URL: database.url, GUILDHALL_DRAIN_SECONDS: '3600' };
  const server = spawnServer('', { env });
  const url = await server.ready;
  const idle = await open(url);
  idle.write(get);
  await once(idle, 'data');
  server.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/api/ready`)).status).toBe(503);
  for (const path of ['/api/health', '/api/requests']) {
    const { status, headers } = await fetch(url + path);
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
  }
  idle.write(get);
  expect(await text(idle)).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n/s);
  server.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 1 });
});

it('responds to calls on open connections after it has stopped listening', async () => {
  const server = await start();
  const [used, unused] = [await open(server.url), await open(server.url)];
  used.write(get);
  await once(used, 'data');
  const closed = server.close();
  while (server.isListening()) await nextTurn();
  for (const socket of [used, unused]) {
    // The event loop has nothing to do for a moment.
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    socket.write(get);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n/s);
  }
  await closed;
});

it('closes idle connections without a reset', async () => {
  const server = await start({ callTimeout: 3_600_000 });
  const sockets = [await open(server.url), await open(server.url)];
  sockets[0]!.write(get);
  await once(sockets[0]!, 'data');
  await server.close();
  // A connection that is reset rejects.
  expect(await Promise.all(sockets.map(text))).toEqual(['', '']);
});

it('cuts off a call that takes too long', async () => {
  const server = await start({ callTimeout: 500 });
  const socket = await open(server.url);
  socket.write(
    'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  const ended = once(socket.resume(), 'close');
  await server.call('GET', '/api/health');
  await server.close();
  await ended;
});
