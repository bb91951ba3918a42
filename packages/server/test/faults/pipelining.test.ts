import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataFolder, removeDataFolder } from '../data-folder.ts';
import { spawnServer } from '../process.ts';

/** More than ten, so that some are closed. */
const readers = 40;
const largeFile = '/api/docs/static/swagger-ui-bundle.js';
/** Calls of one connection in progress at a time. */
const maxInProgress = 16;

/** Sends the same request many times over one connection and reads no response. */
function pipeline(url: string, path: string, times: number): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.pause().write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times));
  return socket;
}

async function startMeasured() {
  const folder = await makeDataFolder();
  onTestFinished(() => removeDataFolder(folder));
  const server = spawnServer(folder, {
    env: { GUILDHALL_LOG: 'info', METRICS_PORT: '0', NODE_OPTIONS: '--max-old-space-size=512' },
  });
  const url = await server.ready;
  const port = () => /Metrics are served on port (\d+)/.exec(server.output())?.[1];
  // The log may come after the address.
  await expect.poll(port).toBeDefined();
  /** The sum of all series of a metric. */
  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${port()}/metrics`)).text();
    return [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (.+)$`, 'gm'))].reduce(
      (sum, [, value]) => sum + Number(value),
      0,
    );
  };
  return { server, url, metric, inProgress: () => metric('guildhall_http_requests_in_progress') };
}

test('files that are requested many times and never read take little memory, and delay no other call', async ({
  task,
}) => {
  const { server, url, metric, inProgress } = await startMeasured();
  const before = await metric('process_open_fds');
  const sockets = Array.from({ length: readers }, () => pipeline(url, largeFile, 20_000));
  // So many requests of ten or more connections wait that others are closed.
  await expect.poll(inProgress).toBeGreaterThanOrEqual(Math.min(readers, 5) * maxInProgress);
  let [descriptors, memory] = [0, 0];
  for (let call = 0; call < 50; call += 1) {
    expect((await fetch(`${url}/api/products`)).status).toBe(200);
    expect(await inProgress()).toBeLessThanOrEqual(readers * maxInProgress);
    descriptors = Math.max(descriptors, await metric('process_open_fds'));
    memory = Math.max(memory, await metric('process_resident_memory_bytes'));
  }
  // Each has a connection and sixteen files.
  expect(descriptors).toBeLessThan(before + readers * (maxInProgress + 1) + 20);
  expect(memory).toBeLessThan(400e6);
  for (const socket of sockets) socket.resetAndDestroy();
  await expect.poll(inProgress).toBe(0);
  await expect.poll(() => metric('process_open_fds')).toBeLessThan(before + 20);
  server.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
  task.meta.figures = `${readers} that send 20,000 requests: ${descriptors - before} descriptors, ${Math.round(memory / 1e6)} MB of memory`;
});

test('many calls that are sent at once delay no other call, and leave no trace in the log', async ({
  task,
}) => {
  const { server, url, metric, inProgress } = await startMeasured();
  const all = 30_000;
  const started = () => metric('guildhall_http_request_duration_seconds_count');
  const socket = pipeline(url, '/api/products?limit=1', all);
  let answered = 0;
  socket.on('data', (chunk: Buffer) => void (answered += chunk.toString().split('HTTP/1.1 200').length - 1));
  socket.resume();
  await expect.poll(() => answered).toBeGreaterThan(0);
  for (let call = 0; call < 20; call += 1) {
    expect((await fetch(`${url}/api/products`)).status).toBe(200);
  }
  const meanwhile = answered;
  // Without the limit all of them would get their response first.
  expect(meanwhile).toBeLessThan(all / 4);
  socket.resetAndDestroy();
  await once(socket, 'close');
  await expect.poll(inProgress).toBe(0);
  const lines = server.output().split('\n');
  const calls = lines.filter((line) => line.includes('"reqId"'));
  expect(calls.length).toBeLessThanOrEqual(await started());
  expect(calls.length).toBeLessThanOrEqual(maxInProgress);
  const traces = lines.filter((line) => line.includes('"stack"') || line.length > 500);
  expect(traces, traces.join('\n')).toEqual([]);
  server.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
  task.meta.figures = `20 calls of others answered while ${meanwhile} of ${all} calls were; ${calls.length} lines in the log`;
});
