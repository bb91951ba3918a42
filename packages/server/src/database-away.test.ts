import type { ErrorBody } from '@guildhall/contract';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEngine, type Engine } from '#db/embedded/engine.ts';
import { connect } from '../test/connections.ts';
import { openStream } from '../test/event-stream.ts';
import { urlOf } from '../test/postgres.ts';
import { address, startTestServer, type TestServer } from '../test/server.ts';

let dataFolder: string;
let engine: Engine;
let server: TestServer;
const lines: string[] = [];
const start = () => startEngine({ dataFolder, say: () => {} });
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'guildhall-away-'));
  await chmod(dataFolder, 0o755);
  engine = await start();
  server = await startTestServer({
    databaseUrl: urlOf(engine.connection, 'postgres'),
    onLog: (line) => lines.push(line),
  });
});
afterAll(async () => {
  await server.close();
  await engine.stop();
  await rm(dataFolder, { recursive: true });
});

it('a database that restarts under load is a 503 until it is back, and then all goes on by itself', async () => {
  const [me, other] = [await server.company(), await server.company()];
  await connect(server, me, other);
  const stream = await openStream(server.url, other.token);
  const acknowledged: string[] = [];
  const refusals: { status: number; body: ErrorBody }[] = [];
  let loaded = true;
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let number = 0; loaded; number += 1) {
      const { status, body } = await server.call<ErrorBody & { data: { _id: string } }>(
        ...address('sendMessage'),
        {
          token: me.token,
          body: { senderId: me.user._id, receiverId: other.user._id, content: `${writer}-${number}` },
        },
      );
      if (status === 201) acknowledged.push(body.data._id);
      else refusals.push({ status, body });
    }
  });
  const statusOf = async (path: string) => (await server.call('GET', path)).status;
  expect(await statusOf('/api/ready')).toBe(200);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);

  await engine.stop();
  expect(await statusOf('/api/ready')).toBe(503);
  expect(await statusOf('/api/health')).toBe(503);
  await expect.poll(() => refusals.length).toBeGreaterThan(20);
  engine = await start();
  const before = acknowledged.length;
  await expect.poll(() => statusOf('/api/ready'), { timeout: 10_000 }).toBe(200);
  await expect.poll(() => acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(before + 20);
  loaded = false;
  await Promise.all(writers);

  expect(new Set(refusals.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['503 unavailable']),
  );
  const stored = await server.context.db.selectFrom('messages').select('id').execute();
  const ids = new Set(stored.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);

  // What was told in between is lost, so whoever listens begins anew, and hears again.
  await expect.poll(() => stream.events.filter(({ event }) => event === 'reset')).toHaveLength(2);
  const last = stream.events.findLastIndex(({ event }) => event === 'reset');
  expect(stream.events.slice(last + 1)).not.toEqual([]);
  expect(lines.join('')).toContain('The bus has lost its connection');
  stream.leave();
});
