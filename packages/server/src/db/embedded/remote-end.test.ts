import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ask, start, temporary } from '../../../test/engine.ts';
import { pidFilePath } from './pid-file.ts';
import { waitForRemoteEnd } from './remote-end.ts';

/** The waits of `waitForRemoteEnd`, with whether `postmaster.pid` exists. */
async function waitsFor(files: string): Promise<{ wait: number; hasPidFile: boolean }[]> {
  const waits: { wait: number; hasPidFile: boolean }[] = [];
  await waitForRemoteEnd(
    files,
    () => {},
    async (wait) => void waits.push({ wait, hasPidFile: existsSync(pidFilePath(files)) }),
  );
  return waits;
}

it('removes the pid file of a PostgreSQL that may run on another machine, and waits for its end', async () => {
  const files = join(await temporary(), 'postgres');
  await mkdir(files);
  expect(await waitsFor(files)).toEqual([]);
  // No process has this id.
  await writeFile(pidFilePath(files), `4194305\n${files}\n1\n5432\n${files}\n\n  1 2\nready   \n`);
  expect(await waitsFor(files)).toEqual([{ wait: 75_000, hasPidFile: false }]);
});

it('does not wait for a PostgreSQL on this machine', async () => {
  const folder = await temporary();
  const engine = await start(folder);
  expect(await waitsFor(join(folder, 'postgres'))).toEqual([]);
  expect(await ask(engine, 'select 1')).toBe(1);
  await engine.stop();
});
