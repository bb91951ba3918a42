import { rename } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataFolder, postgresOf, removeDataFolder } from '../data-folder.ts';
import { spawnServer } from '../process.ts';
import { killWhileWriting, timeout } from './kills.ts';
import { createLoad } from './load.ts';

test(
  'a server that is killed in the middle of writes opens again on the database that lived on',
  { timeout },
  async ({ task }) => {
    task.meta.figures = await killWhileWriting({
      kill: (server) => server.kill('SIGKILL'),
      opened: (before, now) => expect(now).toBe(before),
    });
  },
);

test('a server that was killed opens again in a folder that was moved under its database', async () => {
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
