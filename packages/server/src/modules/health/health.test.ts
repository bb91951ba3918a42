import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

it.each(['/api/health', '/api/ready'])('%s answers 200', async (path) => {
  // On a busy machine the database's first response may come too late for a probe.
  await expect.poll(() => server.call('GET', path)).toMatchObject({ status: 200, body: { status: 'ok' } });
});

it('a server with all connections in use is healthy, but not ready', async () => {
  const { db, pool } = server.context;
  let giveBack = () => {};
  const isOver = new Promise<void>((resolve) => (giveBack = resolve));
  const taken = Array.from({ length: 10 }, () => db.connection().execute(() => isOver));
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(10);
  const probes = ['/api/ready', '/api/health', '/api/ready'].map((path) => server.call('GET', path));
  expect((await Promise.all(probes)).map(({ status }) => status)).toEqual([503, 200, 503]);
  // Only one of many probes waits for a connection.
  expect(pool.waiting).toBe(1);
  giveBack();
  await Promise.all(taken);
  await expect.poll(async () => (await server.call('GET', '/api/ready')).status).toBe(200);
});
