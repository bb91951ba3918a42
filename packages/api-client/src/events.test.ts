import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createClient, NetworkError } from './index.ts';

let baseUrl = '';
let request: IncomingMessage;
let response: ServerResponse;
let opened: Promise<void>;
let onOpen: () => void;
const server = createServer((incoming, outgoing) => {
  [request, response] = [incoming, outgoing];
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  onOpen();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  opened = new Promise((resolve) => (onOpen = resolve));
});
afterEach(() => {
  response.destroy();
});
afterAll(() => server.close());

const listen = (options: { lastEventId?: string; signal?: AbortSignal } = {}) =>
  createClient({ baseUrl, getToken: () => 'secret' }).events.listen(options);

it('reads events however they are split, and skips comments', async () => {
  const events = listen({ lastEventId: 'seen' });
  const first = events.next();
  await opened;
  expect(request.url).toBe('/api/events');
  expect(request.headers).toMatchObject({ authorization: 'Bearer secret', 'last-event-id': 'seen' });
  const text = Buffer.from(
    ': alive\n\nid: 1\nevent: message\ndata: {"messageId":"ü: 1"}\n\nid: 2\nevent: reset\nda',
  );
  for (const byte of text) response.write(Buffer.of(byte));
  expect(await first).toEqual({
    done: false,
    value: { id: '1', event: 'message', data: { messageId: 'ü: 1' } },
  });
  response.end('ta: {}\n\n');
  expect((await events.next()).value).toEqual({ id: '2', event: 'reset', data: {} });
  expect(await events.next()).toEqual({ done: true, value: undefined });
});

it('closes the connection when the caller stops listening', async () => {
  const events = listen();
  const first = events.next();
  await opened;
  response.write('id: 1\nevent: reset\ndata: {}\n\n');
  await first;
  const closed = new Promise((resolve) => response.on('close', resolve));
  await events.return();
  await closed;
});

it('rejects when the connection is cut, and after a minute of silence', async () => {
  const broken = listen().next();
  await opened;
  response.destroy();
  await expect(broken).rejects.toBeInstanceOf(NetworkError);

  opened = new Promise((resolve) => (onOpen = resolve));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = listen().next();
  const failed = expect(silent).rejects.toBeInstanceOf(NetworkError);
  await opened;
  // The silence is timed from the response on.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { interval: 1, timeout: 20_000 });
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
});

it('rejects with the AbortError itself', async () => {
  const controller = new AbortController();
  const first = listen({ signal: controller.signal }).next();
  await opened;
  controller.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
});
