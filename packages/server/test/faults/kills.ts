import { expect, onTestFinished } from 'vitest';
import { makeDataFolder, postgresOf, removeDataFolder } from '../data-folder.ts';
import { spawnServer, type ServerProcess } from '../process.ts';
import { createLoad } from './load.ts';
import { randomNumbers } from './random.ts';
import { rounds } from './rounds.ts';

/** How long all rounds may take, in milliseconds. */
export const timeout = 600_000 + rounds * 30_000;

interface Kill {
  /** Kills the processes of the scenario. */
  kill: (server: ServerProcess, folder: string) => void;
  /** Called when the server has started again, with the process id of its database before and now. */
  restarted: (before: number | null, now: number | null) => void;
}

/**
 * Kills a server during writes and starts it again, in several rounds. Fails when it does not start, or when an
 * acknowledged write is missing, stored twice or out of order. Returns the figures.
 */
export async function killWhileWriting({ kill, restarted }: Kill): Promise<string> {
  const folder = await makeDataFolder();
  onTestFinished(() => removeDataFolder(folder));
  let server = spawnServer(folder);
  const load = await createLoad(await server.ready);
  const random = randomNumbers();
  let slowest = 0;
  let kills = 0;
  // On a busy machine all writes may be answered in time: at least one kill has to cut one off.
  while (kills < rounds || load.unanswered() === 0) {
    kills += 1;
    const database = postgresOf(folder);
    const stop = load.start(await server.ready);
    const goal = load.acknowledged() + 20 + random() * 80;
    await expect.poll(() => load.acknowledged(), { interval: 1 }).toBeGreaterThan(goal);
    kill(server, folder);
    await Promise.all([server.ended, stop()]);
    const killed = performance.now();
    server = spawnServer(folder);
    const url = await server.ready;
    slowest = Math.max(slowest, performance.now() - killed);
    restarted(database, postgresOf(folder));
    await load.check(url);
  }
  expect(load.refusals.filter(({ status }) => status !== 503)).toEqual([]);
  server.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
  expect(postgresOf(folder)).toBeNull();
  return (
    `${kills} kills, ${load.acknowledged()} writes acknowledged, none lost, twice or out of order; ` +
    `${load.unanswered()} cut off; started again in at most ${Math.round(slowest)} ms`
  );
}
