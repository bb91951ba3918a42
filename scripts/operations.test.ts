import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LiveEvent } from '../packages/contract/src/schemas/live-event.ts';
import { errorOf, isThere, named, read } from './coverage-page.ts';

const page = 'docs/operations.md';
// Without code blocks, whose backquotes come in threes.
const names = named(read(page).replaceAll(/^ *```[^]*?^ *```$/gm, '')).map((name) =>
  name.replaceAll(/\s+/g, ' '),
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

it('the tests that docs/operations.md names exist', () => {
  const tests = names.filter((name) => name.includes(' › '));
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.map(errorOf).filter(Boolean)).toEqual([]);
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

/** The names in the first column of the table of a section. */
const rowsIn = (section: string) => {
  const [, after = ''] = read(page).split(`\n## ${section}\n`);
  const [text = ''] = after.split('\n## ');
  return [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name!);
};

it('lists every event of the contract', () => {
  const events = LiveEvent.anyOf.map(({ properties }) => properties.event.const);
  expect(rowsIn('Events').toSorted()).toEqual(events.toSorted());
});

it('lists every scenario of failures', () => {
  const tests = readdirSync(join(import.meta.dirname, '../packages/server/test/faults')).filter((file) =>
    file.endsWith('.test.ts'),
  );
  const scenarios = tests.map((file) => file.slice(0, -'.test.ts'.length));
  expect(rowsIn('Faults').toSorted()).toEqual(scenarios.toSorted());
});
