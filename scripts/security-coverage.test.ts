import { expect, test } from 'vitest';
import levels from './asvs-5.0.0.json' with { type: 'json' };
import { errorOf, isThere, named, read, rowsOf } from './coverage-page.ts';

/** The rows of the standard's requirements; rows of other tables do not start with a number. */
const rows = rowsOf('docs/security.md', 'Id').filter(([ids = '']) => /^\d/.test(ids));
const idsOf = ([ids = '']: readonly string[]) => ids.split(', ');

/** What is wrong with a row, apart from its ids. */
function errorsOf([ids = '', verdict = '', reason = '', provenBy = '']: readonly string[]): string[] {
  const errors = [...named(reason), ...named(provenBy)].map(errorOfName);
  if (!['met', 'not applicable', 'open'].includes(verdict)) errors.push(`${verdict} is no verdict`);
  if (reason === '') errors.push('no reason');
  if (verdict === 'met' && named(provenBy).length === 0) errors.push('no proof');
  // Requirements of a chapter's first section may be met by a document; all others need a test.
  if (verdict === 'met' && !/^\d+\.1\./.test(ids) && !provenBy.includes(' › ')) errors.push('no test');
  if (verdict === 'open' && !reason.includes('Closed by ')) errors.push('nothing would close it');
  return errors.filter((error) => error !== undefined);
}

/** A name is a test, a file, or something else that is not checked. */
function errorOfName(name: string): string | undefined {
  if (name.includes(' › ')) return errorOf(name);
  return /\/.*\.(md|tsx?)$/.test(name) && !isThere(name) ? `${name} is not there` : undefined;
}

test('every requirement of level 1 and 2 is listed once', () => {
  const byNumber = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
  expect(rows.flatMap(idsOf).sort(byNumber)).toEqual([...levels['1'], ...levels['2']].sort(byNumber));
});

test('every verdict has a reason and a proof', () => {
  expect(rows.flatMap((row) => errorsOf(row).map((error) => `${row[0]}: ${error}`))).toEqual([]);
});

test('the page states the right number of met requirements', () => {
  const count = (verdict: string) => rows.filter((row) => row[1] === verdict).flatMap(idsOf).length;
  const sentence = `${count('met')} are met, ${count('not applicable')} do not apply and ${count('open')} are open`;
  expect(read('docs/security.md').replaceAll(/\s+/g, ' ')).toContain(sentence);
});

test('a wrong row is found', () => {
  expect(errorsOf(['1.1.1', 'done', 'As it is', ''])).toEqual(['done is no verdict']);
  expect(errorsOf(['1.1.1', 'met', 'As it is', ''])).toEqual(['no proof']);
  expect(errorsOf(['1.1.1', 'met', 'As it is', '`docs/nowhere.md`'])).toEqual([
    'docs/nowhere.md is not there',
  ]);
  expect(
    errorsOf([
      '1.1.1',
      'met',
      'See `scripts/lint-rules.test.ts › no such title at all`',
      '`docs/security.md`',
    ]),
  ).toEqual(['scripts/lint-rules.test.ts has no "no such title at all"']);
  expect(errorsOf(['1.1.1', 'open', 'One day', ''])).toEqual(['nothing would close it']);
  expect(errorsOf(['1.1.1', 'not applicable', '', ''])).toEqual(['no reason']);
});
