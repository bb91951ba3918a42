import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

/** The cells of every row of the page's tables, without heads and rules. */
const rows = read('docs/specification-coverage.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Behaviour|-+) /.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** What is named between backquotes. */
const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

/** `file › title`, the form in which a row names a test. */
function fault(proof: string): string | undefined {
  const [path = '', title] = proof.split(' › ');
  if (!title) return `${proof}: no title`;
  if (!/\.(test\.tsx?|spec\.ts|stories\.tsx)$/.test(path)) return `${path} is no test`;
  if (!existsSync(resolve(root, path))) return `${path} is not there`;
  return read(path).includes(title) ? undefined : `${path} has no "${title}"`;
}

test('the page has rows', () => {
  expect(rows.length).toBeGreaterThan(100);
});

test.each(rows)('%s', (_behaviour, livesIn = '', provenBy = '') => {
  expect(named(livesIn), 'Lives in').not.toEqual([]);
  expect(named(livesIn).filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
  expect(named(provenBy), 'Proven by').not.toEqual([]);
  expect(named(provenBy).map(fault).filter(Boolean)).toEqual([]);
});

test('a row without a proof is found', () => {
  expect(fault('scripts/specification-coverage.test.ts')).toMatch('no title');
  expect(fault('README.md › Run it')).toMatch('is no test');
  expect(fault('e2e/nowhere.spec.ts › x')).toMatch('is not there');
  expect(fault('scripts/lint-rules.test.ts › no such title at all')).toMatch('has no');
});
