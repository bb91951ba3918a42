import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStream } from '../../test/event-stream.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';
import { serveMetrics } from './metrics.ts';

let server: TestServer;
let served: { close(): void };
let url: string;
beforeAll(async () => {
  server = await startTestServer({ measured: true });
  let line = '';
  const log = { ...server.context.log, info: (text: string) => void (line = text) };
  served = await serveMetrics(server.metrics, { port: 0, host: '127.0.0.1', log: log as never });
  url = `http://127.0.0.1:${/\d+$/.exec(line)?.[0]}`;
});
afterAll(async () => {
  served.close();
  await server.close();
});

/** The metrics by name and labels. */
const read = async (): Promise<Record<string, number>> => {
  const response = await fetch(`${url}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => /^(.*) (\S+)$/.exec(line)!.slice(1))) as Record<
    string,
    number
  >;
};
const responses = (labels: string) => `guildhall_http_request_duration_seconds_count{${labels}}`;

it('counts requests by the template of their route and by their status', async () => {
  const { token, user } = await server.company();
  const companies = [user._id, (await server.company()).user._id, server.context.newId()];
  for (const company of companies) await server.call(...address('getProfile', company), { token });
  await server.call(...address('createRequest'), { token, body: {} });
  await server.call('GET', `/api/nothing/${user._id}`);
  await expect.poll(read).toMatchObject({
    [responses('method="GET",route="/api/users/currentUser/:id",status="200"')]: '2',
    [responses('method="GET",route="/api/users/currentUser/:id",status="404"')]: '1',
    [responses('method="POST",route="/api/requests",status="400"')]: '1',
    [responses('method="GET",route="unknown",status="404"')]: '1',
  });
  expect(JSON.stringify(await read())).not.toContain(user._id);
});

it('counts a request that is cut off, and shows the streams that are open', async () => {
  const { token } = await server.company();
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  const inProgress = (method: string, route: string) =>
    `guildhall_http_requests_in_progress{method="${method}",route="${route}"}`;
  await expect.poll(read).toMatchObject({ [inProgress('POST', '/api/users/login')]: '1' });
  socket.destroy();
  await expect.poll(read).toMatchObject({ [inProgress('POST', '/api/users/login')]: '0' });

  const streams = [await openStream(server.url, token), await openStream(server.url, token)];
  await expect.poll(read).toMatchObject({ [inProgress('GET', '/api/events')]: '2' });
  for (const stream of streams) stream.leave();
  await expect.poll(read).toMatchObject({ [inProgress('GET', '/api/events')]: '0' });
  expect(Object.keys(await read()).filter((name) => /duration.*events/.test(name))).toEqual([]);
});

it('shows the bus, the database connections and the process', async () => {
  const figures = await read();
  expect(figures).toMatchObject({ guildhall_bus_listening: '1', guildhall_database_waiting: '0' });
  expect(Number(figures['guildhall_database_connections'])).toBeGreaterThan(0);
  expect(Number(figures['process_resident_memory_bytes'])).toBeGreaterThan(0);
});

it('is served nowhere else', async () => {
  expect((await fetch(`${url}/api/health`)).status).toBe(404);
  expect((await server.call('GET', '/metrics')).status).toBe(404);
});
