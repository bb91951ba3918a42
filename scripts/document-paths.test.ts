import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { named, read } from './coverage-page.ts';

const root = resolve(import.meta.dirname, '..');
const pages = [
  'ARCHITECTURE.md',
  'README.md',
  'CONTRIBUTING.md',
  'docs/decisions/README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Where a page may begin a path: at the root, or where the sources of a package begin. */
const starts = [
  '.',
  'packages',
  ...['server', 'app', 'ui', 'contract'].map((name) => `packages/${name}/src`),
];
const rooms = /^(packages|docs|scripts|deploy|e2e|visual|bench|consumers|server|app|modules|http|db|lib)\//;
const isPath = (name: string) =>
  !/^[/@]|\s|\bdist\b|:/.test(name) && (rooms.test(name) || /\.(tsx?|md|conf|service)$/.test(name));

/** Whether something below a folder has these names, in which `*` stands for anything. */
function has(folder: string, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined || name === '**') return existsSync(folder);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false;
  if (!name.includes('*')) return has(join(folder, name), rest);
  const pattern = new RegExp(`^${name.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`);
  return readdirSync(folder).some((entry) => pattern.test(entry) && has(join(folder, entry), rest));
}

/** `a/{b,c}/<Name>.ts` as paths with `*`. */
function patternsOf(name: string): string[] {
  const [, before = '', choices = '', after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(name) ?? [];
  if (choices === '') return [name.replaceAll(/<\w+>/g, '*')];
  return choices.split(',').flatMap((choice) => patternsOf(before + choice + after));
}

/** The paths of a paragraph or a row that are nowhere. A file may be named after its folder, or after another one in it. */
function missingIn(block: string, page: string): string[] {
  const names = [...named(block).map((name) => name.split(' › ')[0]!), ...linksIn(block)].filter(isPath);
  const near = names.flatMap(patternsOf).flatMap((name) => [name, dirname(name)]);
  const bases = [
    ...starts,
    dirname(page),
    ...near.flatMap((name) => starts.map((start) => join(start, name))),
  ];
  const isThere = (pattern: string) =>
    bases.some((base) =>
      has(
        root,
        join(base, pattern)
          .split('/')
          .filter((step) => step !== '.'),
      ),
    );
  return names.filter((name) => !patternsOf(name).every(isThere));
}

/** Where the links of a text lead, if that is in the repository. */
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)#:]+)[^)]*\)/g)].map(([, path]) => path!);

const blocksOf = (text: string) =>
  text.replaceAll(/^ *```[^]*?^ *```$/gm, '').split(/\n\s*\n|\n(?=[|]|\s*- )/);

test.each(pages)('every path that %s names is there', (page) => {
  expect(blocksOf(read(page)).flatMap((block) => missingIn(block, page))).toEqual([]);
});

test('a path that is nowhere is found', () => {
  const missing = (block: string) => missingIn(block, 'README.md');
  expect(missing('`scripts/nowhere.ts`, `packages/server/src/{db,nowhere}`')).toEqual([
    'scripts/nowhere.ts',
    'packages/server/src/{db,nowhere}',
  ]);
  expect(missing('`packages/server/src/db`: `schema.ts`, `nowhere.ts`')).toEqual(['nowhere.ts']);
  expect(missing('`packages/ui/src/trade/<Name>/<Name>.nowhere.ts`')).toHaveLength(1);
  expect(missing('[there](docs/security.md), [nowhere](docs/nowhere.md#here)')).toEqual(['docs/nowhere.md']);
  expect(
    missing('`text/html`, `npm run db`, `/api/docs`, `@guildhall/ui`, `node packages/server/dist/main.js`'),
  ).toEqual([]);
});
