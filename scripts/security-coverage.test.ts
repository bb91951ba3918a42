import { expect, test } from 'vitest';
import levels from './asvs-5.0.0.json' with { type: 'json' };
import { faultOf, isThere, named, read, rowsOf } from './coverage-page.ts';

/** The rows of the standard's requirements; those of the other tables begin with no number. */
const rows = rowsOf('docs/security.md', 'Id').filter(([ids = '']) => /^\d/.test(ids));
const idsOf = ([ids = '']: readonly string[]) => ids.split(', ');

/** What is wrong with a row, apart from its ids. */
function faultsOf([ids = '', verdict = '', reason = '', provenBy = '']: readonly string[]): string[] {
  const faults = [...named(reason), ...named(provenBy)].map(faultOfName);
  if (!['met', 'not applicable', 'open'].includes(verdict)) faults.push(`${verdict} is no verdict`);
  if (reason === '') faults.push('no reason');
  if (verdict === 'met' && named(provenBy).length === 0) faults.push('no proof');
  // Of each chapter the first section may ask for a document; what the others ask for shows in a test.
  if (verdict === 'met' && !/^\d+\.1\./.test(ids) && !provenBy.includes(' › ')) faults.push('no test');
  if (verdict === 'open' && !reason.includes('Closed by ')) faults.push('nothing would close it');
  return faults.filter((fault) => fault !== undefined);
}

/** A name is a test, a file, or something else that only people read. */
function faultOfName(name: string): string | undefined {
  if (name.includes(' › ')) return faultOf(name);
  return /\/.*\.(md|tsx?)$/.test(name) && !isThere(name) ? `${name} is not there` : undefined;
}

test('every requirement of level 1 and 2 is named once', () => {
  const byNumber = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
  expect(rows.flatMap(idsOf).sort(byNumber)).toEqual([...levels['1'], ...levels['2']].sort(byNumber));
});

test.each(rows)('%s: %s', (...row) => {
  expect(faultsOf(row)).toEqual([]);
});

test('what the page says of how many are met is so', () => {
  const count = (verdict: string) => rows.filter((row) => row[1] === verdict).flatMap(idsOf).length;
  const sentence = `${count('met')} are met, ${count('not applicable')} do not apply and ${count('open')} are open`;
  expect(read('docs/security.md')).toContain(sentence);
});

test('a row that proves nothing is found', () => {
  expect(faultsOf(['1.1.1', 'done', 'As it is', ''])).toEqual(['done is no verdict']);
  expect(faultsOf(['1.1.1', 'met', 'As it is', ''])).toEqual(['no proof']);
  expect(faultsOf(['1.1.1', 'met', 'As it is', '`docs/nowhere.md`'])).toEqual([
    'docs/nowhere.md is not there',
  ]);
  expect(
    faultsOf([
      '1.1.1',
      'met',
      'See `scripts/lint-rules.test.ts › no such title at all`',
      '`docs/security.md`',
    ]),
  ).toEqual(['scripts/lint-rules.test.ts has no "no such title at all"']);
  expect(faultsOf(['1.1.1', 'open', 'One day', ''])).toEqual(['nothing would close it']);
  expect(faultsOf(['1.1.1', 'not applicable', '', ''])).toEqual(['no reason']);
});
