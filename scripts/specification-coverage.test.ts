import { expect, test } from 'vitest';
import { errorOf, isThere, named, rowsOf } from './coverage-page.ts';

const rows = rowsOf('docs/specification-coverage.md', 'Behaviour');

/** What is wrong with a row, one line each. */
function errorsOf([behaviour = '', livesIn = '', provenBy = '']: readonly string[]): string[] {
  const paths = named(livesIn);
  const proofs = named(provenBy);
  const errors = [
    paths.length === 0 ? 'lives nowhere' : undefined,
    ...paths.map((path) => (isThere(path) ? undefined : `${path} is not there`)),
    proofs.length === 0 ? 'no proof' : undefined,
    ...proofs.map(errorOf),
  ];
  return errors.filter((error) => error !== undefined).map((error) => `${behaviour}: ${error}`);
}

test('the page has rows', () => {
  expect(rows.length).toBeGreaterThan(100);
});

test('every behaviour names existing code and an existing test', () => {
  expect(rows.flatMap(errorsOf)).toEqual([]);
});

test('a wrong row is found', () => {
  const proven = '`scripts/specification-coverage.test.ts › the page has rows`';
  expect(errorsOf(['A', '`README.md`', proven])).toEqual([]);
  expect(errorsOf(['A', '', proven])).toEqual(['A: lives nowhere']);
  expect(errorsOf(['A', '`nowhere.ts`', proven])).toEqual(['A: nowhere.ts is not there']);
  expect(errorsOf(['A', '`README.md`', ''])).toEqual(['A: no proof']);
  expect(errorOf('scripts/specification-coverage.test.ts')).toMatch('no title');
  expect(errorOf('README.md › Run it')).toMatch('is no test');
  expect(errorOf('e2e/nowhere.spec.ts › x')).toMatch('is not there');
  expect(errorOf('scripts/lint-rules.test.ts › no such title at all')).toMatch('has no');
});
