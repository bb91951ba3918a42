import { expect, it } from 'vitest';
import { errorOf, isThere, named, read } from './coverage-page.ts';

const page = 'docs/operations.md';
// Without code blocks, whose backquotes come in threes.
const names = named(read(page).replaceAll(/^ *```[^]*?^ *```$/gm, '')).map((name) =>
  name.replaceAll(/\s+/g, ' '),
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

it('the tests and files that docs/operations.md names exist', () => {
  const tests = names.filter((name) => name.includes(' › '));
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.map(errorOf).filter(Boolean)).toEqual([]);
  const files = names.filter((name) => /^(packages|scripts|deploy|docs)\/\S+$/.test(name));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !file.includes('dist/') && !isThere(file))).toEqual([]);
});

it('every test file is named with its whole path', () => {
  const tests = names.filter((name) => /^\S+\.test\.ts$/.test(name));
  expect(tests.filter((name) => !isThere(name))).toEqual([]);
});

it('the npm scripts that it runs exist', () => {
  const used = [...read(page).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !(name in scripts))).toEqual([]);
});
