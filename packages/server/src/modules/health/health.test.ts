import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
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

it('a node that may not log in to the database any more is not ready, and answers 503 until it may again', async () => {
  const { dbWithoutTimeout: db, newId } = server.context;
  const url = new URL(server.databaseUrl);
  url.username = `node_${newId()}`;
  const role = sql.id(url.username);
  await sql`create role ${role} superuser login`.execute(db);
  const node = await startTestServer({ databaseUrl: url.href });
  onTestFinished(async () => {
    await node.close();
    await sql`drop role ${role}`.execute(db);
  });
  const statuses = () =>
    Promise.all(
      ['/api/ready', '/api/requests?limit=1'].map(async (path) => (await node.call('GET', path)).status),
    );
  await sql`alter role ${role} nologin`.execute(db);
  // Not the bus, whose connection may stay open for months.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where usename = ${url.username} and application_name = 'guildhall'`.execute(db);
  await expect.poll(() => node.context.pool.totalCount).toBe(0);
  expect(await statuses()).toEqual([503, 503]);
  await sql`alter role ${role} login`.execute(db);
  await expect.poll(statuses).toEqual([200, 200]);
});
