import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newestChange } from './start.ts';

let folder: string;
const built = Date.now() - 60_000;
const touch = (path: string, time: number) => utimes(join(folder, path), time / 1000, time / 1000);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildhall-start-'));
  await mkdir(join(folder, 'src/deep'), { recursive: true });
  for (const file of ['src/a.ts', 'src/deep/b.ts']) await writeFile(join(folder, file), '');
  for (const path of ['src/a.ts', 'src/deep/b.ts', 'src/deep', 'src']) await touch(path, built - 1000);
});
afterEach(() => rm(folder, { recursive: true }));

const isNewer = () => newestChange(join(folder, 'src')) > built;

it('sees no change when there is none', () => expect(isNewer()).toBe(false));

it('sees a changed file at any depth', async () => {
  await touch('src/deep/b.ts', built + 1000);
  expect(isNewer()).toBe(true);
});

it('sees a removed file', async () => {
  await rm(join(folder, 'src/deep/b.ts'));
  expect(isNewer()).toBe(true);
});

it('treats a missing file as never changed', () => {
  expect(newestChange(join(folder, 'nothing'))).toBe(0);
});
