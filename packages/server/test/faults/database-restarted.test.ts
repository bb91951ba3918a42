import { expect, onTestFinished, test } from 'vitest';
import { startEngine } from '#db/embedded/engine.ts';
import { makeDataFolder, removeDataFolder } from '../data-folder.ts';
import { openStream } from '../event-stream.ts';
import { urlOf } from '../postgres.ts';
import { startTestServer } from '../server.ts';
import { createLoad } from './load.ts';
import { rounds } from './rounds.ts';

const restarts = Math.ceil(rounds / 3);

test(
  'a database that restarts under load causes 503 until it is back, and then the server recovers by itself',
  { timeout: 600_000 + restarts * 20_000 },
  async ({ task }) => {
    const folder = await makeDataFolder();
    const lines: string[] = [];
    const start = () =>
      startEngine({ dataFolder: folder, say: () => {}, onLost: ({ message }) => lines.push(message) });
    let engine = await start();
    const server = await startTestServer({
      databaseUrl: urlOf(engine.connection, 'postgres'),
      onLog: (line) => lines.push(line),
      options: { writeLimit: 1_000_000 },
    });
    onTestFinished(async () => {
      await server.close();
      await engine.stop();
      await removeDataFolder(folder);
    });
    const load = await createLoad(server.url);
    const stream = await openStream(server.url, load.me.token);
    const resets = () => stream.events.filter(({ event }) => event === 'reset').length;
    const statusOf = async (path: string) => (await server.call('GET', path)).status;
    const stop = load.start(server.url);
    let slowest = 0;
    for (let restart = 1; restart <= restarts; restart += 1) {
      const [written, refused] = [load.acknowledged(), load.refusals.length];
      await expect.poll(() => load.acknowledged()).toBeGreaterThan(written + 20);
      await expect.poll(() => statusOf('/api/ready')).toBe(200);
      await engine.stop();
      expect(await statusOf('/api/ready')).toBe(503);
      expect(await statusOf('/api/health')).toBe(200);
      await expect.poll(() => load.refusals.length).toBeGreaterThan(refused + 20);
      engine = await start();
      const back = performance.now();
      const before = load.acknowledged();
      await expect.poll(() => statusOf('/api/ready')).toBe(200);
      await expect.poll(() => load.acknowledged()).toBeGreaterThan(before);
      slowest = Math.max(slowest, performance.now() - back);

      // Notifications in between are lost, so streams get a reset, and then events again.
      await expect.poll(resets).toBe(1 + restart);
      await expect.poll(() => stream.events.at(-1)?.event).toBe('message');
    }
    await stop();
    expect(new Set(load.refusals.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['503 unavailable']),
    );
    expect(load.unanswered()).toBe(0);
    await load.check(server.url);
    expect(lines.join('')).toContain('The bus has lost its connection');
    stream.leave();
    task.meta.figures =
      `${restarts} restarts, ${load.acknowledged()} writes acknowledged, none lost; ` +
      `${load.refusals.length} answered 503; recovered at most ${Math.round(slowest)} ms after the database`;
  },
);
