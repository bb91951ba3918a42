import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildExports, buildIndex, buildReadme } from '../scripts/build-entries.ts';
import { buildChecks } from '../scripts/build-size-budgets.ts';
import { entries, rooms } from '../scripts/rooms.ts';
import { subpath } from '../scripts/subpath.ts';
import { formatFor } from '../scripts/write-formatted.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

describe('the entries (else run `npm run entries -w @guildhall/ui`)', () => {
  it('has a subpath for every component', () => {
    const { exports } = JSON.parse(read('package.json')) as { exports: unknown };
    expect(exports).toEqual(buildExports());
  });

  it('re-exports every public name', async () => {
    const url = new URL('../src/index.ts', import.meta.url);
    expect(read('src/index.ts')).toBe(await formatFor(url, buildIndex()));
  });

  it('lists every component in the README', async () => {
    const url = new URL('../README.md', import.meta.url);
    expect(read('README.md')).toBe(await formatFor(url, buildReadme()));
    for (const { name, room } of entries) expect(read('README.md')).toContain(`\`${subpath(name, room)}\``);
  });

  it('has a budget for every entry (else run `npm run budgets -w @guildhall/ui`)', () => {
    const budgets = JSON.parse(read('.size-limit.json')) as { name: string; path: string }[];
    expect(budgets.map(({ name, path }) => ({ name, path }))).toEqual(buildChecks());
  });

  it('shows rooms and categories in their order in the sidebar', () => {
    const [, order = ''] =
      /storySort: \{\s*order: (\[[^]*?\]),\s*\},/.exec(read('../../.storybook/preview.tsx')) ?? [];
    const written = Object.values(rooms).map(({ title, categories }) =>
      [
        `'${title}'`,
        ...(categories.length > 0 ? [`[${categories.map((name) => `'${name}'`).join(', ')}]`] : []),
      ].join(', '),
    );
    expect(order.replaceAll(/\s+/g, ' ')).toContain(written.join(', '));
  });

  it('points to sources that exist', () => {
    const sources = Object.values(buildExports()).filter((entry) => typeof entry !== 'string');
    expect(
      sources
        .map((entry) => entry['@guildhall/source'])
        .filter((path) => !existsSync(new URL(`../${path}`, import.meta.url))),
    ).toEqual([]);
  });
});
