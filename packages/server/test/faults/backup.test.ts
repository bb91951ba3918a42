import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backupFolder, runBackupCommand, temporaryDataFolder } from '../backup.ts';
import { send } from '../client.ts';
import { spawnServer } from '../process.ts';
import { createLoad } from './load.ts';
import { rounds } from './rounds.ts';

test(
  'a backup during writes contains all earlier acknowledged writes, and no partial one',
  { timeout: 600_000 + rounds * 60_000 },
  async ({ task }) => {
    const files = await backupFolder();
    const folder = await temporaryDataFolder();
    const server = spawnServer(folder);
    const url = await server.ready;
    const load = await createLoad(url);
    let meanwhile = 0;
    for (let round = 0; round < rounds; round += 1) {
      const file = join(files, `${round}.tar.gz`);
      const stop = load.start(url);
      const goal = load.acknowledged() + 50;
      await expect.poll(() => load.acknowledged(), { interval: 1 }).toBeGreaterThan(goal);
      const [checkBackup, before] = [load.mark(), load.acknowledged()];
      expect(await runBackupCommand('backup', folder, [file])).toMatchObject({ code: 0, stderr: '' });
      const during = load.acknowledged() - before;
      meanwhile += during;
      await stop();
      expect(during).toBeGreaterThan(0);

      const empty = await temporaryDataFolder();
      expect(await runBackupCommand('restore', empty, [file])).toMatchObject({ code: 0, stderr: '' });
      const restored = spawnServer(empty);
      const { me, other } = load;
      await checkBackup(await restored.ready);
      expect((await send(await restored.ready, me, other, 'Later')).status).toBe(201);
      restored.kill('SIGTERM');
      expect(await restored.ended).toMatchObject({ code: 0 });
    }
    expect([load.refusals, load.unanswered()]).toEqual([[], 0]);
    await load.check(url);
    server.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
    task.meta.figures = `${rounds} backups, ${load.acknowledged()} writes acknowledged, ${meanwhile} of them while one was made`;
  },
);
