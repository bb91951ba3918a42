import { expect, test } from 'vitest';
import { faultOf, isThere, named, rowsOf } from './coverage-page.ts';

const rows = rowsOf('docs/specification-coverage.md', 'Behaviour');

test('the page has rows', () => {
  expect(rows.length).toBeGreaterThan(100);
});

test.each(rows)('%s', (_behaviour, livesIn = '', provenBy = '') => {
  expect(named(livesIn), 'Lives in').not.toEqual([]);
  expect(named(livesIn).filter((path) => !isThere(path))).toEqual([]);
  expect(named(provenBy), 'Proven by').not.toEqual([]);
  expect(named(provenBy).map(faultOf).filter(Boolean)).toEqual([]);
});

test('a row without a proof is found', () => {
  expect(faultOf('scripts/specification-coverage.test.ts')).toMatch('no title');
  expect(faultOf('README.md › Run it')).toMatch('is no test');
  expect(faultOf('e2e/nowhere.spec.ts › x')).toMatch('is not there');
  expect(faultOf('scripts/lint-rules.test.ts › no such title at all')).toMatch('has no');
});
