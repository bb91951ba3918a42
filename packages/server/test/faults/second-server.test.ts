import { expect, onTestFinished, test } from 'vitest';
import { makeDataFolder, postgresOf, removeDataFolder } from '../data-folder.ts';
import { spawnServer } from '../process.ts';
import { createLoad } from './load.ts';

test('a second server on a data folder is refused in one line, and the first one writes on', async ({
  task,
}) => {
  const folder = await makeDataFolder();
  onTestFinished(() => removeDataFolder(folder));
  const first = spawnServer(folder);
  const url = await first.ready;
  const load = await createLoad(url);
  const database = postgresOf(folder);
  const stop = load.start(url);
  const started = performance.now();
  const second = await spawnServer(folder).ended;
  const refusedAfter = Math.round(performance.now() - started);
  const meanwhile = load.acknowledged();
  await expect.poll(() => load.acknowledged()).toBeGreaterThan(meanwhile + 20);
  await stop();
  expect(second).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Another Guildhall server is using the data folder .*\n$/) as string,
  });
  expect([load.refusals, load.unanswered()]).toEqual([[], 0]);
  await load.check(url);
  expect(postgresOf(folder)).toBe(database);
  first.kill('SIGTERM');
  expect(await first.ended).toMatchObject({ code: 0 });
  task.meta.figures = `refused after ${refusedAfter} ms, while the first one acknowledged ${meanwhile} writes and refused none`;
});
