import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from './fixtures.ts';

const app = resolve(import.meta.dirname, '../packages/app');

test('source maps are built, and not served', async ({ server }) => {
  const scripts = (await readdir(join(app, 'dist/assets'))).filter((name) => name.endsWith('.js'));
  const maps = scripts.map((name) => `${name}.map`);
  const statuses = maps.flatMap((name) =>
    [`/assets/${name}`, `/${name}`, `/source-maps/${name}`].map(async (path) => {
      const { status } = await fetch(server.url + path);
      return status;
    }),
  );
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([404]));
  expect(await readdir(join(app, 'source-maps'))).toEqual(expect.arrayContaining(maps));
  for (const name of scripts) {
    expect(await readFile(join(app, 'dist/assets', name), 'utf8')).not.toContain('sourceMappingURL');
  }
});
