import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ask, start, temporary } from '../../../test/engine.ts';
import { outlast } from './outlast.ts';
import { pidFilePath } from './pid-file.ts';

async function outlastIn(files: string): Promise<{ wait: number; isNamed: boolean }[]> {
  const waits: { wait: number; isNamed: boolean }[] = [];
  await outlast(
    files,
    () => {},
    async (wait) => void waits.push({ wait, isNamed: existsSync(pidFilePath(files)) }),
  );
  return waits;
}

it('waits out a PostgreSQL that may live on another machine, with its file removed', async () => {
  const files = join(await temporary(), 'postgres');
  await mkdir(files);
  expect(await outlastIn(files)).toEqual([]);
  // No process has this number.
  await writeFile(pidFilePath(files), `4194305\n${files}\n1\n5432\n${files}\n\n  1 2\nready   \n`);
  expect(await outlastIn(files)).toEqual([{ wait: 75_000, isNamed: false }]);
});

it('leaves one that is here as it is', async () => {
  const folder = await temporary();
  const engine = await start(folder);
  expect(await outlastIn(join(folder, 'postgres'))).toEqual([]);
  expect(await ask(engine, 'select 1')).toBe(1);
  await engine.stop();
});
