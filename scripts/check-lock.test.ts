import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLockfiles, lockProblems } from './check-lock.ts';

const valid = { integrity: 'sha512-x' };

describe('lockProblems', () => {
  it('finds nothing in a valid lockfile', () => {
    expect(lockProblems({ '': {}, 'node_modules/a': valid, 'node_modules/b': { link: true } })).toEqual([]);
  });

  it('finds a named registry host', () => {
    expect(lockProblems({ 'node_modules/a': { ...valid, resolved: 'https://host/a.tgz' } })).toHaveLength(1);
  });

  it('finds a missing integrity', () => {
    expect(lockProblems({ 'node_modules/a': {} })).toHaveLength(1);
  });

  it('finds an optional dependency that is not locked', () => {
    expect(
      lockProblems({ 'node_modules/a': { ...valid, optionalDependencies: { 'a-linux': '1.0.0' } } }),
    ).toHaveLength(1);
  });

  it('finds an optional dependency of which only another version is locked', () => {
    const packages = {
      'node_modules/a': { ...valid, optionalDependencies: { b: '1.0.0' } },
      'node_modules/b': { ...valid, version: '2.0.0' },
    };
    expect(lockProblems(packages)).toHaveLength(1);
    expect(
      lockProblems({ ...packages, 'node_modules/a/node_modules/b': { ...valid, version: '1.0.0' } }),
    ).toEqual([]);
  });
});

describe('findLockfiles', () => {
  it('finds the lockfile of the root and those of the benches', () => {
    expect(findLockfiles(resolve(import.meta.dirname, '..'))).toEqual(
      expect.arrayContaining(['package-lock.json', 'bench/ui/package-lock.json']),
    );
  });
});
