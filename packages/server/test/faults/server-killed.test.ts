import { rename } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataFolder, postgresOf, removeDataFolder } from '../data-folder.ts';
import { spawnServer } from '../process.ts';
import { killWhileWriting, timeout } from './kills.ts';
import { createLoad } from './load.ts';

test(
  'a server that is killed during writes starts again on its running database',
  { timeout },
  async ({ task }) => {
    task.meta.figures = await killWhileWriting({
      kill: (server) => server.kill('SIGKILL'),
      restarted: (before, now) => expect(now).toBe(before),
    });
  },
);

test('a server that was killed starts again in a folder that was moved while its database ran', async () => {
  const folder = await makeDataFolder();
  const moved = `${folder}-moved`;
  onTestFinished(() => removeDataFolder(moved));
  const killed = spawnServer(folder);
  const load = await createLoad(await killed.ready);
  killed.kill('SIGKILL');
  await killed.ended;
  await rename(folder, moved);
  const left = postgresOf(moved);
  expect(left).not.toBeNull();
  const next = spawnServer(moved);
  await load.check(await next.ready);
  expect(postgresOf(moved)).not.toBe(left);
  next.kill('SIGTERM');
  expect(await next.ended).toMatchObject({ code: 0, stderr: '' });
});
